import type { Caller } from '../domain/caller.ts';
import type { UserError } from '../domain/errors.ts';
import type { KindName } from '../domain/kinds.ts';
import type { Services } from '../services/index.ts';
import type { Interest } from '../services/updates/interest.ts';

/** How far a host sees, and what it asks for. */
export interface View {
  readonly toolsets: ReadonlySet<string>;
  /** What stands in the place of `{name}` of a template. */
  readonly named: Readonly<Record<string, string>>;
}

/** What a resource is read with. */
interface Reading extends View {
  /** Kinds of items that this host does not see. */
  readonly without: readonly KindName[];
  /** Why an item is out of this host's reach; undefined for one that is not. */
  refuse(id: string, subject?: string): UserError | undefined;
  /** Tells the host how far a long reading is. */
  progress(done: number, total: number): void;
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
  /** Its text for the caller. Throws UserError. */
  read(services: Services, caller: Caller, reading: Reading): Promise<string>;
  /** What its text depends on. Throws UserError as `read` does for what cannot be read, but does not look anything up. */
  shows(caller: Caller, view: View): Interest;
  /** What may stand in the place of the name of a template, for what was typed so far. */
  complete?(services: Services, caller: Caller, typed: string): Promise<readonly string[]>;
}
