import { oneOf } from '../language/patterns.ts';
import type { Fields, SaidKind } from './frames/fields.ts';
import { GAP } from './frames/gap.ts';
import { anyOf, ofAll } from './languages.ts';
import type { Remaining } from './remaining.ts';

/** Fields that words of a sentence give: 很重要, high priority, #home, tentatively, ~3 hours. */

const WORDS = ofAll(({ fields }) => fields.words).map(({ word, sets }) => ({
  pattern: new RegExp(`${oneOf([word])}(?![a-z])`, 'uy'),
  sets,
}));
const LEADING = ofAll(({ fields }) => fields.leading);
const KINDS = ofAll(({ fields }) => fields.kinds);

/** No clause of fields is longer. */
const LONGEST = 80;
const CLAUSES = new RegExp(
  `(?:(?!\\s-\\s|\\.(?:\\s|$))[^${GAP},，;；。!！:：#＃()（）\\[\\]【】\\n—–|])+|!{2,3}(?!\\d)`,
  'g',
);

const WHY = new RegExp(`(?:^|(?<=[^a-z]))${anyOf(({ fields }) => fields.why ?? [])}.*$`, 'u');

/** What a clause sets, if it is nothing but words of fields, and why that is so. */
function setBy(whole: string): Fields | undefined {
  const clause = whole.replace(WHY, '');
  let sets: Fields | undefined;
  let at = 0;
  while (at < clause.length) {
    if (/\s/.test(clause[at] as string) || (sets === undefined && /[~–—-]/.test(clause[at] as string))) {
      at++;
      continue;
    }
    const word = WORDS.find(({ pattern }) => {
      pattern.lastIndex = at;
      return pattern.test(clause);
    });
    if (!word) return undefined;
    at = word.pattern.lastIndex;
    if (word.sets) sets = { ...sets, ...word.sets };
  }
  return sets;
}

/** Whether a text says nothing but fields: 不急, high priority. `text`: normalised. */
export const isFields = (text: string): boolean => setBy(text.trim()) !== undefined;

const LAST_WORD = /\s(?<cut>\p{Script=Han}{2,8})\s*$/u;
const FIRST_WORD = /^\s*(?<cut>\p{Script=Han}{2,8})\s/u;

const trimmed = (clause: string): string => clause.replace(/^[.\s]+|[.\s]+$/g, '');
const BEFORE_MORE = new RegExp(
  `^.+?(?=\\s(?:${anyOf(({ items }) => items.lastJoint)}|${anyOf(({ fields }) => fields.or ?? [])})\\s)`,
  'u',
);
const BEHIND_SO = new RegExp(
  `(?:\\s|(?<=\\p{Script=Han}))${anyOf(({ fields }) => fields.so ?? [])}(?:\\s|(?=\\p{Script=Han})).+$`,
  'u',
);

/** Takes clauses out that are fields as a whole. `wanted`: which of them the item has. */
export function takeFields(rest: Remaining, wanted: readonly (keyof Fields)[]): Fields {
  let found: Fields = {};
  const { view } = rest;
  const isWanted = (sets: Fields): boolean =>
    (Object.keys(sets) as (keyof Fields)[]).some((one) => wanted.includes(one));
  const clauses = [...view.matchAll(CLAUSES)].filter(([text]) => text.length <= LONGEST);
  // From the end on, so that places before stay where they are.
  for (const match of clauses.toReversed()) {
    const [clause] = match;
    // Fields with more behind them (it's important and it'll run me $160), or before them (they haven't confirmed, so make it tentative).
    const pieces = [clause, BEFORE_MORE.exec(clause)?.[0] ?? '', BEHIND_SO.exec(clause)?.[0] ?? ''];
    const own = pieces.map((text) => ({ text, sets: setBy(trimmed(text)) })).find(({ sets }) => sets);
    if (!own?.sets || !isWanted(own.sets)) continue;
    found = { ...own.sets, ...found };
    const from = match.index + clause.indexOf(own.text);
    rest.cutView({ from, to: from + own.text.length });
  }
  // 交报告 #工作 重要; 不急 整理照片: between Chinese words a blank parts clauses.
  for (const edge of [LAST_WORD, FIRST_WORD]) {
    const sets = setBy(edge.exec(rest.view)?.groups?.cut ?? '');
    if (sets && isWanted(sets) && rest.drop(edge, false)) found = { ...found, ...sets };
  }
  for (const { pattern, sets } of LEADING) {
    if (isWanted(sets) && rest.drop(pattern)) found = { ...found, ...sets };
  }
  return found;
}

/** At either end of a clause: `reply to #general thread` names a channel. */
const TAG = new RegExp(
  `(?:(?<=^|[,，;；${GAP}]\\s*)|(?<=[^\\s]\\s)(?=[^\\s]+\\s*(?:$|[,，;；.。!！(（${GAP}#＃])))[#＃](?=[^\\s#]*\\p{L})([\\p{L}\\p{N}_\\-/]{1,40})`,
  'u',
);

const SIGNED = '(?=[#＃][^\\s#]*\\p{L})';
/** 标签：#家务, tag it #work: the word says no more than the sign. */
const SAYS_TAG = new RegExp(
  `(?<=^|[,，;；。\\s${GAP}])(?<cut>${anyOf(({ fields }) => fields.tags)}\\s*[:：]?\\s*)${SIGNED}`,
  'u',
);

/** Between tags that are named in a row. */
const SEPARATES = `(?:[、,，/]\\s?|\\s?&\\s?|\\s${anyOf(({ items }) => items.lastJoint)}\\s)`;

const LABELLED = new RegExp(
  `(?<=^|[,，;；。\\s${GAP}])${anyOf(({ fields }) => fields.tags)}\\s*[:：]?\\s*(?<tags>[\\p{L}\\p{N}_\\-/]{1,40}(?:${SEPARATES}[\\p{L}\\p{N}_\\-]{1,20})*)[。.]?[\\s,，;；()（）${GAP}]*$`,
  'u',
);

/** `tag it home and remind me` + a time */
const ASKED = new RegExp(
  `[\\s,，]*(?:${anyOf(({ items }) => items.lastJoint)}\\s+)?${anyOf(({ kinds }) => kinds.asksAt)}(?=\\s*${GAP})`,
);

/** Whether a text says nothing but tags: 标签学习. `text`: normalised. */
export const isTags = (text: string): boolean => {
  // tagged work (45 min)
  const said = text.replace(/\([^()]{0,40}\)/g, '').trim();
  return LABELLED.exec(said)?.index === 0 || /^(?:[#＃][\p{L}\p{N}_\-/]{1,40}\s*)+$/u.test(said);
};

const NAME_OF_TAG = '[a-z][a-z\\d_-]{0,30}';
const JOINS_TAGS = /\s*,\s*(?:and\s)?|\s?&\s?|\sand\s/i;
const TAGS_IN_A_ROW = new RegExp(
  `(?<=^|[,;.\\s])(?<label>${anyOf(({ fields }) => fields.tags)}\\s*:?\\s*)(?<tags>${NAME_OF_TAG}(?:(?:${JOINS_TAGS.source})${NAME_OF_TAG})+)(?=\\s*(?:$|[,;.\\n]))`,
  'gi',
);

/** `tag it home, garden and diy`: with strokes between the tags, which part no items. `isOther`: the word says something else. */
export const withTagsTogether = (text: string, isOther: (word: string) => boolean): string =>
  text.replace(TAGS_IN_A_ROW, (all: string, label: string, tags: string) => {
    const names = tags.split(JOINS_TAGS);
    const others = names.findIndex((name) => isFields(name.toLowerCase()) || isOther(name));
    const own = others < 0 ? names : names.slice(0, others);
    return own.length < 2 ? all : [`${label}${own.join('/')}`, ...names.slice(own.length)].join(', ');
  });

/** Takes out what is written as a tag, or named as one. */
export function takeTags(rest: Remaining): string[] {
  const tags: string[] = [];
  rest.drop(ASKED);
  rest.drop(SAYS_TAG);
  const named = LABELLED.exec(rest.view);
  if (named?.groups?.tags !== undefined) {
    const span = { from: named.index, to: named.index + named[0].length };
    const from = span.from + named[0].indexOf(named.groups.tags);
    tags.push(...rest.shown({ from, to: from + named.groups.tags.length }).split(new RegExp(SEPARATES, 'u')));
    rest.cutView(span);
  }
  for (let step = 0; step < 20; step++) {
    const match = TAG.exec(rest.view);
    if (!match) break;
    const span = { from: match.index, to: match.index + match[0].length };
    tags.push(rest.shown(span).replace(/^[#＃]/, ''));
    rest.cutView(span);
  }
  return tags;
}

const TAKES = anyOf(({ fields }) => fields.takes);
const ABOUT = anyOf(({ fields }) => fields.about);
const BESIDE_LENGTH = [
  new RegExp(`(?<cut>(?:${TAKES}\\s*){1,4})(?=${GAP})`),
  new RegExp(`(?<=${GAP}\\s*)(?<cut>${ABOUT})(?=$|[\\s,，。;；${GAP}])`),
];

/** A length that is a gap is said to be about how long it takes. */
export const takesLong = (rest: Remaining): boolean =>
  BESIDE_LENGTH.slice(0, 1).some((pattern) => pattern.test(rest.view));

/** Takes out what says that a length, which is a gap, is about how long it takes. */
export function dropTakes(rest: Remaining): void {
  for (const pattern of BESIDE_LENGTH) rest.drop(pattern);
}

/** Takes out the kind that a text begins with, if it says one outright. */
export function takeKind(rest: Remaining): SaidKind | undefined {
  for (const { pattern, kind } of KINDS) if (rest.drop(pattern, false)) return kind;
  return undefined;
}
