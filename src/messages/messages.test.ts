import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, messages } from './index.ts';
import { partly } from './partly.ts';

type Said = string | ((facts: unknown) => string);
/** What the catalogue of a language says, by the way to it: `change.noChange`, `times.weekdays.short.0`. */
type Sayings = ReadonlyMap<string, Said>;

function sayingsOf(part: unknown, path = ''): [string, Said][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, part as (facts: unknown) => string]];
  return Object.entries(part as object).flatMap(([key, one]) => sayingsOf(one, path === '' ? key : `${path}.${key}`));
}

const CATALOGUES = new Map<string, Sayings>(LANGUAGES.map((name) => [name, new Map(sayingsOf(messages(name)))]));
const catalogue = (name: string): Sayings => CATALOGUES.get(name) ?? new Map();

/** Facts that are one of a few words: all others are lists where they are joined, or can be numbers. */
const WORDS: Readonly<Record<string, string>> = {
  noun: 'event',
  part: 'morning',
  level: 'high',
  kind: 'event',
  wish: 'look',
  status: 'open',
  action: 'complete',
  why: 'none',
  of: 'items',
  class: 'zone',
  priority: 'high',
  importance: 'high',
  urgency: 'high',
  strategy: 'bm25',
  showAs: 'free',
  country: 'US',
  role: 'busy',
  state: 'ok',
};

/** Facts that have facts of their own. */
const NESTED: ReadonlySet<string | symbol> = new Set(['ofEvents', 'ofTodos', 'cameHere', 'wentThere', 'held']);
const NESTED_LISTS: ReadonlySet<string | symbol> = new Set(['alerts', 'people', 'shares', 'weeks', 'blockers']);

const factsOf = (source: string, count: number): unknown =>
  new Proxy(
    {},
    {
      get(_, name) {
        if (NESTED.has(name)) return factsOf(source, count);
        const isList = NESTED_LISTS.has(name) || source.includes(`${String(name)}.map(({`);
        if (isList) return [factsOf(source, count), factsOf(source, count)];
        return source.includes(`${String(name)}.join(`) ? ['A', 'B'] : (WORDS[String(name)] ?? count);
      },
    },
  );

/** A saying, with one of what it counts, with two and with many. */
const textsOf = (said: Said): string[] =>
  typeof said === 'string' ? [said] : [1, 2, 7].map((count) => said(factsOf(said.toString(), count)));

/** Signs and order only, and names: there is nothing in them to translate. */
const WITHOUT_WORDS = [
  'call.betweenIssues',
  'common.chained',
  'common.heading',
  'common.listComma',
  'common.listed',
  'common.quoted',
  'common.withTime',
  'doctor.repairedEnd',
  'files.named',
  'models.named',
  'page.htmlLanguage',
  'page.longDay',
  'places.questionAndAdvice',
  'profile.shown',
  'prompts.headingWithCount',
  'repeats.aside',
  'resources.headingWithCount',
  'sharing.eventOf',
  'shown.aside',
  'shown.named',
  'shown.quadrants.drop',
  'starting.setting',
  'sync.moved',
  'terminal.complaint',
  'times.asked',
  'times.betweenSentences',
  'times.dayWithWeekday',
  'windows.inWindow',
];

/** Said of two things or more only. */
const NEVER_OF_ONE = [
  'change.confirmUndoOfSeveral',
  'items.confirmDelete',
  'items.severalGroupsCalled',
  'items.severalMatch',
  'items.tooMany',
  'plan.onlyFirst',
  'quickAdd.inTheWay',
  'quickAdd.severalItems',
  'reminders.confirmSeveral',
  'sharing.severalGroups',
  'sync.manyGone',
  'sync.stays',
  'todos.closedSeveral',
  'todos.confirmClose',
];

describe('the catalogue of messages', () => {
  it.each(LANGUAGES)('says in %s all that there is to say', (language) => {
    expect([...catalogue(language).keys()].sort()).toEqual([...catalogue('en').keys()].sort());
  });

  it.each(LANGUAGES)('makes text of any facts in %s', (language) => {
    const broken = [...catalogue(language)].flatMap(([path, said]) =>
      textsOf(said).flatMap((text) =>
        typeof text === 'string' && !/undefined|NaN|\[object|=>/.test(text) ? [] : [`${path}: ${text}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  it('takes from English what a language does not say yet', () => {
    const german = partly({
      change: { nothingToUndo: 'Nichts rückgängig zu machen.' },
      times: { weekdays: { short: ['Mo'] } },
    });
    expect(german.change).toEqual({ ...messages('en').change, nothingToUndo: 'Nichts rückgängig zu machen.' });
    expect(german.times.weekdays).toEqual({ ...messages('en').times.weekdays, short: ['Mo'] });
    expect(german.todos).toEqual(messages('en').todos);
  });

  it('answers in the language of the reader', () => {
    expect(LANGUAGES.map((language) => messages({ language }))).toEqual(
      LANGUAGES.map((language) => messages(language)),
    );
    expect(messages({ language: 'zh' })).not.toEqual(messages({ language: 'en' }));
  });

  it('speaks of one thing in the singular in English', () => {
    const things = 'conflicts|events|reminders|todos|items|changes|memos|groups|overlaps|occurrences|slots';
    const plural = new RegExp(`(?<!of |most |than )\\b1 (?:[a-z]+ )?(?:${things})\\b`);
    const ones = [...catalogue('en')].filter(
      ([, said]) => typeof said !== 'string' && plural.test(said(factsOf(said.toString(), 1))),
    );
    expect(ones.map(([path]) => path).sort()).toEqual(NEVER_OF_ONE);
  });

  it('is written in Chinese for readers of Chinese', () => {
    const foreign = [...catalogue('zh')].filter(
      ([, said]) => !textsOf(said).every((text) => /\p{Script=Han}/u.test(text)),
    );
    expect(foreign.map(([path]) => path).sort()).toEqual(WITHOUT_WORDS);
  });

  it('names no value of an argument to readers of Chinese: those are English words', () => {
    const values = new RegExp(
      String.raw`\b(?:${['noun', 'level', 'kind', 'status', 'action', 'priority', 'strategy', 'showAs'].map((fact) => WORDS[fact]).join('|')})\b`,
    );
    const foreign = [...catalogue('zh')].filter(
      ([, said]) =>
        typeof said !== 'string' && values.test(said(factsOf(said.toString(), 2)).replaceAll(/\(.*?: \w+\)/g, '')),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  it('puts full-width marks beside Chinese', () => {
    const half =
      /\p{Script=Han}[:;,!?](?!\d)|[”）][:;,]|\p{Script=Han} ?\((?![A-Z]=)|\(\p{Script=Han}|[:;,] ?\p{Script=Han}/u;
    const wrong = [...catalogue('zh')].filter(([, said]) => textsOf(said).some((text) => half.test(text)));
    expect(wrong.map(([path]) => path)).toEqual(['events.created']);
  });

  it('shows no Chinese to readers of English', () => {
    const chinese = [...catalogue('en')].filter(([, said]) =>
      textsOf(said).some((text) => /\p{Script=Han}/u.test(text)),
    );
    expect(chinese).toEqual([]);
    // Tables that sayings look words up in, and what they say of other numbers.
    const lines = readdirSync(new URL('en', import.meta.url)).flatMap((file) =>
      readFileSync(new URL(`en/${file}`, import.meta.url), 'utf8').split('\n'),
    );
    expect(lines.filter((line) => /\p{Script=Han}/u.test(line))).toEqual([]);
  });
});

describe('the code', () => {
  const ROOT = new URL('../', import.meta.url);
  /** Where Chinese stands that is no sentence of the catalogue. */
  const OTHERS: readonly (readonly [path: RegExp, what: string])[] = [
    [
      /^domain\/(?:phrases|quick-add|relative|router|language)\/|^domain\/color\.ts|^domain\/free-slots\/(?:working-hours|protected-times)\.ts|^domain\/time\/week-start\.ts/,
      'what is read',
    ],
    [/^domain\/arguments\/(?:end|place-zone|read)\.ts/, 'examples of what is read'],
    [/^domain\/recurrence\/text-zh\.ts/, 'how a repeat is put into words'],
    [/^(?:retrieval|models)\//, 'what is searched'],
    [/^prompts\//, 'sheets of prompts'],
    [/^(?:tools|resources|mcp\/server)\//, 'descriptions for models, with examples of what users say'],
    [/^commands\/(?:demo|memo\/read-folder)/, 'what is played, and names of files that are no titles'],
  ];

  /** Comments aside, and patterns. */
  const chineseIn = (source: string): string[] =>
    source
      .split('\n')
      .filter((line) => /['`"][^'`"]*\p{Script=Han}/u.test(line.replace(/^\s*(?:\/\*\*|\*|\/\/).*|\/\*\*.*\*\//, '')));

  const speaking = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\/|^messages\//.test(file))
    .map((file) => ({ file, lines: chineseIn(readFileSync(new URL(file, ROOT), 'utf8')) }))
    .filter(({ lines }) => lines.length > 0);

  it('says nothing by itself', () => {
    const itself = speaking.filter(({ file }) => !OTHERS.some(([path]) => path.test(file)));
    expect(itself.flatMap(({ file, lines }) => lines.map((line) => `${file}: ${line.trim()}`))).toEqual([]);
  });

  it.each(OTHERS)('has Chinese that is no sentence in %s: %s', (path) => {
    expect(speaking.filter(({ file }) => path.test(file))).not.toEqual([]);
  });

  it('is looked through for what it says', () => {
    expect(chineseIn("const wrong = say('没有这样的更改。');\n/** 没有 `这样` */\nconst read = /待办|任务/;")).toEqual([
      "const wrong = say('没有这样的更改。');",
    ]);
  });
});
