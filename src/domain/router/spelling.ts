import { editDistance } from '../edit-distance.ts';

/** English words that decide and are often mistyped; long enough that few real words lie near. */
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

/** Chinese slips of the keyboard: the right sound, the wrong character. */
const SLIPS: readonly (readonly [wrong: string, right: string])[] = [
  ['按排', '安排'],
  ['笔计', '笔记'],
  ['备望', '备忘'],
  ['提行', '提醒'],
  ['提型', '提醒'],
  ['日成', '日程'],
  ['会义', '会议'],
  ['开慧', '开会'],
  ['开回', '开会'],
  ['代办', '待办'],
  ['记路', '记录'],
  ['总节', '总结'],
];
/** Of the same length as the words that were there, so that places in the text stay places. */
const SLIP = new RegExp(SLIPS.map(([wrong]) => wrong).join('|'), 'g');
const RIGHT = new Map(SLIPS);

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

/** The normalised text with slips in the words that decide put right. */
export function spelled(text: string): string {
  return text.replace(/[a-z]{4,15}/g, right).replace(SLIP, (wrong) => RIGHT.get(wrong) ?? wrong);
}
