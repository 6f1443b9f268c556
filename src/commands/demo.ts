import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine, HOSTS, ourselves } from '../app/hosts.ts';
import { DAY, formatWallDate, wallDay, wallWeekday } from '../domain/time/wall.ts';
import { toWall } from '../domain/time/zone.ts';
import { shiftWeeks } from './demo/calendar.ts';
import { playConversations } from './demo/conversations.ts';
import { playDay } from './demo/day.ts';
import { DAYS } from './demo/days.ts';
import { indented, print } from './demo/print.ts';
import { type DemoStore, withServices } from './demo/store.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';

const ZONE = 'Asia/Shanghai';
/** Monday of the week in which the bundled calendar lies. */
const CALENDAR_WEEK = Date.UTC(2026, 0, 5);

/** Plays conversations and days against servers of its own, and checks what the database holds. */
const command: Command = {
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'perch-demo-'));
    const store = { db: join(folder, 'demo.db'), zone: ZONE };
    const today = wallDay(toWall(Date.now(), ZONE));
    const monday = today - wallWeekday(today) * DAY;
    try {
      print(
        'Perch: calendar, reminders, todos, memos and memory for MCP hosts. This demo has a database of its own; your data is not touched.',
      );
      await importCalendar(store, monday);
      await playConversations(store, monday + 7 * DAY);
      // Days of the next week on which the bundled calendar leaves the afternoon free.
      for (const [index, words] of DAYS.entries()) await playDay(words, store, monday + (9 + index) * DAY);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    printConnections();
    return 0;
  },
};

function importCalendar(store: DemoStore, monday: number): Promise<void> {
  return withServices(store, async (services) => {
    const bundled = await readFile(new URL('demo-calendar.ics', import.meta.url), 'utf8');
    const ics = shiftWeeks(bundled, (monday - CALENDAR_WEEK) / (7 * DAY));
    const { message } = await services.events.importCalendar(await localCaller(services, 'demo'), { ics });
    print(`\n■ A bilingual week in Shanghai, from ${formatWallDate(monday)}\n${indented(message)}`);
  });
}

function printConnections(): void {
  print('\n■ Connect your host');
  for (const [key, host] of Object.entries(HOSTS)) {
    const entry = commandLine([...ourselves(), 'doctor', '--config', key]);
    print(`\n${host.name} · ${host.file ?? 'a terminal'} · ${entry}\n${indented(host.entry({}))}`);
  }
}

export default command;
