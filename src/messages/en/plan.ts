import { hours as inWords } from './hours.ts';

interface Usually {
  readonly agreeing: number;
  readonly all: number;
  readonly names: string;
}

interface Counts {
  readonly added: number;
  readonly moved: number;
  readonly dropped: number;
}

const blocks = (count: number): string => (count === 1 ? '1 block' : `${count} blocks`);

const changes = ({ added, moved, dropped }: Counts): string =>
  [
    ...(added > 0 ? [`${blocks(added)} new`] : []),
    ...(moved > 0 ? [`${moved} moved or firmed up`] : []),
    ...(dropped > 0 ? [`${dropped} removed`] : []),
  ].join(', ');

export const plan = {
  focus: 'Focus time',
  why: {
    kept: () => 'stays where it was planned',
    displaced: () => 'its earlier time is taken or needed for something else',
    late: ({ due }: { due: string }) => `late: nothing is free before it is due (${due})`,
    'last-chance': ({ due }: { due: string }) => `the last free time before it is due (${due})`,
    after: () => 'the first free time after what it waits for',
    'first-free': () => 'the first free time',
    wished: () => 'in the part of the day in which this goes best',
    room: () => 'sooner would crowd the day or take time that something else needs',
  },
  whyLeft: {
    waits: 'what it waits for has no place either',
    'no-gap': 'no free stretch is long enough for it',
    full: 'the time that may be filled is full',
  },
  change: {
    fuller: 'It fits if more than 80% of the free time may be filled.',
    'longer-day': ({ minutes }: { minutes: number }) =>
      `It fits with up to ${minutes === 1 ? '1 minute' : `${minutes} minutes`} a day.`,
    later: ({ days }: { days: number }) => `It fits with ${days === 1 ? 'one more day' : `${days} more days`}.`,
    shorter: ({ minutes }: { minutes: number }) =>
      `It fits if it takes ${minutes === 1 ? '1 minute' : `${minutes} minutes`} less.`,
    evening: ({ until }: { until: number }) => `It fits if it may be done until ${Math.floor(until / 60)}:00.`,
  },
  assumedHours: ({ hours }: { hours: string }) => `No working hours are set: planned within ${inWords(hours)}.`,
  beyondHours: ({ hours }: { hours: string }) =>
    `This time is outside the working hours (${inWords(hours)}): planned from 8 in the morning to 10 at night.`,
  assumedLunch: 'Lunch stays free from 12:00 to 13:00.',
  assumedMinutes: ({ minutes, names }: { minutes: number; names: string }) =>
    `No estimate, taken as ${minutes === 1 ? '1 minute' : `${minutes} minutes`}: ${names}.`,
  learnedMinutes: ({ minutes, agreeing, all, names }: Usually & { minutes: number }) =>
    `No estimate, usually ${minutes} minutes (${agreeing} of ${all}): ${names}.`,
  learnedRatio: ({ factor, tag, cases, names }: { factor: number; tag: string; cases: number; names: string }) =>
    `Planned with ${factor} times the estimate, as todos tagged ${tag} have taken (${cases} of them): ${names}.`,
  assumedHabit: ({ title, minutes, times }: { title: string; minutes: number; times: number }) =>
    `${title}: taken as ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, ${times === 1 ? 'once' : `${times} times`} a week.`,
  timeIsOver: ({ names }: { names: string }) =>
    `Its planned time is over and it is still open, so it is planned again: ${names}.`,
  broughtAlong: ({ names }: { names: string }) => `Planned too, as others wait for it: ${names}.`,
  plannedByHand: ({ names }: { names: string }) => `Already in the calendar, left as is: ${names}.`,
  onlyFirst: ({ most, rest }: { most: number; rest: number }) =>
    `Only the ${most} todos due first are planned; ${rest} more are left for later.`,
  noSuchTodo: ({ name }: { name: string }) => `No open todo, tag or group is called "${name}".`,
  nameTodosBy: 'Pass ids, tags, groups, or words that only one title has.',
  unreadHabit: ({ text }: { text: string }) => `This habit cannot be read in full: "${text}".`,
  writeHabitLike: 'Say what, how often and how long, such as "gym 3 times a week, 1 h, evenings".',
  isPast: 'That time is over.',
  planAhead: 'Plans are made for today or later.',
  tooLong: ({ days }: { days: number }) => `A plan reaches over at most ${days === 1 ? '1 day' : `${days} days`}.`,
  hasBegun: 'The plan is too old: some of its time has begun.',
  cameBetween: ({ title, when }: { title: string; when: string }) => `Something came in meanwhile: ${title} (${when}).`,
  nothingToPlan: 'There is nothing to plan: no open todo has an estimate or a due time.',
  noRoom: ({ left }: { left: number }) =>
    left === 0
      ? 'Everything is planned already.'
      : `There is no room: ${left === 1 ? '1 thing is' : `${left} are`} left out.`,
  holds: 'The plan holds: nothing has to move.',
  confirm: ({ all, left, added, moved, dropped }: Counts & { all: number; left: number }) =>
    `A plan of ${blocks(all)}: ${changes({ added, moved, dropped })}${left > 0 ? `; ${left} left out` : ''}. Put it into the calendar?`,
  done: ({ added, moved, dropped }: Counts) => `✓ Planned: ${changes({ added, moved, dropped })}.`,
  summary: ({ names, added, moved, dropped }: Counts & { names: string }) =>
    `Planned ${changes({ added, moved, dropped })}${names === '' ? '' : `: ${names}`}`,
  showPlan: ({ planToken, until }: { planToken: string; until: string | undefined }) =>
    `Show the user this plan; once they agree, repeat the call with plan_token: ${planToken} (until ${until})`,
  line: {
    nextBest: ({ when }: { when: string }) => `else ${when}`,
    unplaced: ({ item }: { item: string }) => `Left out: ${item}`,
    atRisk: ({ item }: { item: string }) => `At risk: ${item}`,
    moved: ({ item }: { item: string }) => `Moves: ${item}`,
    minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
    load: ({ days }: { days: string }) => `Planned minutes: ${days}`,
  },
  firmedUp: ({ names }: { names: readonly string[] }) =>
    `No other time is left for it before it is due, so its planned time is busy now: ${names.join(', ')}.`,
  freed: ({ count }: { count: number }) => `${blocks(count)} of planned time ${count === 1 ? 'is' : 'are'} free again.`,
};
