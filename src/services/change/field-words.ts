import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';

type Reader = Pick<Caller, 'language'>;
type Words = Readonly<Record<string, string>>;

/** Fields that hold one of a few words, such as `high`. */
const WORDED = /(?:^| )(?:importance|urgency|priority|status|show_as|role)$/;

/** What a field is called, also one of an occurrence: `occurrence 2026-01-28T15:00:00 title`. */
export function fieldName(reader: Reader, field: string): string {
  const names: Words = messages(reader).change.fields;
  return field
    .split(' ')
    .map((word) => names[word] ?? word)
    .join(' ');
}

/** The value of a field in the words of the reader; nothing as `(none)`. */
export function fieldValue(reader: Reader, field: string, value: string | null): string {
  if (value === null) return messages(reader).change.none;
  const { change, sharing } = messages(reader);
  const words: Words = field === 'role' ? sharing.roles : change.values;
  return (WORDED.test(field) ? words[value] : undefined) ?? value;
}
