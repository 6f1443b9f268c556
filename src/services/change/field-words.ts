import type { Caller } from '../../domain/caller.ts';
import { describeRule } from '../../domain/recurrence/text.ts';
import { messages } from '../../messages/index.ts';

type Reader = Pick<Caller, 'language' | 'zone'>;
type Words = Readonly<Record<string, string>>;

/** Fields that hold one of a few words, such as `high`. */
const WORDED = /(?:^| )(?:importance|urgency|priority|status|show_as|role)$/;
/** Fields that hold a rule. */
const RULED = /(?:^| )repeat$/;
/** Fields that hold a list: of occurrences, tags or ids. */
const LISTED = /(?:^| )(?:excluded_dates|extra_dates|tags|depends_on)$/;

/** What a field is called, also one of an occurrence: `occurrence 2026-01-28T15:00:00 title`. */
export function fieldName(reader: Pick<Reader, 'language'>, field: string): string {
  const names: Words = messages(reader).change.fields;
  return field
    .split(' ')
    .map((word) => names[word] ?? plainTime(word))
    .join(' ');
}

/** The value of a field in the words of the reader; nothing as `(none)`. */
export function fieldValue(reader: Reader, field: string, value: string | null): string {
  const { change, common, sharing } = messages(reader);
  if (value === null) return change.none;
  if (RULED.test(field)) return describeRule(value, reader.language, reader.zone);
  if (LISTED.test(field)) return itemsOf(value).map(plainTime).join(common.listComma) || change.none;
  const words: Words = field === 'role' ? sharing.roles : change.values;
  return (WORDED.test(field) ? words[value] : undefined) ?? plainTime(value);
}

/** `2026-11-24T15:00:00` as people write it; other text as it is. */
const plainTime = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?$/, '$1 $2');

const itemsOf = (json: string): string[] => (json.startsWith('[') ? (JSON.parse(json) as string[]) : [json]);
