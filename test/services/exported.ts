import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { decodeCalendar } from '../../src/domain/ics/decode.ts';
import { added, done, type Stage, todo } from './harness.ts';

/** What a VEVENT or VTODO says, as text: what every parser must find in an exported file. */
export interface Facts {
  uid: string;
  dtstart: string;
  /** Parts in order. */
  rrule: string;
  recurrenceId: string;
  exdates: number;
  due: string;
  /** In one text: icalendar 4 splits at escaped commas too. */
  categories: string;
}

/** Parts in order, but for those that say what holds anyway. */
export const sortedRule = (rrule: string): string =>
  rrule
    .split(';')
    .filter((part) => part !== 'INTERVAL=1' && part !== 'WKST=MO')
    .sort()
    .join(';');

const textOf = (lines: readonly string[], name: string): string =>
  lines.find((line) => new RegExp(`^${name}[;:]`).test(line))?.replace(/^[^:]*:/, '') ?? '';

const unescaped = (text: string): string => text.replace(/\\([\\;,])/g, '$1');

/** The facts as they stand in the file, by nothing but splitting it into lines. */
export function factsIn(ics: string): Facts[] {
  const parts = ics.replaceAll('\r\n ', '').split(/BEGIN:(?:VEVENT|VTODO)\r\n/);
  return parts.slice(1).map((text) => {
    const lines = text.split('\r\n');
    return {
      uid: unescaped(textOf(lines, 'UID')),
      dtstart: textOf(lines, 'DTSTART'),
      rrule: sortedRule(textOf(lines, 'RRULE')),
      recurrenceId: textOf(lines, 'RECURRENCE-ID'),
      exdates: lines.filter((line) => line.startsWith('EXDATE')).length,
      due: textOf(lines, 'DUE'),
      categories: unescaped(textOf(lines, 'CATEGORIES')),
    };
  });
}

const FIXTURES = new URL('../fixtures/ics/', import.meta.url);
const SAMPLES = new URL('../../../shared/data/ics/', import.meta.url);

/** Exports of calendars that were imported (the shared ones where they are there), and of one made by hand. */
export async function exportedFiles(on: Stage): Promise<string[]> {
  const files = [FIXTURES, SAMPLES].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => new URL(name, folder)) : [],
  );
  const give = async (user: string): Promise<string> => {
    const caller = await on.services.callerFor({ user }, { session: 'one', tool: 'calendar_export', text: '' });
    return (await on.services.events.exportCalendar(caller, {})).ics as string;
  };
  const texts: string[] = [];
  for (const file of files.filter(({ pathname }) => pathname.endsWith('.ics'))) {
    const caller = await on.services.callerFor({ user: file.href }, { session: 'one', tool: 'import', text: '' });
    await on.services.events.importCalendar(caller, { ics: decodeCalendar(readFileSync(file)), skipBroken: true });
    texts.push(await give(file.href));
  }
  const text = '引号 " 反斜杠 \\ 逗号, 分号; 换行\n🎉 \u2028 \u0085 \u000b end';
  await added(on, { title: text, description: `${text} `.repeat(40), source: text, start: '2026-12-01T09:00' });
  const place = { name: text, longitude: 121.47, latitude: 31.23 };
  await added(on, { title: 'Odd', start: '2026-12-02', location_place: place, repeat: 'FREQ=DAILY;COUNT=3' });
  await added(on, { title: 'Zone', start: '2026-12-03T09:00', timezone: 'Africa/Cairo', repeat: 'FREQ=WEEKLY' });
  const task = { title: text, notes: text, tags: ['a, b', '会议;'], estimate_minutes: 90, source: text };
  const { id } = await todo(on, { ...task, due: '2026-12-05', importance: 'high', urgency: 'high' });
  await todo(on, { title: 'Next', due: '2026-12-05T17:00', depends_on: [id], source: 'https://example.com/?a=b,c;d' });
  done(await on.todos.close({ ids: [id], note: text }));
  done(await on.groups.add({ name: '工作; a, b', description: text }));
  const alarmed = { title: 'Alarmed', start: '2026-12-06T09:00', group: '工作; a, b', remind_minutes: 10 };
  await added(on, alarmed);
  done(await on.reminders.add({ title: text, notes: text, at: '2026-12-07T08:00', repeat: 'FREQ=DAILY;COUNT=3' }));
  texts.push(await give('local'));
  return texts;
}
