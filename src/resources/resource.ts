import type { Caller } from '../domain/caller.ts';
import type { Services } from '../services/index.ts';

/** Something that a host may read without calling a tool. */
export interface Resource {
  readonly name: string;
  /** With `{name}` in it, a template of many. */
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  /** Listed when one of these toolsets is on. */
  readonly toolsets: readonly string[];
  /** Its text for the caller. `progress` tells the host how far a long reading is; `named` is what stands in the place of `{name}`. */
  read(
    services: Services,
    caller: Caller,
    progress: (done: number, total: number) => void,
    named: Readonly<Record<string, string>>,
  ): Promise<string>;
}
