import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTS } from '../app/host-list.ts';
import { commandLine, ourselves } from '../app/hosts.ts';
import { systemLanguage } from '../app/system-language.ts';
import { UserError } from '../domain/errors.ts';
import { DAY, formatWall, formatWallDate, parseWall, type WallMs, wallDay, wallWeekday } from '../domain/time/wall.ts';
import { toWall } from '../domain/time/zone.ts';
import { inWords, type WholeLanguage } from '../messages/index.ts';
import { playDay } from './demo/day.ts';
import { DAYS } from './demo/days.ts';
import { connect } from './demo/host.ts';
import { OPENINGS, type OpeningWords } from './demo/openings.ts';
import { playPhone } from './demo/phone.ts';
import { PHONES } from './demo/phones.ts';
import { expect, indented, print, watchedIn } from './demo/print.ts';
import { type DemoStore, expectSame, holdings, withServices } from './demo/store.ts';
import { playTeam } from './demo/team.ts';
import { TEAMS } from './demo/teams.ts';
import { playWeek } from './demo/week.ts';
import { WEEKS } from './demo/weeks.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';

const ZONE = 'Asia/Shanghai';
/** Monday of the week in which the bundled calendar lies. */
const CALENDAR_WEEK = Date.UTC(2026, 0, 5);

/** Plays conversations, a day and a week in the language of who watches against servers of its own, and checks what the database holds. */
const command: Command = {
  async run({ config }) {
    const language = inWords<WholeLanguage>({ zh: 'zh', en: 'en' }, systemLanguage(config.language));
    const opening = OPENINGS[language];
    watchedIn(language);
    const folder = await mkdtemp(join(tmpdir(), 'perch-demo-'));
    const store = { db: join(folder, 'demo.db'), zone: ZONE };
    const today = wallDay(toWall(Date.now(), ZONE));
    const monday = today - wallWeekday(today) * DAY;
    const own = <Words extends { readonly language: string }>(all: readonly Words[]): Words[] =>
      all.filter((words) => words.language === language);
    try {
      print(opening.intro);
      await importCalendar(store, monday, opening);
      await playConversations(store, monday + 7 * DAY, opening);
      // A day of the next week on which the bundled calendar leaves the afternoon free.
      for (const words of own(DAYS)) await playDay(words, store, monday + 9 * DAY);
      for (const words of own(WEEKS)) await playWeek(words, store, monday + 3 * 7 * DAY);
      for (const words of own(PHONES)) {
        await playPhone(words, { ...store, db: join(folder, 'phone.db') }, monday + 9 * DAY);
      }
      await playTeam(TEAMS[language], { ...store, db: join(folder, 'team.db') }, monday + 9 * DAY);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    printConnections(opening);
    return 0;
  },
};

function importCalendar(store: DemoStore, monday: number, { language, titles, week }: OpeningWords): Promise<void> {
  return withServices(store, async (services) => {
    const bundled = await readFile(new URL('demo-calendar.ics', import.meta.url), 'utf8');
    const moved = shiftWeeks(bundled, (monday - CALENDAR_WEEK) / (7 * DAY));
    const ics = Object.entries(titles).reduce((text, [from, to]) => text.replaceAll(`:${from}\n`, `:${to}\n`), moved);
    const caller = { ...(await localCaller(services, 'demo')), language };
    const { message } = await services.events.importCalendar(caller, { ics });
    print(`\n■ ${week(formatWallDate(monday))}\n${indented(message)}`);
  });
}

function printConnections({ connect: heading }: OpeningWords): void {
  print(`\n■ ${heading}`);
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
async function playConversations(store: DemoStore, monday: WallMs, words: OpeningWords): Promise<void> {
  const at = (hour: number): string => formatWall(monday + hour * 3_600_000).slice(0, 16);
  const says = (text: string): void => print(`  ${words.user}${text}`);
  const expectEvents = async (wanted: readonly string[]): Promise<void> => {
    const { events } = await holdings(store, formatWallDate(monday), formatWallDate(monday + DAY));
    expectSame(events, wanted, 'the database holds that day');
  };
  const host = await connect({ ...store, language: words.language });
  print(`\n■ ${words.connects(host.tools.length)}\n${indented(host.tools.join(', '))}`);
  try {
    const { free, taken } = words;
    print(`\n■ ${free.heading}`);
    says(free.said);
    const added = await host.call('schedule_add', { title: free.title, start: at(15), location: free.location });
    expect(added.status === 'final', 'the event is written');
    const day = [...words.day, `15:00 ${free.title}`];
    await expectEvents(day);

    print(`\n■ ${taken.heading}`);
    says(taken.said);
    const clash = await host.call('schedule_add', { title: taken.title, start: at(10) });
    expect(clash.status === 'need_user', 'the time is taken, so nothing is written');
    const [best] = clash.alternatives as { slot_token: string; start: string; when: string }[];
    if (!best) throw new UserError('INTERNAL', 'The demo failed: no alternatives came back');
    await expectEvents(day);

    says(words.choose(best.when));
    const booked = await host.call('schedule_add', { title: taken.title, slot_token: best.slot_token });
    expect(booked.status === 'final', 'the slot is booked');
    await expectEvents([...day, `${best.start.slice(11, 16)} ${taken.title}`]);

    says(words.undo);
    const undone = await host.call('undo', { change_id: booked.change_id });
    expect(undone.status === 'final', 'the booking is taken back');
    await expectEvents(day);
  } finally {
    await host.close();
  }
}
