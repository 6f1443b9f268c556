import type { ParseArgsConfig } from 'node:util';
import type { Config, Environment, Flags } from '../../app/config.ts';
import type { Services } from '../../services/index.ts';

/** What a command works with. */
interface CommandContext {
  readonly config: Config;
  /** The words after the command's name. */
  readonly words: readonly string[];
  /** The flags: common ones and the command's own. */
  readonly flags: Flags;
  readonly env: Environment;
  /** Opens the database at the first use; main closes it. */
  services(): Promise<Services>;
}

/** A module of this folder exports one of these as its default. */
export interface Command {
  /** Flags of its own, for `parseArgs` of node:util. */
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Does the work, prints to the terminal, and answers with the exit code. */
  run(context: CommandContext): Promise<number>;
}
