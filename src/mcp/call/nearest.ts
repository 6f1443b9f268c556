import { editDistance } from '../../domain/edit-distance.ts';

/** Spelling without case and separators, so that `durationMinutes` and `duration_minutes` are one word. */
export const fold = (word: string): string => word.replaceAll(/[_\-\s]/g, '').toLowerCase();

/** Names that other calendars have, folded, and what they are called here. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  summary: ['title', 'content'],
  subject: ['title'],
  name: ['title'],
  title: ['name'],
  body: ['content', 'notes', 'description'],
  text: ['content', 'notes'],
  description: ['notes'],
  notes: ['description', 'content'],
  begin: ['start'],
  from: ['start', 'since'],
  when: ['start', 'at', 'due'],
  time: ['start', 'at', 'due'],
  date: ['since'],
  finish: ['end'],
  until: ['end', 'due'],
  to: ['end'],
  deadline: ['due'],
  place: ['location'],
  where: ['location'],
  rrule: ['repeat'],
  recurrence: ['repeat'],
  recurring: ['repeat'],
  tz: ['timezone'],
  calendar: ['group'],
  category: ['group', 'tags'],
  project: ['group'],
  labels: ['tags'],
  search: ['query'],
  keyword: ['query'],
  count: ['limit'],
  maxresults: ['limit'],
  priority: ['importance'],
  reminder: ['remind_minutes', 'at'],
};

const MARKS = /[_\-\s]+|(?<=[a-z])(?=[A-Z])/;

/** The words that a name is made of, whether of one or of many. */
const wordsOf = (name: string): string[] => name.split(MARKS).map((word) => word.toLowerCase().replace(/s$/, ''));

/** True when one of the names is the other with words around it: `minutes` for `duration_minutes`, `event_id` for `id`. */
function isPart(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return fewer?.every((word) => more?.includes(word)) ?? false;
}

/** True for the beginning or the end of a name: `lang` for `language`, `zone` for `timezone`. */
const isCut = (wanted: string, name: string): boolean =>
  wanted.length >= 4 && (name.startsWith(wanted) || name.endsWith(wanted));

/** Letters that may be wrong in a name of so many. */
const mostWrong = (length: number): number => (length < 4 ? 0 : length < 8 ? Math.ceil(length / 4) : 3);

/** The known word that `word` was probably meant to be, or undefined when none could be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = fold(word.slice(0, 60));
  const part = known.find((name) => isPart(word.slice(0, 60), name));
  if (part !== undefined) return part;
  const synonyms = Object.hasOwn(SYNONYMS, wanted) ? SYNONYMS[wanted] : undefined;
  const synonym = synonyms?.find((name) => known.includes(name));
  if (synonym !== undefined) return synonym;
  const cut = known.find((name) => isCut(wanted, fold(name)));
  if (cut !== undefined) return cut;
  const near = known
    .map((name) => ({ name, wrong: editDistance(wanted, fold(name)) }))
    .filter(({ wrong, name }) => wrong <= mostWrong(Math.max(wanted.length, fold(name).length)))
    .sort((a, b) => a.wrong - b.wrong);
  return near[0]?.name;
}
