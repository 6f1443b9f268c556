import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTS } from '../app/host-list.ts';
import { commandLine, ourselves } from '../app/hosts.ts';
import { UserError } from '../domain/errors.ts';
import { DAY, formatWall, formatWallDate, parseWall, type WallMs, wallDay, wallWeekday } from '../domain/time/wall.ts';
import { toWall } from '../domain/time/zone.ts';
import { playDay } from './demo/day.ts';
import { DAYS } from './demo/days.ts';
import { connect } from './demo/host.ts';
import { playPhone } from './demo/phone.ts';
import { PHONES } from './demo/phones.ts';
import { expect, indented, print } from './demo/print.ts';
import { type DemoStore, expectSame, holdings, withServices } from './demo/store.ts';
import { playTeam } from './demo/team.ts';
import { playWeek } from './demo/week.ts';
import { WEEKS } from './demo/weeks.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';

const ZONE = 'Asia/Shanghai';
/** Monday of the week in which the bundled calendar lies. */
const CALENDAR_WEEK = Date.UTC(2026, 0, 5);

/** Plays conversations, days and weeks against servers of its own, and checks what the database holds. */
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
      for (const [index, words] of WEEKS.entries()) await playWeek(words, store, monday + (3 + index) * 7 * DAY);
      for (const words of PHONES) {
        await playPhone(words, { ...store, db: join(folder, `phone-${words.language}.db`) }, monday + 9 * DAY);
      }
      await playTeam({ ...store, db: join(folder, 'team.db') }, monday + 9 * DAY);
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
  for (const [key, { name }] of Object.entries(HOSTS)) {
    print(`${name.padEnd(24)}${commandLine([...ourselves(), 'doctor', '--config', key])}`);
  }
}

export default command;

/** Lines whose dates move with the calendar; those of the zone definition stay. */
const DATED = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)([;:].*)$/;
const DATE = /(?<![\d-])(\d{4})(\d{2})(\d{2})(?=T\d{6}|[\r\n,;]|$)/g;

/** Moves every date of a small calendar by whole weeks, so that it lies in the week of the viewer. */
function shiftWeeks(ics: string, weeks: number): string {
  const shift = (_all: string, year: string, month: string, day: string): string =>
    formatWallDate((parseWall(`${year}-${month}-${day}`) ?? 0) + weeks * 7 * DAY).replaceAll('-', '');
  let inZone = false;
  return ics
    .split('\n')
    .map((line) => {
      if (/^(BEGIN|END):VTIMEZONE/.test(line)) inZone = line.startsWith('BEGIN');
      return !inZone && DATED.test(line.trimEnd()) ? line.replaceAll(DATE, shift) : line;
    })
    .join('\n');
}

/** Two conversations about one Monday of the bundled calendar: into a free slot, and into a taken one. */
async function playConversations(store: DemoStore, monday: WallMs): Promise<void> {
  const at = (hour: number): string => formatWall(monday + hour * 3_600_000).slice(0, 16);
  const expectEvents = async (wanted: readonly string[]): Promise<void> => {
    const { events } = await holdings(store, formatWallDate(monday), formatWallDate(monday + DAY));
    expectSame(events, wanted, 'the database holds that day');
  };
  const host = await connect({ ...store, language: 'zh' });
  print(`\n■ A host connects over stdio and sees ${host.tools.length} tools\n${indented(host.tools.join(', '))}`);
  try {
    print('\n■ 第一段对话：空闲的时间 / into a free slot\n  用户：下周一下午三点和设计师过一下原型。');
    const free = await host.call('schedule_add', { title: '和设计师过原型', start: at(15), location: '三楼会议室A' });
    expect(free.status === 'final', 'the event is written');
    const day = ['09:30 每日站会 Stand-up', '10:00 部门周会', '15:00 和设计师过原型'];
    await expectEvents(day);

    print('\n■ Second conversation: into a taken slot\n  User: Interview with Lena next Monday at ten.');
    const taken = await host.call('schedule_add', { title: 'Interview with Lena', start: at(10) });
    expect(taken.status === 'need_user', 'the time is taken, so nothing is written');
    const [best] = taken.alternatives as { slot_token: string; start: string; when: string }[];
    if (!best) throw new UserError('INTERNAL', 'The demo failed: no alternatives came back');
    await expectEvents(day);

    print(`  User: then ${best.when}.`);
    const booked = await host.call('schedule_add', { title: 'Interview with Lena', slot_token: best.slot_token });
    expect(booked.status === 'final', 'the slot is booked');
    await expectEvents([...day, `${best.start.slice(11, 16)} Interview with Lena`]);

    print('  User: no, undo that.');
    const undone = await host.call('undo', { change_id: booked.change_id });
    expect(undone.status === 'final', 'the booking is taken back');
    await expectEvents(day);
  } finally {
    await host.close();
  }
}
