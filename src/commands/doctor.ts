import type { Command } from './command.ts';
const command: Command = { run: async () => 1 };
export default command;
