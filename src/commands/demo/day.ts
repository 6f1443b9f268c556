import { UserError } from '../../domain/errors.ts';
import { DAY, formatWallDate, type WallMs } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { DayWords } from './days.ts';
import { confirmed, connect, written } from './host.ts';
import { expect, print } from './print.ts';
import { type DemoStore, expectSame, holdings } from './store.ts';

/** A date as people say it: `12月2日`, `December 2`. */
export const spoken = (day: WallMs, language: DayWords['language']): string => {
  const date = new Date(day);
  return messages(language).page.dayOfYear({ month: date.getUTCMonth() + 1, day: date.getUTCDate() });
};

/**
 * A day of one user over a connection of its own: quick adds, a conflict, a
 * snooze, a reschedule, a bulk close, and an undo of all of it. After each step
 * the database is read beside the server.
 */
export async function playDay(words: DayWords, store: DemoStore, day: WallMs): Promise<void> {
  const { language } = words;
  const [start, end] = [formatWallDate(day), formatWallDate(day + DAY)];
  const filled = (text: string): string => text.replace('{day}', spoken(day, language));
  const says = (text: string): string => {
    print(`  ${words.user}${filled(text)}`);
    return filled(text);
  };
  const held = () => holdings(store, start, end);
  const before = await held();
  print(`\n■ ${words.heading}`);
  const host = await connect({ ...store, language });
  try {
    written(await host.call('quick_add', { text: says(words.event[0]) }), 'the event is written');
    const clash = await host.call('quick_add', { text: says(words.clash[0]) });
    expect(clash.status === 'need_user', 'the time is taken, so nothing is written');
    const [slot] = clash.alternatives as { slot_token: string; start: string; when: string }[];
    if (!slot) throw new UserError('INTERNAL', 'The demo failed: no alternatives came back');
    print(`  ${words.user}${slot.when}`);
    const booking = { title: words.clash[1], slot_token: slot.slot_token };
    written(await host.call('schedule_add', booking), 'the other time is booked');
    written(await host.call('quick_add', { text: says(words.reminder[0]) }), 'the reminder is written');
    for (const [said] of words.todos) {
      written(await host.call('quick_add', { text: says(said) }), 'the todo is written');
    }
    const added = [`15:00 ${words.event[1]}`, `${slot.start.slice(11, 16)} ${words.clash[1]}`];
    const full = await held();
    expectSame(full.events, [...before.events, ...added], 'events of that day in the database');
    expectSame(full.reminders, [...before.reminders, `08:00 ${words.reminder[1]}`], 'reminders in the database');
    expectSame(full.todos, [...before.todos, ...words.todos.map(([, title]) => title)], 'open todos in the database');

    says(words.snooze[0]);
    const snooze = { match: words.reminder[1], action: 'snooze', snooze_until: filled(words.snooze[1]) };
    written(await host.call('reminder_update', snooze), 'the reminder is put off');

    says(words.move);
    const afternoon = { start: `${start}T12:00`, end: `${start}T18:00`, shift_minutes: 60 };
    await confirmed(host, 'reschedule', afternoon, 'plan_token');
    const moved = await held();
    expect(moved.events.includes(`16:00 ${words.event[1]}`), `in the database: 16:00 ${words.event[1]}`);

    says(words.close);
    const { todos } = (await host.call('todo_query', {})) as { todos: { id: string; title: string }[] };
    const ids = todos.filter(({ title }) => words.todos.some(([, own]) => own === title)).map(({ id }) => id);
    await confirmed(host, 'todo_close', { ids }, 'confirm_token');
    expectSame((await held()).todos, before.todos, 'open todos in the database');

    says(words.undo);
    await confirmed(host, 'undo', { session: true }, 'confirm_token');
    expect(JSON.stringify(await held()) === JSON.stringify(before), 'the database holds what it held before the day');
  } finally {
    await host.close();
  }
}
