import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { fieldChanges } from './diff.ts';
import { fieldName, fieldValue } from './field-words.ts';
import { type Image, isRaised } from './image.ts';
import type { Kinds } from './kind.ts';

/** Fields that a line tells of. */
const TOLD = 3;
/** Letters of a value that are shown. */
const SHOWN = 40;

/** That something was closed is said by its status. */
const FOLLOWS = 'closed_at';

/** What a change made of what: `start 2026-11-24 15:00 → 2026-11-25 10:00`. Empty where items only came or went. */
export function whatBecame(caller: Caller, kinds: Kinds, images: readonly Image[]): string {
  const changed = images.filter((image) => image.before && image.after && !isRaised(image));
  const several = new Set(changed.map(({ id }) => id)).size > 1;
  const shown = (field: string, value: string | null): string => shortened(fieldValue(caller, field, value));
  const told = changed.flatMap((image) => {
    const row = image.after ?? image.before;
    const name = several && row ? `${kinds.byTable(image.table).nameOf(caller, row)} ` : '';
    return fieldChanges(caller, kinds, image)
      .filter(({ field }) => field !== FOLLOWS)
      .map(({ field, from, to }) => `${name}${fieldName(caller, field)} ${shown(field, from)} → ${shown(field, to)}`);
  });
  return messages(caller).common.chained({ names: told.slice(0, TOLD), all: told.length });
}

/** `2026-11-24T15:00:00` as people write it, and a long text by its beginning. */
function shortened(text: string): string {
  const plain = text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?$/, '$1 $2');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN).toWellFormed()}…` : plain;
}
