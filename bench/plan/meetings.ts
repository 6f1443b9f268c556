import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServices } from '../../src/app/compose.ts';
import { countMet, type Meeting, type MeetingCase, planMeetings } from '../../src/domain/plan/testing/natural-plan.ts';
import { milliseconds, printTable } from '../lib/table.ts';

const FILE = resolve('../shared/data/natural-plan/meeting-planning.json');

/** The Monday of the cases. */
const MIDNIGHT = Date.UTC(2026, 5, 8);
const written = (minute: number): string => new Date(MIDNIGHT + minute * 60_000).toISOString().slice(0, 16);
const clock = (minute: number): string => written(minute).slice(11);

interface Outcome {
  readonly id: string;
  readonly met: number;
  readonly gold: number;
  readonly all: number;
  readonly ms: number;
}

/** Plans the day as a user does: a todo for everybody, in a group with the hours in which they are there, and the ways as a map server says them. */
async function throughPlan(cases: readonly MeetingCase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const { id, at, from, people, places, travel, gold } = one;
    const now = MIDNIGHT + from * 60_000;
    const services = await createServices({ db: ':memory:', timezone: 'UTC', language: 'en', now: () => now });
    const caller = () => services.callerFor({ user: id }, { session: 'meetings', tool: 'meetings', text: '' });
    // No lunch is kept.
    await services.profile.update(await caller(), { protected_times: 'SU 00:00-00:15', timezone: 'UTC' });
    const begin = { start: written(from - 15), end: written(from), location: at };
    await services.events.add(await caller(), { title: 'Begin', ...begin, on_conflict: 'force' });
    for (const [index, [name, place, opens, closes, minutes]] of people.entries()) {
      // Nobody makes a todo of what is over.
      if (closes < from + minutes) continue;
      const group = `With ${name} ${index}`;
      await services.groups.add(await caller(), { name: group, working_hours: `MO ${clock(opens)}-${clock(closes)}` });
      await services.todos.add(await caller(), {
        title: `Meet ${index}`,
        estimate_minutes: minutes,
        location: place,
        group,
      });
    }
    const ways = travel.flatMap((row, a) =>
      row.flatMap((minutes, b) => (a === b ? [] : [{ from: places[a] ?? '', to: places[b] ?? '', minutes }])),
    );
    const begun = performance.now();
    const { plan = [] } = await services.planSchedule(await caller(), {
      start: written(from),
      end: written(1_440),
      travel: ways,
    });
    const ms = performance.now() - begun;
    const meetings = plan.flatMap(({ title, start, end }): Meeting[] => {
      const person = people[Number(title.slice('Meet '.length))];
      const minute = (text: string): number => (Date.parse(text) - MIDNIGHT) / 60_000;
      return person ? [{ person, start: minute(start), end: minute(end) }] : [];
    });
    outcomes.push({ id, met: countMet(one, meetings), gold, all: people.length, ms });
    await services.close();
  }
  return outcomes;
}

const throughSearch = (cases: readonly MeetingCase[]): Outcome[] =>
  cases.map((one) => {
    const begun = performance.now();
    const meetings = planMeetings(one);
    const ms = performance.now() - begun;
    return { id: one.id, met: countMet(one, meetings), gold: one.gold, all: one.people.length, ms };
  });

function row(name: string, outcomes: readonly Outcome[]): string[] {
  const asGold = (some: readonly Outcome[]): string =>
    `${some.filter(({ met, gold }) => met >= gold).length}/${some.length}`;
  const sum = (of: (one: Outcome) => number): number => outcomes.reduce((all, one) => all + of(one), 0);
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    name,
    asGold(outcomes),
    asGold(outcomes.filter(({ gold, all }) => gold === all)),
    `${sum(({ met }) => met)}/${sum(({ gold }) => gold)}`,
    milliseconds(times[Math.floor(times.length / 2)] ?? Number.NaN),
    milliseconds(times.at(-1) ?? Number.NaN),
  ];
}

/** Prints how many of the meetings of NATURAL PLAN's meeting planning find their place, with the ways between them. */
export async function printMeetings(): Promise<void> {
  console.log('## Meetings with ways between them: NATURAL PLAN, meeting planning (goal: as many as the gold plan)\n');
  if (!existsSync(FILE)) {
    console.log(`skipped: no ${FILE}\n`);
    return;
  }
  const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: MeetingCase[] };
  printTable(
    ['', 'as many as gold', 'of these where gold is all', 'meetings', 'median ms', 'worst ms'],
    [row('the planner', throughSearch(cases)), row('plan_schedule, at most 80 % filled', await throughPlan(cases))],
  );
}
