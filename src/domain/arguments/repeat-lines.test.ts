import { describe, expect, it } from 'vitest';
import { readRepeatLines, repeatLines } from './repeat-lines.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`);

describe('a repeat as lines of iCalendar', () => {
  it('is read as it is written', () => {
    const days = { off: [day('2026-12-07'), day('2026-12-14')], makeUp: [day('2026-12-12')] };
    const text = repeatLines('FREQ=WEEKLY;BYDAY=MO', days);
    expect(text).toBe('FREQ=WEEKLY;BYDAY=MO EXDATE:20261207,20261214 RDATE:20261212');
    expect(readRepeatLines(text)).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO', days });
  });

  it('may begin with its first time, and stand on several lines', () => {
    expect(readRepeatLines('DTSTART:2026-12-07T09:00\nRRULE:FREQ=WEEKLY\nEXDATE:2026-12-14')).toEqual({
      start: '2026-12-07T09:00',
      rule: 'RRULE:FREQ=WEEKLY',
      days: { off: [day('2026-12-14')], makeUp: [] },
    });
  });

  it('says no more than its rule where all days are kept', () => {
    expect(repeatLines('FREQ=DAILY')).toBe('FREQ=DAILY');
    expect(readRepeatLines('FREQ=DAILY')).toEqual({ start: undefined, rule: 'FREQ=DAILY' });
  });

  it.each([
    ['a time, which would be less than its day', 'FREQ=DAILY EXDATE:20261207T090000'],
    ['no date', 'FREQ=DAILY EXDATE:20261307'],
    ['words', 'every Monday'],
    ['something behind it', 'FREQ=DAILY EXDATE:20261207 or so'],
  ])('is not read where it has %s', (_what, text) => {
    expect(readRepeatLines(text)).toBeUndefined();
  });
});
