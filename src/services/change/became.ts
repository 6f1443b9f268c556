import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { fieldChanges } from './diff.ts';
import { fieldName, fieldValue } from './field-words.ts';
import { type Image, isRaised } from './image.ts';
import type { Kinds } from './kind.ts';

/** Fields that a line tells of. */
const TOLD = 3;
/** Letters of a value that are shown. */
const SHOWN = 60;

/** An id of what has a name. */
const ID = /\b(?:evt|rem|todo|grp|mem|memo)_[0-9a-z]{10}\b/;

/** What is told, with names in place of ids: waits for Get the numbers. */
export async function withNames(text: string, nameOf: (id: string) => Promise<string | undefined>): Promise<string> {
  const ids = [...new Set(text.match(new RegExp(ID, 'g')))];
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await nameOf(id)) ?? id] as const)));
  return ids.length === 0 ? text : text.replace(new RegExp(ID, 'g'), (id) => names.get(id) ?? id);
}

/** What follows from something else that is said: that it was closed, and that an occurrence moved with its series. */
const FOLLOWS = /^closed_at$| occurrence$/;

/** An occurrence that takes place no more has nothing that is told of. */
const isCancelled = ({ after }: Image): boolean => after !== null && 'cancelled' in after && after.cancelled === 1;

/** What a change made of what: `start 2026-11-24 15:00 → 2026-11-25 10:00`. Empty where items only came or went. */
export function whatBecame(caller: Caller, kinds: Kinds, images: readonly Image[]): string {
  const changed = images.filter((image) => image.before && image.after && !isRaised(image) && !isCancelled(image));
  const several = new Set(changed.map(({ id }) => id)).size > 1;
  const shown = (field: string, value: string | null): string => shortened(fieldValue(caller, field, value));
  const told = changed.flatMap((image) => {
    const row = image.after ?? image.before;
    const name = several && row ? `${kinds.byTable(image.table).nameOf(caller, row)} ` : '';
    return fieldChanges(caller, kinds, image)
      .filter(({ field }) => !FOLLOWS.test(field))
      .map(({ field, from, to }) => `${name}${fieldName(caller, field)} ${shown(field, from)} → ${shown(field, to)}`);
  });
  return messages(caller).common.chained({ names: told.slice(0, TOLD), all: told.length });
}

/** A long text by its beginning; ids are told by their names afterwards. */
const shortened = (text: string): string =>
  text.length > SHOWN && !ID.test(text) ? `${text.slice(0, SHOWN).toWellFormed()}…` : text;
