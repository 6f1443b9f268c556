import type { Route } from './cues/cue.ts';

/** What is known of a text when the rules look at it. */
export interface Signs {
  /** Whether a cue of that name was found. */
  has(name: string): boolean;
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
  readonly drop?: readonly string[];
}

const POLITE =
  "^(?:[\\s,。!]|请|麻烦|帮我|替我|给我|帮忙|能不能|可以|你|hey|hi|hello|ok(?:ay)?|so|and|please|pls|can you|could you|would you|will you|i (?:need|want) (?:you )?to|i'd like to|let's|just|also|then)*";

const REMINDS = new RegExp(
  `${POLITE}(?:(?:到时候?)?提醒(?!的|系统|功能|软件|和|与)|别忘|不要忘|记得(?!我)|叫我|remind (?:me|us)|set a reminder|don't (?:let me )?forget|remember to|wake me)`,
);
const RECALLS = /提醒我?(?:一下)?我?(?:之前|上次|以前|昨天)|remind me (?:what|where|who|how|which|of what)/;
const COMMANDS = new RegExp(
  `${POLITE}(?:把[^,。]{1,16}(?:改(?!得|写)|推|挪|移|换|取消|删)|取消|撤销|撤回|删掉|删除|推迟|预约|预定|安排|按排|约|标记|book|cancel|resched[a-z]+|schedule|postpone|complete|prioriti[sz]e|mark [^,.]* (?:as )?(?:done|complete|finished)|push|move|block|set up|free up|clear|delete|arrange|undo|snooze)`,
);
const PERSONAL = /我|咱|(?<![a-z])(?:my|our|me|mine|i'm|i am|am i|have i|did i|do i have|i have|i had)(?![a-z])/;
const TOGETHER =
  /(?:开|见)了?[^。]{0,8}都?(?:记|写)了|去了[^。]{0,8}(?:记|写)了|要(?:见|开|去|参加)[^。]{0,12}(?:记过|写过|笔记|提过)|notes? with [a-z']* ?(?:meetings?|calendar|schedule|agenda)|(?:笔记|备忘录?|memo)[^,。]{0,2}(?:和|与|跟|及|加|,)[^,。]{0,6}(?:会|日程|待办|安排|行程|日历)|(?:会议?|日程|待办|安排|行程|日历)[^,。]{0,2}(?:和|与|跟|及|加|,)[^,。]{0,6}(?:笔记|备忘|记过|memo|notes?)|(?:notes?|memos?)(?: and|,| plus| or) (?:my )?(?:meetings?|events?|calendar|schedule|todos?|appointments?)|(?:meetings?|events?|calendar|schedule|todos?|appointments?)(?: and|,| plus| or) (?:both )?(?:my )?(?:notes?|memos?)/;
const COMPOSES = new RegExp(
  `${POLITE}(?:给我)?(?:写(?![下进过入在到代])|编(?!程|辑)|续写|作(?:一|首)|write(?! (?:this|that|it)? ?down)|draft|compose|pen|invent|polish|rewrite|craft|suggest(?! (?:a )?(?:time|slot|day)))`,
);
const WHATS_MINE = /什么|哪|(?<![a-z])what(?:'s| is| are)(?![a-z])/;
const INTO_PLAN =
  /(?:根据|结合|按照|用)[^,。]{0,12}(?:笔记|备忘)|(?:安排|排(?:到|进|期)|变成|转成|转为|加(?:到|进)|放(?:到|进)|计划|准备)|(?<![a-z])(?:based on|turn|convert|plan|schedule (?:time|the|my|some)|use my notes|prepare)(?![a-z])/;
const MY_THINGS =
  /(?:笔记|备忘录?|纪要|日记|记录)(?:里|中|有|在|呢)|(?:notes?|memos?|diary|journal) (?:about|on|from|regarding|tagged)/;
const HOW_TO = new RegExp(
  `${POLITE}(?:什么(?:是|叫)|为什么|为何|如何|怎样|解释|介绍|what(?:'s| is) (?:a|an|the)(?! [a-z]+ (?:of|for) my)|how (?:do|to|does|can)|why|explain|define|tips|is [a-z]+ an?)(?![a-z])`,
);
const BARE_HOW = new RegExp(`${POLITE}(?:how (?:do|can|should) (?:i|you|we|people)|how to|怎么|怎样|如何)`);

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
      !has('naming') &&
      !has('ideas') &&
      !has('recall') &&
      (!PERSONAL.test(text) || BARE_HOW.test(text)),
    route: 'chat',
    points: 6,
  },
  {
    when: ({ text, time, has }) =>
      has('knowledge') && !time && !has('writing') && !has('ideas') && !has('recall') && !PERSONAL.test(text),
    route: 'chat',
    points: 2,
  },
];
