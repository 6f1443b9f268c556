import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServices } from '../../src/app/compose.ts';
import { gradeCase, type SchedulingCase, type Span } from '../../src/domain/free-slots/testing/natural-plan.ts';
import { milliseconds, printTable } from '../lib/table.ts';

const FILE = resolve('../shared/data/natural-plan/calendar-scheduling.json');

/** The Monday of the cases, whose days are counted from it. */
const MONDAY = Date.UTC(2026, 5, 8);
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const written = (day: number, minute: number): string =>
  new Date(MONDAY + day * 86_400_000 + minute * 60_000).toISOString().slice(0, 16);

interface Outcome {
  readonly isRight: boolean;
  readonly ms: number;
}

/** Asks for the time as a user does: everybody has a calendar, and shares only when they are busy. */
async function throughCalendars(cases: readonly SchedulingCase[]): Promise<Outcome[]> {
  const services = await createServices({ db: ':memory:', timezone: 'UTC', language: 'en', now: () => MONDAY });
  const as = (user: string) => services.callerFor({ user }, { session: 'joint', tool: 'joint', text: '' });
  const outcomes: Outcome[] = [];
  for (const { id, people, days, minutes, gold, slots } of cases) {
    const name = `Case ${id}`;
    let invite = '';
    for (const [index, busy] of people.entries()) {
      const user = `${id}-${index}`;
      const hours = `${days.map((day) => DAYS[day]).join(',')} 09:00-17:00`;
      await services.profile.update(await as(user), { working_hours: hours, timezone: 'UTC' });
      if (index === 0) invite = String((await services.sharing.create(await as(user), { name })).invite);
      else {
        const joining = await as(user);
        const { confirm_token } = await services.sharing.join({ ...joining, tool: 'share_group_join' }, { invite });
        await services.sharing.join({ ...joining, tool: 'share_group_join' }, { invite, confirm_token });
      }
      for (const [day, from, to] of busy)
        await services.events.add(await as(user), {
          title: 'Busy',
          start: written(day, from),
          end: written(day, to),
          on_conflict: 'force',
        });
    }
    const input = {
      start: written(0, 0),
      end: written(6, 0),
      duration_minutes: minutes,
      participants: [name],
      limit: 200,
    };
    const caller = await as(`${id}-0`);
    // Once before, as whoever books has looked at the calendar.
    await services.events.findFreeTime(caller, input);
    const begun = performance.now();
    const { slots: found = [] } = await services.events.findFreeTime(caller, input);
    const ms = performance.now() - begun;
    const starts = found.filter(({ missing }) => missing === undefined).map(({ start }) => start.slice(0, 16));
    outcomes.push({ ms, isRight: starts.length === Math.min(slots, 200) && starts.includes(startOf(gold)) });
  }
  await services.close();
  return outcomes;
}

const startOf = ([day, from]: Span): string => written(day, from);

function searchAlone(cases: readonly SchedulingCase[]): Outcome[] {
  return cases.map((one) => {
    const begun = performance.now();
    const { isRight } = gradeCase(one);
    return { isRight, ms: performance.now() - begun };
  });
}

function row(name: string, outcomes: readonly Outcome[]): string[] {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number): string => milliseconds(times[Math.floor((times.length - 1) * part)] ?? Number.NaN);
  const right = outcomes.filter(({ isRight }) => isRight).length;
  return [name, `${right}/${outcomes.length}`, at(0.5), at(0.95), at(1)];
}

/** Prints how many cases of NATURAL PLAN's calendar scheduling come out as published, and what one takes. */
export async function printJoint(): Promise<void> {
  console.log('## A time for several people: NATURAL PLAN, calendar scheduling (goal: all, ≤ 1 ms each)\n');
  if (!existsSync(FILE)) {
    console.log(`skipped: no ${FILE}\n`);
    return;
  }
  const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: SchedulingCase[] };
  searchAlone(cases);
  printTable(
    ['', 'right', 'median ms', 'p95 ms', 'worst ms'],
    [
      row('the search', searchAlone(cases)),
      row('find_free_time, everybody’s calendar read', await throughCalendars(cases)),
    ],
  );
}
