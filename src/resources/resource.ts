import type { Caller } from '../domain/caller.ts';
import type { KindName } from '../domain/kinds.ts';
import type { Services } from '../services/index.ts';

/** What a resource is read with. */
interface Reading {
  /** Kinds of items that this host does not see. */
  readonly without: readonly KindName[];
  /** Tells the host how far a long reading is. */
  progress(done: number, total: number): void;
  /** What stands in the place of `{name}` of a template. */
  readonly named: Readonly<Record<string, string>>;
}

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
  /** Its text for the caller. */
  read(services: Services, caller: Caller, reading: Reading): Promise<string>;
}
