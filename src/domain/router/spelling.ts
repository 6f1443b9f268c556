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
const REAL = new Set([
  'starch',
  'melting',
  'meting',
  'sunday',
  'scheduled',
  'schedules',
  'remains',
  'remained',
  'rewind',
]);

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

/**
 * Whether one letter too many, too few, another, or two that changed places
 * make `word` of `known`: optimal string alignment of at most `most` (Damerau, 1964).
 */
function isNear(word: string, known: string, most: number): boolean {
  if (Math.abs(word.length - known.length) > most) return false;
  let [before, row] = [[] as number[], Array.from({ length: known.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= known.length; j++) {
      const same = word[i - 1] === known[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && word[i - 1] === known[j - 2] && word[i - 2] === known[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return (row[known.length] ?? most + 1) <= most;
}

function right(word: string): string {
  const slip = SHORT.get(word);
  if (slip) return slip;
  if (KNOWN.has(word) || REAL.has(word)) return word;
  return WORDS.find((known) => known[0] === word[0] && isNear(word, known, known.length > 7 ? 2 : 1)) ?? word;
}

/** The normalised text with slips in the words that decide put right. */
export function spelled(text: string): string {
  return text.replace(/[a-z]{4,15}/g, right).replace(SLIP, (wrong) => RIGHT.get(wrong) ?? wrong);
}
