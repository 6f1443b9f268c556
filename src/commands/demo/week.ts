import { DAY, formatWallDate, type WallMs } from '../../domain/time/wall.ts';
import { Amap, askAmap, type Needed } from './amap.ts';
import { confirmed, connect, type DemoHost, type Structured, written } from './host.ts';
import { expect, print } from './print.ts';
import { type DemoStore, holdings } from './store.ts';
import type { WeekWords } from './weeks.ts';

interface Plan {
  readonly status: string;
  readonly plan_token?: string;
  readonly travel_needed?: readonly Needed[];
  readonly plan: readonly { readonly title: string; readonly start: string; readonly end: string }[];
  readonly moved: readonly object[];
}

const plan = async (host: DemoHost, given: Structured): Promise<Plan> =>
  (await host.call('plan_schedule', given)) as unknown as Plan;

/** Asks a stand-in of Amap's server for the ways that a plan needs, as a host with both servers does. */
function asksAmap({ travel_needed: needed = [] }: Plan) {
  const amap = new Amap();
  const travel = askAmap(amap, needed);
  for (const call of amap.calls) print(`  → Amap (stand-in) ${call}`);
  return travel;
}

/**
 * A week of one user: it is planned with the ways that a map server tells, a meeting comes in, it is planned again,
 * one thing is done early, and all of it is undone. `monday`: the day on which it begins.
 */
export async function playWeek(words: WeekWords, store: DemoStore, monday: WallMs): Promise<void> {
  const [start, end] = [formatWallDate(monday), formatWallDate(monday + 5 * DAY)];
  const held = () => holdings(store, start, end);
  const says = (text: string): void => print(`  ${words.user}${text}`);
  const before = JSON.stringify(await held());
  print(`\n■ ${words.heading}`);
  const host = await connect({ ...store, language: words.language });
  try {
    const { client, places, surprise } = words;
    const [report, errand, slides] = words.todos;
    const visit = { title: client, start: `${start}T14:00`, duration_minutes: 120, location_place: places.client };
    written(await host.call('schedule_add', visit), 'the visit is written');
    const due = formatWallDate(monday + 3 * DAY);
    const ids: string[] = [];
    for (const todo of [
      { title: report, estimate_minutes: 180, due, importance: 'high' },
      { title: errand, estimate_minutes: 30, due: start, location_place: places.errand },
      { title: slides, estimate_minutes: 60, due },
    ]) {
      const { todo: added } = written(await host.call('todo_add', todo), 'the todo is written');
      ids.push((added as { id: string }).id);
    }

    says(words.plan);
    const call = { start, end, todos: ids };
    const travel = asksAmap(await plan(host, call));
    expect(travel.length > 0, 'the way to the errand is asked for');
    const planned = await plan(host, { ...call, travel });
    expect(planned.status === 'need_user', 'nothing is written before the user says yes');
    says(words.yes);
    await plan(host, { ...call, travel, plan_token: planned.plan_token });
    const first = await held();
    expect(
      planned.plan.every(({ start: from }) => first.events.some((one) => one.startsWith(from.slice(11, 16)))),
      'the plan is in the database',
    );

    const block = planned.plan.find(({ title }) => title === report);
    print(`  ${words.user}${surprise} ${block?.start.slice(0, 16)}`);
    const met = await host.call('schedule_add', { title: surprise, start: block?.start, end: block?.end });
    const [suggested] = (met.suggestions ?? []) as { tool: string }[];
    expect(suggested?.tool === 'plan_schedule', 'planning it again is suggested, and nothing has moved');
    says(words.replan);
    const again = await plan(host, call);
    await plan(host, { ...call, plan_token: again.plan_token });
    expect(again.moved.length > 0 && again.moved.length <= 2, `${again.moved.length} of the blocks moved`);

    says(words.done);
    written(await host.call('todo_close', { ids: ids.slice(2) }), 'the todo is closed');
    expect(!(await held()).events.some((one) => one.endsWith(slides)), 'its time is free again');

    says(words.undo);
    await confirmed(host, 'undo', { session: true }, 'confirm_token');
    expect(JSON.stringify(await held()) === before, 'the database holds what it held before the week');
  } finally {
    await host.close();
  }
}
