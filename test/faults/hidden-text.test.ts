import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../src/tools/index.ts';
import type { Host } from '../protocol/harness.ts';
import { type ServedStore, serveStore } from '../protocol/on-store.ts';

/** One of each kind of what nobody sees. */
const HIDDEN = [
  '\u001B', // an escape of terminals
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u17B4',
  '\u180B',
  '\u200B',
  '\u202E',
  '\u2060',
  '\u2065',
  '\u2066',
  '\u2800',
  '\u3164',
  '\uFE00',
  '\uFE0F',
  '\uFEFF',
  '\uFFF9',
  '\u{1BCA0}',
  '\u{1D173}',
  '\u{13430}',
  '\u{E0041}',
  '\u{E0100}',
];
const SECRET = HIDDEN.join('');
const PATTERN = new RegExp(`[${SECRET}]`, 'u');
const LIVE = '![x](http://evil.example/x.png) [click](javascript:alert) <img src=//evil.example> `code` \\[a\\](b)';

const named = (what: string): string => `${what} ${SECRET} ${LIVE}`;

/** The text escaped as in the file of an invitation. */
const folded = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll(/[;,]/g, String.raw`\$&`);
const ICS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//x//x//EN',
  'BEGIN:VEVENT',
  'UID:board@x',
  'DTSTAMP:20260101T000000Z',
  'DTSTART:20310307T010000Z',
  'DTEND:20310307T020000Z',
  `SUMMARY:${folded(named('Board'))}`,
  `LOCATION:${folded(named('Room'))}`,
  `DESCRIPTION:${folded(named('Agenda'))}`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

describe('promise 16: what nobody sees reaches no model, and stored text is no markup', () => {
  let store: ServedStore;
  let host: Host;
  const ids: Record<string, string> = {};
  const results: [what: string, structured: Record<string, unknown>, text: string][] = [];

  const call = async (tool: string, args: object): Promise<Record<string, unknown>> => {
    const { structuredContent, text } = await host.call(tool, args);
    results.push([`${tool} ${JSON.stringify(args).slice(0, 60)}`, structuredContent, text]);
    return structuredContent;
  };
  const made = async (tool: string, args: object, kind: string): Promise<void> => {
    const result = await call(tool, args);
    ids[kind] = (result[kind] as { id: string } | undefined)?.id ?? '';
  };

  beforeAll(async () => {
    store = await serveStore({ now: () => Date.UTC(2031, 2, 6) });
    host = await store.connect('modern', { toolsets: [...new Set(tools.map(({ toolset }) => toolset))].join() });
    await call('calendar_import', { ics: ICS });
    const start = '2031-03-07T09:00';
    await made('group_add', { name: named('Work'), description: named('about') }, 'group');
    await made(
      'todo_add',
      { title: named('Report'), due: '2031-03-07', notes: named('notes'), tags: [`t${SECRET}`] },
      'todo',
    );
    await made('reminder_add', { title: named('Pills'), at: '2031-03-07T08:00', notes: named('two') }, 'reminder');
    await made('memo_add', { title: named('Wifi'), content: named('The password'), tags: [`t${SECRET}`] }, 'memo');
    await made('memory_save', { content: named('Likes tea') }, 'memory');
    await call('memory_save', { content: named('Likes tea a lot') });
    await call('profile_update', { name: named('Ann'), occupation: named('Cook') });
    await made('schedule_add', { title: named('Lunch'), start: '2031-03-07T12:00', location: named('Café') }, 'event');
    // Taken, unclear, wrong, unknown.
    await call('schedule_add', { title: named('Clash'), start });
    await call('schedule_add', { title: named('Series'), start, repeat: 'FREQ=WEEKLY;COUNT=3', on_conflict: 'auto' });
    await call('schedule_update', { match: `Board ${SECRET}`, start: named('never') });
    await call('schedule_update', { id: ids.event, title: named('Dinner'), start, duration_minutes: 30 });
    await call('quick_add', { text: `${named('Dentist')} on 2031-03-07 at 9` });
    await call('check_conflict', { start, duration_minutes: 60 });
    await call('find_free_time', { start: '2031-03-07', group: `Work ${SECRET}` });
    await call('delete_items', { ids: [ids.todo, ids.reminder, ids.memo] });
    await call('delete_items', { match: `nothing ${SECRET}` });
    await call('todo_update', { id: ids.todo, [`notes${SECRET}`]: 'x' });
    await call('convert_todo_to_event', { id: ids.todo, start });
    await call('reschedule', { start: '2031-03-07', shift_minutes: 60 });
    await call('schedule_query', { start: '2031-03-07', end: '2031-03-08', detail: 'full' });
    await call('agenda_query', { start: '2031-03-07' });
    await call('todo_query', {});
    await call('reminder_query', {});
    await call('memo_search', { query: 'password' });
    await call('memory_search', {});
    await call('history_query', {});
    await call('route_intent', { text: named('book a room') });
    await call('todo_close', { match: 'Report' });
    await call('undo', { last: 1 });
  });
  afterAll(() => store.close());

  it('in any result, structured or text', () => {
    expect(results.filter(([, structured]) => PATTERN.test(JSON.stringify(structured))).map(([what]) => what)).toEqual(
      [],
    );
    expect(results.filter(([, , text]) => PATTERN.test(text)).map(([what]) => what)).toEqual([]);
    // Control: it was there.
    expect(results.filter(([, structured]) => JSON.stringify(structured).includes('\uFFFD')).length).toBeGreaterThan(
      20,
    );
  });

  it('and where it was is said with what shows it', () => {
    const of = (tool: string): unknown => results.filter(([what]) => what.startsWith(tool)).at(-1)?.[1].warnings;
    for (const tool of [
      'schedule_query',
      'todo_query',
      'reminder_query',
      'memo_search',
      'memory_search',
      'agenda_query',
    ]) {
      expect(of(tool), tool).toEqual(expect.arrayContaining([expect.stringContaining('invisible characters')]));
    }
  });

  it('in any page, where a title is no picture, link or HTML either', async () => {
    const pages = ['agenda/2031-03-07', 'week/2031-03-07', `event/${ids.event}`, 'todos', 'changes', 'reminders/due'];
    const shown = await Promise.all(
      [...pages, 'groups', 'profile', `memo/${ids.memo}`].map((one) => host.read(`perch://${one}`)),
    );
    for (const page of shown) expect(page).not.toMatch(PATTERN);
    for (const page of shown.slice(0, 5)) {
      expect(page).toContain('evil.example');
      expect(page).not.toMatch(/<img|(?<!\\)(?:\\\\)*[[\]`!]/);
    }
    const memo = shown.at(-1) ?? '';
    expect(memo).toContain('[click]');
    expect(memo).not.toMatch(/<img|!\[/);
  });

  it('while a file is what it is', async () => {
    expect(await host.read('perch://calendar.ics')).toContain('\u{E0041}');
    const { structuredContent } = await host.call('calendar_export', {});
    expect(structuredContent.ics).toContain('\u{E0041}');
  });
});
