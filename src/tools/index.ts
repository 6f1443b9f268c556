import getCurrentTime from './core/get-current-time.ts';
import type { Tool } from './define.ts';

/** Every tool, in the order in which hosts see them. */
export const tools: readonly Tool[] = [getCurrentTime];
