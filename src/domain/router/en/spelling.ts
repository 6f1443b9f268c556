import { editDistance } from '../../edit-distance.ts';

/** Words that decide and are often mistyped; long enough that few real words lie near. */
const WORDS = [
  'schedule',
  'calendar',
  'meeting',
  'meetings',
  'reminder',
  'remind',
  'appointment',
  'tomorrow',
  'yesterday',
  'remember',
  'brainstorm',
  'summarize',
  'summary',
  'reschedule',
  'postpone',
  'afternoon',
  'conflict',
  'available',
  'deadline',
  'search',
  'accomplish',
  'accomplished',
  'wednesday',
  'thursday',
  'saturday',
];
const KNOWN = new Set(WORDS);

/** Words that are no mistakes, though they look like it. */
const REAL = new Set(['starch', 'melting', 'remainder', 'rewind', 'remand', 'tuesday']);

/** Slips in words that are too short for that. */
const SHORT = new Map([
  ['nots', 'notes'],
  ['ntoes', 'notes'],
  ['noets', 'notes'],
  ['tmrw', 'tomorrow'],
  ['mtg', 'meeting'],
]);

const isNear = (word: string, known: string): boolean => {
  const most = known.length > 7 ? 2 : 1;
  return Math.abs(word.length - known.length) <= most && editDistance(word, known) <= most;
};

function right(word: string): string {
  const slip = SHORT.get(word);
  if (slip) return slip;
  if (KNOWN.has(word) || REAL.has(word)) return word;
  return WORDS.find((known) => known[0] === word[0] && isNear(word, known)) ?? word;
}

/** The text with slips in the words that decide put right. */
export const spelled = (text: string): string => text.replace(/[a-z]{4,15}/g, right);
