import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { type ReminderWords, readWords, wordsText } from './reminder-words.ts';
import { readLines, vevent } from './testing/calendar.ts';

const START = 'DTSTART;TZID=Europe/Berlin:20261201T100000';
const valarm = (...lines: string[]): string => ['BEGIN:VALARM', ...lines, 'END:VALARM'].join('\r\n');

const alarms = (lines: readonly string[], ...event: string[]) => {
  const { events, notes } = readLines([vevent('UID:1', START, 'DURATION:PT1H', ...event, valarm(...lines))]);
  return { when: events[0]?.alarms.map((one) => one.when), notes: notes.map(({ code }) => code) };
};

describe('a VALARM', () => {
  it.each([
    ['TRIGGER:-PT15M', 15],
    ['TRIGGER;RELATED=START:-P0DT0H30M0S', 30],
    ['TRIGGER:PT0S', 0],
    ['TRIGGER:P0D', 0],
    ['TRIGGER:-P1D', 1_440],
    ['TRIGGER:-P1W', 10_080],
    ['TRIGGER:-PT90S', 2],
    ['TRIGGER:PT9H', -540],
    ['TRIGGER;RELATED=END:-PT15M', -45],
    ['TRIGGER;RELATED=END:-PT3H', 120],
    ['TRIGGER;VALUE=DATE-TIME:20261201T083000Z', 30],
    ['TRIGGER:20261201T090000Z', 0],
  ])('%s goes off %s minutes before a start at 10:00', (trigger, minutes) => {
    expect(alarms(['ACTION:DISPLAY', trigger])).toEqual({ when: [{ minutes }], notes: [] });
  });

  it('with a time of its own stays at it where the event repeats', () => {
    const at = Date.UTC(2026, 11, 1, 8, 30);
    const trigger = ['ACTION:DISPLAY', 'TRIGGER;VALUE=DATE-TIME:20261201T083000Z'];
    expect(alarms(trigger, 'RRULE:FREQ=DAILY').when).toEqual([{ at }]);
  });

  it.each([
    [['ACTION:AUDIO', 'TRIGGER:-PT5M'], 1, []],
    [['ACTION:EMAIL', 'TRIGGER:-PT5M'], 1, []],
    [['ACTION:DISPLAY', 'TRIGGER:-PT5M', 'REPEAT:2', 'DURATION:PT5M'], 1, ['alarm-once']],
    [['ACTION:NONE', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z'], 0, []],
    [['ACTION:DISPLAY', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z'], 0, []],
    [['ACTION:PROCEDURE', 'TRIGGER:-PT5M'], 0, ['alarm-ignored']],
    [['ACTION:DISPLAY'], 0, ['alarm-ignored']],
    [['ACTION:DISPLAY', 'TRIGGER;VALUE=TIME:230000'], 0, ['alarm-ignored']],
    [['ACTION:DISPLAY', 'TRIGGER:-P9999999W'], 0, ['alarm-ignored']],
  ])('%j: %s, noted %j', (lines, count, notes) => {
    const found = alarms(lines);
    expect([found.when?.length, found.notes]).toEqual([count, notes]);
  });

  it('equal ones are one, and there are at most 50', () => {
    const same = vevent('UID:1', START, ...Array.from({ length: 60 }, () => valarm('ACTION:DISPLAY', 'TRIGGER:-PT5M')));
    const many = vevent('UID:2', START, ...Array.from({ length: 60 }, (_, at) => valarm(`TRIGGER:-PT${at}M`)));
    expect(readLines([same, many]).events.map((event) => event.alarms.length)).toEqual([1, 50]);
  });

  it('of a todo goes off before it is due, or from where it starts', () => {
    const todo = (...lines: string[]) =>
      readLines([['BEGIN:VTODO', 'UID:1', ...lines, 'END:VTODO'].join('\r\n')]).todos[0]?.alarms.map(({ when }) =>
        'at' in when ? new Date(when.at).toISOString().slice(5, 16) : when.minutes,
      );
    const before = valarm('ACTION:DISPLAY', 'TRIGGER:-PT1H');
    expect(todo('DUE:20261201T100000Z', before)).toEqual([60]);
    expect(todo('DUE:20261201T100000Z', 'DTSTART:20261130T100000Z', before)).toEqual([1500]);
    expect(todo('DUE:20261201T100000Z', valarm('TRIGGER;RELATED=END:PT1H'))).toEqual([-60]);
    expect(todo(valarm('TRIGGER:20261201T070000Z'), before)).toEqual(['12-01T07:00']);
    expect(todo(before)).toEqual([]);
  });
});

const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
const mark = fc.constantFrom('2026-12-01', '2026-12-01T10:00:00', '2026-12-01T02:00:00Z');
const words: fc.Arbitrary<ReminderWords> = fc
  .record({
    title: fc.constantFrom('', 'x', '会议 🎉 \n "'),
    notes: fc.option(fc.constantFrom('a', '\\n;,')),
    priority: fc.constantFrom('low', 'normal', 'high'),
    armedAt: instant,
    status: fc.constantFrom('open', 'done', 'dismissed'),
    closedFrom: fc.option(instant),
    exdates: fc.array(mark, { maxLength: 2 }),
    states: fc.dictionary(
      mark,
      fc.oneof(
        fc.record({ snoozed: instant, of: mark }),
        fc.record({ status: fc.constantFrom('done', 'dismissed'), at: instant, of: mark }),
      ),
      { maxKeys: 3, noNullPrototype: true },
    ),
    created: instant,
    modified: instant,
  })
  .map((one) => ({ ...one, closedFrom: one.status === 'open' ? null : one.closedFrom })) as fc.Arbitrary<ReminderWords>;

describe('what a reminder holds beyond its alarm', () => {
  const seed = Number(process.env.PERCH_TEST_SEED ?? 20_261_122);

  it('is read back as it was', () => {
    fc.assert(
      fc.property(words, (one) => {
        expect(readWords(wordsText(one))).toEqual(one);
        expect(wordsText(readWords(wordsText(one)) as ReminderWords)).toBe(wordsText(one));
      }),
      { numRuns: inFull(300, 100), seed },
    );
  });

  it('out of bounds it is as in a new one, or none at all', () => {
    const stamps = { armed_at: 1, created: 2, modified: 3 };
    const odd = {
      title: 7,
      priority: 'urgent',
      status: 'gone',
      closed_from: 1,
      exdates: ['x', 1],
      states: { y: {}, '2026-12-01': 1 },
    };
    expect(readWords(JSON.stringify({ ...stamps, ...odd }))).toMatchObject({
      ...{ title: '', priority: 'normal', status: 'open', closedFrom: null, exdates: [], states: {} },
    });
    for (const json of [
      '',
      'null',
      '[]',
      '{',
      '{}',
      '{"armed_at":1,"created":2}',
      '{"armed_at":1e99,"created":2,"modified":3}',
    ])
      expect(readWords(json)).toBeUndefined();
    fc.assert(
      fc.property(fc.json(), (json) => {
        readWords(json);
      }),
      { numRuns: inFull(300, 100), seed },
    );
  });
});
