import { messages } from '../messages/index.ts';
import type { FieldChange } from '../services/change/diff.ts';
import { fieldName, fieldValue } from '../services/change/field-words.ts';
import type { ChangeView } from '../services/change/history.ts';
import type { Reader } from './reader.ts';

/** One change as one line that is enough to act on. */
export const changeLine = ({ change_id, when, tool, by, summary, why_not }: ChangeView): string =>
  [when, summary, tool, by, change_id, why_not && `✗ ${why_not}`].filter(Boolean).join(' · ');

/** What one field was and is, as one line: `title: Standup → Daily · evt_1`. */
export function fieldLine({ id, field, from, to, title }: FieldChange, reader: Reader): string {
  const text = `${fieldValue(reader, field, from)} → ${fieldValue(reader, field, to)}`;
  const said = messages(reader).shown.named({ name: fieldName(reader, field), text });
  return [title, said, id].filter(Boolean).join(' · ');
}

/** How many more changes there are to fields of one name. */
export const moreFields = (field: string, count: number, reader: Reader): string =>
  `… ${fieldName(reader, field)} × ${count}`;
