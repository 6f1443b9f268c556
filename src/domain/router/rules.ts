import type { CueName } from './frames/cues.ts';
import type { RuleWords } from './frames/language.ts';
import type { Route } from './frames/route.ts';
import { anyOf } from './languages.ts';

/** What is known of a text when the rules look at it. */
export interface Signs {
  /** Whether a cue of that name was found. */
  has(name: CueName): boolean;
  /** Normalised, with what a note or an idea is about taken out. */
  readonly text: string;
  /** A point in time or a repeat was said; with an hour. */
  readonly time: boolean;
  readonly clock: boolean;
}

/** What several words mean together, where the sum of their points would say something else. */
interface Rule {
  readonly when: (signs: Signs) => boolean;
  readonly route: Route;
  readonly points: number;
  /** Cues that mean nothing then. */
  readonly drop?: readonly (CueName | 'time' | 'clock')[];
}

const any = (name: keyof RuleWords): string => anyOf(({ rules }) => rules[name]);

/** At the start of a request, behind what is said for politeness. */
const begins = (name: keyof RuleWords): RegExp => new RegExp(`^(?:[\\s,。!]|${any('polite')})*${any(name)}`);
const says = (name: keyof RuleWords): RegExp => new RegExp(any(name));

const REMINDS = begins('reminds');
const RECALLS = says('recalls');
const COMMANDS = begins('commands');
const PERSONAL = says('personal');
const TOGETHER = says('together');
const COMPOSES = begins('composes');
const WHATS_MINE = says('whatsMine');
const INTO_PLAN = says('intoPlan');
const MY_THINGS = says('myThings');
const HOW_TO = begins('howTo');
const FACTS = says('facts');
const ASKS = says('asks');
const DONE = begins('done');
const BARE_HOW = begins('bareHow');

/** In any order: all that hold count. */
export const RULES: readonly Rule[] = [
  // "Remind me to …" is one, whatever of; "remind me what I wrote" asks for it now.
  { when: ({ text }) => REMINDS.test(text) && !RECALLS.test(text), route: 'schedule', points: 8 },
  { when: ({ text }) => RECALLS.test(text), route: 'memo', points: 4 },
  // What a command does to the calendar counts more than what the event is about.
  { when: ({ text, has }) => COMMANDS.test(text) && !has('note'), route: 'schedule', points: 5 },
  // One's own appointments.
  { when: ({ text, has }) => has('meet') && PERSONAL.test(text), route: 'schedule', points: 1 },
  { when: ({ text, time }) => time && PERSONAL.test(text) && WHATS_MINE.test(text), route: 'schedule', points: 3 },
  // A review, a brainstorming or a reading that has an hour is an event.
  {
    when: ({ clock, has }) =>
      clock && !has('note') && !has('did') && !has('naming') && !has('ideas') && !has('recall') && !has('writing'),
    route: 'schedule',
    points: 3,
  },
  // Notes about meetings are notes.
  {
    when: ({ has, clock }) =>
      (has('note') || has('recall') || (has('keep') && !clock)) && !has('remind') && !(has('note') && has('planner')),
    route: 'memo',
    points: 2,
    drop: ['meet', 'act', 'time', 'clock'],
  },
  // "Note that down" of what has an hour to come is an appointment.
  { when: ({ has, clock }) => has('keep') && clock && !has('note'), route: 'schedule', points: 4 },
  { when: ({ text, has }) => (has('note') || has('recall')) && MY_THINGS.test(text), route: 'memo', points: 3 },
  // What is so with somebody, or with a thing, whatever hours and meals it names.
  {
    when: ({ text, has }) => FACTS.test(text) && !ASKS.test(text) && !REMINDS.test(text) && !has('act'),
    route: 'memo',
    points: 8,
    drop: ['meet', 'time', 'clock', 'stored', 'when', 'writing', 'ideas', 'planner', 'remind'],
  },
  // What is done is ticked off.
  { when: ({ text }) => DONE.test(text) && !ASKS.test(text), route: 'schedule', points: 6, drop: ['did', 'report'] },
  // Notes and schedule together.
  {
    when: ({ text, has }) =>
      (has('note') && has('planner')) ||
      ((has('note') || has('recall')) && (TOGETHER.test(text) || INTO_PLAN.test(text))),
    route: 'amazing',
    points: 12,
  },
  // Looking back on a period, on work, or on what was done.
  {
    when: ({ has }) => has('review') && (has('work') || (has('period') && !has('note') && !has('recall'))),
    route: 'amazing',
    points: 5,
    drop: ['writing', 'ideas'],
  },
  // A text to be written that is a report is one that is looked up first.
  { when: ({ has }) => has('report') || has('did'), route: 'amazing', points: 2, drop: ['writing', 'work', 'ideas'] },
  {
    when: ({ text, has, clock }) => COMPOSES.test(text) && !clock && !has('keep') && !has('lore') && !has('review'),
    route: 'creative',
    points: 4,
  },
  // How to do a thing in general, and what a word means.
  {
    when: ({ text, time, has }) =>
      HOW_TO.test(text) &&
      !time &&
      !has('stored') &&
      !has('naming') &&
      !has('ideas') &&
      !has('recall') &&
      (!PERSONAL.test(text) || BARE_HOW.test(text)),
    route: 'chat',
    points: 6,
  },
  // What somebody's number or birthday is, is stored or asked for: general knowledge does not have it.
  {
    when: ({ has, time }) => has('stored') && !has('lore') && !has('recall') && !has('note') && !time,
    route: 'amazing',
    points: 2,
    drop: ['knowledge', 'when', 'meet'],
  },
  {
    when: ({ text, time, has }) =>
      has('knowledge') && !time && !has('writing') && !has('ideas') && !has('recall') && !PERSONAL.test(text),
    route: 'chat',
    points: 2,
  },
];
