import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../packaging/run.ts';
import { HARD_TITLES } from './calendar.ts';

type Call = readonly [tool: string, args: object];

/** A result that a card shows. */
interface Situation {
  readonly name: string;
  readonly call: Call;
  /** Something that the card shows. */
  readonly shows: string;
}

export type Language = 'en' | 'zh';

/** What is said of each day and thing, by language. */
const SAID = {
  en: {
    day: 'tomorrow',
    after: 'the day after tomorrow',
    party: { title: 'Party', start: 'tomorrow 8pm' },
    week: 'next week',
    standup: ['Standup', 'tomorrow 10am'],
    review: ['Design review', 'tomorrow 2pm'],
    taken: ['Lunch with Lena', 'tomorrow 10:30am'],
    report: 'Write the report',
    memo: ['The garden', 'Tomatoes and beans by the south wall; the beans want water in the evening.', 'beans'],
    sentence: 'Dentist tomorrow 4pm, important, remind me 1 h before',
    clash: 'Dentist tomorrow 10:15am',
    remind: ['Water the plants', 'tomorrow 8am'],
    free: 'What is it?',
  },
  zh: {
    day: '明天',
    after: '后天',
    party: { title: '聚会', start: '明天晚上8点' },
    week: '下周',
    standup: ['站会', '明天上午10点'],
    review: ['设计评审', '明天下午2点'],
    taken: ['和小林吃饭', '明天上午10点半'],
    report: '写周报',
    memo: ['菜园', '南墙下种番茄和豆角，豆角傍晚浇水。', '豆角'],
    sentence: '明天下午4点看牙，重要，提前1小时提醒我',
    clash: '明天上午10点15分看牙',
    remind: ['浇花', '明天早上8点'],
    free: '做什么？',
  },
} as const;

/** What is in the calendar before. */
export function before(language: Language): readonly Call[] {
  const said = SAID[language];
  const [title, content] = said.memo;
  return [
    ['schedule_add', { title: said.standup[0], start: said.standup[1] }],
    ['schedule_add', { title: said.review[0], start: said.review[1], location: 'Room 5' }],
    ['todo_add', { title: said.report, due: said.day, importance: 'high', estimate_minutes: 90 }],
    ['reminder_add', { title: said.remind[0], at: said.remind[1] }],
    ['memo_add', { title, content, tags: ['home'] }],
    ...HARD_TITLES.map(
      (hard, at): Call => ['schedule_add', { title: hard, start: `${said.after} ${8 + at}:00`, on_conflict: 'force' }],
    ),
  ];
}

/** A result of each tool that has a card, as the language says it. */
export function situations(language: Language): readonly Situation[] {
  const said = SAID[language];
  const [title] = said.standup;
  const { day, after } = said;
  const taken = { title: said.taken[0], start: said.taken[1] };
  return [
    { name: 'slots', call: ['find_free_time', { start: day }], shows: said.free },
    { name: 'slots-none', call: ['find_free_time', { start: day, earliest: '10:00', latest: '10:30' }], shows: '' },
    { name: 'agenda', call: ['agenda_query', { start: day }], shows: title },
    { name: 'agenda-week', call: ['agenda_query', { start: said.week }], shows: '' },
    { name: 'query', call: ['schedule_query', { start: day }], shows: said.review[0] },
    { name: 'event', call: ['schedule_add', { ...said.party, location: 'Room 5' }], shows: 'Room 5' },
    { name: 'event-taken', call: ['schedule_add', taken], shows: title },
    { name: 'event-error', call: ['schedule_update', { match: 'nothing like it', start: day }], shows: '' },
    { name: 'check', call: ['check_conflict', { start: said.taken[1] }], shows: title },
    { name: 'plan-move', call: ['reschedule', { start: day, shift_minutes: 60 }], shows: title },
    { name: 'plan-week', call: ['plan_schedule', { start: day }], shows: said.report },
    { name: 'todos', call: ['todo_query', {}], shows: said.report },
    { name: 'memos', call: ['memo_search', { query: said.memo[2] }], shows: said.memo[0] },
    { name: 'sentence', call: ['quick_add', { text: said.sentence, dry_run: true }], shows: '16:00' },
    { name: 'sentence-taken', call: ['quick_add', { text: said.clash }], shows: title },
    { name: 'hard', call: ['agenda_query', { start: after }], shows: '<script>' },
  ];
}

/** The cards that the build has made. */
export const builtCard = (name: string): string =>
  readFileSync(path.join(project, 'dist/cards', `${name}.html`), 'utf8');
