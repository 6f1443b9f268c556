import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { inFull } from '../testing/in-full.ts';
import { formatWall } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import type { TodoRepeat } from '../todos/repeat.ts';
import type { Due } from '../todos/todo.ts';
import { type CalendarFile, readCalendar } from './read.ts';
import { readLines } from './testing/calendar.ts';
import type { CalendarTodo } from './todos.ts';
import { calendarParts } from './write.ts';
import { type WrittenTodo, writeTodo } from './write-todo.ts';
import { ZoneUses } from './write-zones.ts';

const vtodo = (...lines: readonly string[]): string => ['BEGIN:VTODO', ...lines, 'END:VTODO'].join('\r\n');
const single = (...lines: string[]) => {
  const file = readLines([vtodo('UID:1', ...lines)]);
  return { todo: file.todos[0] as CalendarTodo, notes: notesOf(file) };
};
const notesOf = ({ notes }: CalendarFile): string[] => notes.map(({ code, detail }) => `${code} ${detail}`.trim());

describe('a VTODO of another program', () => {
  it.each([
    [['DUE;VALUE=DATE:20260105'], ['2026-01-05T00:00:00', null, 0]],
    [['DUE:20260105'], ['2026-01-05T00:00:00', null, 0]],
    [['DUE:20260105T010000Z'], ['2026-01-05T01:00:00', 'UTC', 0]],
    [['DUE:20260105T010000'], ['2026-01-05T01:00:00', 'Asia/Shanghai', 0]],
    [['DUE;TZID=Europe/Berlin:20260105T010000'], ['2026-01-05T01:00:00', 'Europe/Berlin', 0]],
    [['DUE;TZID=W. Europe Standard Time:20260105T010000'], ['2026-01-05T01:00:00', 'Europe/Berlin', 0]],
    [['DUE;TZID=Europe/Berlin:20260329T023000'], ['2026-03-29T03:30:00', 'Europe/Berlin', 0]],
    [
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:P1D'],
      ['2026-03-29T12:00:00', 'Europe/Berlin', 0],
    ],
    [
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:PT24H'],
      ['2026-03-29T13:00:00', 'Europe/Berlin', 0],
    ],
    [
      ['DTSTART;TZID=Europe/Berlin:20261025T013000', 'DURATION:PT2H'],
      ['2026-10-25T02:30:00', 'Europe/Berlin', 1],
    ],
    [
      ['DTSTART;VALUE=DATE:20260105', 'DURATION:P1D'],
      ['2026-01-05T00:00:00', null, 0],
    ],
    [
      ['DTSTART;VALUE=DATE:20260105', 'DURATION:P1W'],
      ['2026-01-11T00:00:00', null, 0],
    ],
    [
      ['DTSTART:20260105T010000Z', 'DUE:20260104T010000Z'],
      ['2026-01-04T01:00:00', 'UTC', 0],
    ],
  ])('%j is due at %j', (lines, [wall, zone, fold]) => {
    const { due } = single(...lines).todo;
    expect([formatWall((due as Due).wall), due?.zone, due?.fold]).toEqual([wall, zone, fold]);
  });

  it.each([
    [[], false, null],
    [['STATUS:NEEDS-ACTION'], false, null],
    [['STATUS:IN-PROCESS', 'PERCENT-COMPLETE:100'], false, null],
    [['STATUS:COMPLETED'], true, null],
    [['STATUS:COMPLETED', 'DTSTAMP:20260101T000000Z'], true, Date.UTC(2026, 0, 1)],
    [['STATUS:COMPLETED', 'COMPLETED:20260102T030405Z'], true, Date.UTC(2026, 0, 2, 3, 4, 5)],
    [['COMPLETED;VALUE=DATE-TIME;TZID=Europe/Monaco:20130716T105745'], true, Date.UTC(2013, 6, 16, 8, 57, 45)],
    [['PERCENT-COMPLETE:100', 'LAST-MODIFIED:20260103T000000Z'], true, Date.UTC(2026, 0, 3)],
    [['STATUS:COMPLETED', 'COMPLETED:soon'], true, null],
  ])('%j: done %s at %s', (lines, done, closedAt) => {
    expect(single(...lines).todo).toMatchObject({ done, closedAt, cancelled: false });
  });

  it.each([
    ['0', 'normal'],
    ['1', 'high'],
    ['4', 'high'],
    ['5', 'normal'],
    ['9', 'normal'],
    ['10', 'normal'],
    ['high', 'normal'],
  ])('PRIORITY:%s is of %s importance, and says nothing of urgency', (priority, importance) => {
    expect(single(`PRIORITY:${priority}`).todo).toMatchObject({ importance, urgency: undefined });
  });

  it('tells what it says from what it says nothing of', () => {
    const { todo, notes } = single(
      'SUMMARY:Pay\\, then file',
      'DESCRIPTION:a\\nb',
      'CATEGORIES:Home,Tax',
      'ESTIMATED-DURATION:PT1H29M10S',
      'URL:https://example.com/a,b;c',
      'RELATED-TO;RELTYPE=DEPENDS-ON:2',
      'RELATED-TO:3',
      'LOCATION:Bank',
      'PERCENT-COMPLETE:40',
      'DTSTART:20260101T000000Z',
    );
    expect(todo).toMatchObject({
      title: 'Pay, then file',
      notes: 'a\nb',
      location: 'Bank',
      categories: ['Home', 'Tax'],
      estimateMinutes: 90,
      source: 'https://example.com/a,b;c',
      dependsOn: ['2'],
      parent: '3',
    });
    expect(notes.sort()).toEqual(['todo-field-ignored DTSTART', 'todo-field-ignored PERCENT-COMPLETE']);
    expect(single().todo).toMatchObject({
      ...{ title: '', notes: null, due: null, estimateMinutes: undefined, dependsOn: undefined, source: undefined },
    });
  });

  it('one that repeats says where its start lies apart from when it is due', () => {
    const daily = ['DUE:20260102T090000Z', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(single(...daily, 'DTSTART:20260102T080000Z').notes).toEqual(['todo-field-ignored DTSTART']);
    expect(single(...daily, 'DTSTART:20260102T090000Z').notes).toEqual([]);
  });

  it('takes how it repeats, from its first time on that is not done', () => {
    const { repeat, due } = single('DUE;VALUE=DATE:20260102', 'RRULE:FREQ=MONTHLY;COUNT=3').todo;
    const at = Date.UTC(2026, 0, 2);
    expect(repeat).toEqual({ rrule: 'FREQ=MONTHLY;COUNT=3', from: 'due', at, zone: null, exdates: [], rdates: [] });
    expect(due).toEqual({ wall: at, zone: null, fold: 0 });
    // It is due a day after its start, and so are the next ones.
    const later = single(
      'DTSTART;TZID=Asia/Shanghai:20260105T090000',
      'DUE;TZID=Asia/Shanghai:20260106T170000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
    ).todo;
    expect(later.repeat).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=TU', at: Date.UTC(2026, 0, 6, 17) });
    const { todos } = readLines([
      vtodo('UID:1', 'DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY;COUNT=9', 'EXDATE;VALUE=DATE:20260103'),
      vtodo('UID:1', 'RECURRENCE-ID;VALUE=DATE:20260101', 'STATUS:COMPLETED'),
      vtodo('UID:1', 'RECURRENCE-ID;VALUE=DATE:20260102', 'STATUS:COMPLETED'),
    ]);
    expect(todos).toMatchObject([{ repeat: { rrule: 'FREQ=DAILY;COUNT=6' }, due: { wall: Date.UTC(2026, 0, 4) } }]);
  });

  it('says which of its times were changed by themselves', () => {
    const file = readLines([
      vtodo('UID:1', 'SUMMARY:Rent', 'DUE;VALUE=DATE:20260101', 'RRULE:FREQ=MONTHLY'),
      vtodo('UID:1', 'SUMMARY:Rent twice', 'RECURRENCE-ID;VALUE=DATE:20260201'),
      vtodo('UID:1', 'SUMMARY:Rent', 'RECURRENCE-ID;VALUE=DATE:20260101', 'STATUS:COMPLETED'),
      vtodo('UID:2', 'SUMMARY:Left over', 'RECURRENCE-ID;VALUE=DATE:20260101'),
    ]);
    expect(file.todos).toMatchObject([
      { uid: '1', done: false },
      { uid: '2', title: 'Left over' },
    ]);
    expect(notesOf(file)).toEqual(['todo-once "Rent"', 'todo-once "Left over"']);
  });

  it('takes the newest of one UID, and gives one where there is none', () => {
    const file = readLines([
      vtodo('UID:1', 'SUMMARY:new', 'SEQUENCE:2'),
      vtodo('UID:1', 'SUMMARY:old', 'SEQUENCE:1'),
      vtodo('SUMMARY:x'),
      vtodo('SUMMARY:x'),
    ]);
    expect(file.todos.map(({ title }) => title)).toEqual(['new', 'x', 'x']);
    expect(new Set(file.todos.map(({ uid }) => uid)).size).toBe(3);
    expect(notesOf(file)).toEqual(['uid-missing', 'superseded 1']);
  });

  it('is broken where its due time is, and refused with its line', () => {
    const lines = [vtodo('UID:bad', 'DUE:soon'), vtodo('UID:good', 'SUMMARY:x')];
    expect(() => readLines(lines)).toThrow(UserError);
    expect(() => readLines(lines)).toThrow(/1 of 2 todos cannot be read.*line 5 \(UID "bad"\)/s);
    const { todos, skipped } = readLines(lines, { skipBroken: true });
    expect(todos.map(({ uid }) => uid)).toEqual(['good']);
    expect(skipped).toMatchObject([{ component: 'VTODO', line: 5, uid: 'bad' }]);
    expect(readLines([vtodo('UID:1', 'DUE:18990101')], { skipBroken: true }).skipped).toHaveLength(1);
  });

  it('METHOD:CANCEL cancels todos too', () => {
    const { todos } = readLines(['METHOD:CANCEL', vtodo('UID:1')]);
    expect(todos).toMatchObject([{ cancelled: true }]);
    expect(single('STATUS:CANCELLED').todo.cancelled).toBe(true);
  });
});

const VIEWER = 'Asia/Shanghai';
const seed = Number(process.env.PERCH_TEST_SEED ?? 20_261_122);

const sign = fc.constantFrom(...'abc 会议é,;:\\"\'\n\t'.split(''), '🎉', 'END:VTODO\n');
const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
const filled = text.map((one) => one.trim()).filter(Boolean);
const level = fc.constantFrom('high' as const, 'normal' as const);
const second = fc.integer({ min: 0, max: 4_000_000_000 }).map((value) => value * 1000);
const zone = fc.constantFrom('UTC', 'Etc/UTC', 'Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe', 'EST');
const due: fc.Arbitrary<Due> = fc.oneof(
  second.map((wall) => ({ wall: Math.floor(wall / 86_400_000) * 86_400_000, zone: null, fold: 0 as const })),
  fc
    .tuple(second, zone)
    .map(([at, own]) => ({ wall: toWall(at, own), zone: own, fold: toInstant(toWall(at, own), own) === at ? 0 : 1 })),
  fc
    .constantFrom(0 as const, 1 as const)
    .map((fold) => ({ wall: Date.UTC(2026, 10, 1, 1, 30), zone: 'America/New_York', fold })),
) as fc.Arbitrary<Due>;

const repeat: fc.Arbitrary<TodoRepeat> = fc.constantFrom<TodoRepeat>(
  { rrule: 'FREQ=DAILY', from: 'due', at: Date.UTC(2026, 10, 20), zone: null, exdates: [], rdates: [] },
  {
    rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=7',
    from: 'done',
    at: Date.UTC(2026, 10, 20, 17),
    zone: 'Asia/Shanghai',
    exdates: ['2026-11-30T17:00:00'],
    rdates: [{ at: '2026-12-06T17:00:00' }],
  },
  {
    rrule: 'FREQ=MONTHLY;UNTIL=20270301T050000Z',
    from: 'due',
    at: Date.UTC(2027, 0, 1),
    zone: 'America/New_York',
    exdates: [],
    rdates: [],
  },
);

const written: fc.Arbitrary<WrittenTodo> = fc
  .record({
    uid: fc.constantFrom('todo_0000000001@perch-mcp', 'a;b,c\\d', '会议-🎉@example.com'),
    sequence: fc.nat({ max: 9 }),
    title: text.map((one) => one.slice(0, 400)),
    notes: fc.option(filled),
    location: fc.option(filled),
    place: fc.option(fc.constant({ name: 'SOHO', address: 'a;b', longitude: 116.48, latitude: 39.99, crs: 'gcj02' })),
    due: fc.option(due),
    importance: level,
    urgency: level,
    estimateMinutes: fc.option(fc.integer({ min: 1, max: 527_040 })),
    group: fc.option(filled),
    categories: fc.uniqueArray(filled, { maxLength: 4 }),
    dependsOn: fc.uniqueArray(fc.constantFrom('x', 'y;z', '会'), { maxLength: 3 }),
    closedAt: fc.option(second),
    closeNote: fc.option(filled),
    event: fc.option(fc.constantFrom('evt_0000000001@perch-mcp', 'e,1')),
    source: fc.option(fc.oneof(filled, fc.constantFrom('https://example.com/a?b=c,d;e\\f#g', 'https://例子.cn'))),
    repeat: fc.option(repeat),
    repeatOf: fc.option(fc.constantFrom('todo_0000000002@perch-mcp', 'r;1')),
    parent: fc.option(fc.constantFrom('todo_0000000003@perch-mcp', 'p,1')),
    created: second,
    modified: second,
  })
  // What repeats is due.
  .map((todo) => (todo.due === null ? { ...todo, repeat: null } : todo));

const write = (todo: WrittenTodo): string => {
  const uses = new ZoneUses();
  return [...calendarParts([writeTodo(todo, { uses, floatingZone: VIEWER })], uses)].join('');
};

describe('any todo that Perch may hold', () => {
  it('is read back as it was, and written again in the same bytes', () => {
    const property = fc.property(written, (todo) => {
      const ics = write(todo);
      const { todos, notes } = readCalendar(ics, { skipBroken: false, defaultZone: VIEWER });
      const [{ line, cancelled, done, alarms, ...read }] = todos as unknown as [CalendarTodo];
      expect(read).toEqual(todo);
      expect([cancelled, done]).toEqual([false, todo.closedAt !== null]);
      expect(notes).toEqual([]);
      expect(write(read as WrittenTodo)).toBe(ics);
      for (const one of ics.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
    });
    fc.assert(property, { numRuns: inFull(500, 50), seed });
  });

  it('control: without the property for urgency the comparison fails', () => {
    const [todo] = fc.sample(
      written.filter(({ urgency }) => urgency === 'high'),
      { numRuns: 1, seed },
    ) as [WrittenTodo];
    const ics = write(todo).replace('X-PERCH-URGENCY:HIGH\r\n', '');
    expect(readCalendar(ics, { skipBroken: false, defaultZone: VIEWER }).todos[0]?.urgency).toBe('normal');
  });
});
