import { GRAMMAR, KNOWN, type Signs, wordSet } from './signs.ts';

/** Words of English grammar. */
const GRAMMAR_WORDS = wordSet(
  "the a an to with at for of my our your his her their i i'm i'll i've you we it it's this that these those and or but not no",
  "is are was were be been am do does did don't didn't can can't could would should will won't have has had let's",
  'in on from by about before after until between into me us him them what when where who which why how please any some every',
);

/** Words of calendars and everyday life. */
const KNOWN_WORDS = wordSet(
  'today tomorrow tonight yesterday morning afternoon evening night noon midnight week weekend weekday month year day daily weekly monthly yearly hour hours minute minutes',
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december next last',
  'meeting meetings meet call calls lunch dinner breakfast brunch coffee drinks party birthday anniversary wedding appointment dentist doctor haircut interview standup sync review demo workshop training class lesson exam session',
  'remind reminder reminders schedule calendar agenda event events todo todos task tasks note notes memo memos plan plans deadline due alarm',
  'add create book set cancel move delete remove change update reschedule postpone push undo show list find search check finish finished done complete mark snooze extend',
  'buy get pick drop send email write read pay return submit prepare clean wash fix renew order bring take make go visit watch run walk ask tell text water feed',
  'mom dad mum kids wife husband boss team client friend office home school hospital airport hotel flight train rent bill bills groceries milk eggs bread report slides budget contract passport gym yoga',
  'busy free available early late later soon again out off up new all important urgent project quarterly annual summary recap trip vacation holiday',
);

/** What other languages that are written in Latin letters have and English has not. */
const FOREIGN = wordSet(
  'und mit der das ist nicht für ein eine beim zum zur uhr morgen heute avec pour les une est dans demain le la los las el una para por mañana reunión con uma não com amanhã della il che di domani voor het een van',
);

/** A word in Latin letters, with what stands beside it. */
const WORD = /(?<before>\p{Script=Han})?(?<word>\p{Script=Latin}[\p{Script=Latin}'’]*)(?<after>\p{Script=Han})?/gu;
const UNKNOWN = 0.5;
/** So many unknown words make a text of words rather than of names. */
const PROSE = 3;

/** 三 PRD, book一个: in the middle of Chinese without a blank, taken in by it. */
const GLUED = 0.25;

/** What in a text is English. Names and abbreviations, by their capitals, count for nothing. */
export function englishIn(text: string): Signs {
  const words = [...text.matchAll(WORD)].map(({ groups = {} }) => ({
    word: (groups.word ?? '').replaceAll('’', "'"),
    weight: groups.before === undefined && groups.after === undefined ? 1 : GLUED,
  }));
  const isShouted = words.length > 1 && words.every(({ word }) => word === word.toUpperCase());
  let [score, unknown, foreign] = [0, 0, 0];
  for (const { word, weight } of words) {
    const plain = word.toLowerCase();
    const isAbbreviation = !isShouted && word.length > 1 && word === word.toUpperCase();
    if (FOREIGN.has(plain) || /[^a-z']/.test(plain)) foreign += GRAMMAR;
    else if (isAbbreviation) continue;
    else if (GRAMMAR_WORDS.has(plain)) score += GRAMMAR * weight;
    else if (KNOWN_WORDS.has(plain)) score += KNOWN * weight;
    else if (word === plain && word.length > 1) unknown += weight;
  }
  const total = score >= KNOWN || unknown >= PROSE ? score + UNKNOWN * unknown : 0;
  return { score: foreign >= total ? 0 : total, occurs: total > 0 };
}
