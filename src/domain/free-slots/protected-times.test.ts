import { describe, expect, it } from 'vitest';
import { readProtectedTimes, withoutTimes } from './protected-times.ts';
import { formatWorkingHours, parseWorkingHours } from './working-hours.ts';

describe('times that are to stay free', () => {
  it.each([
    ['lunch 12:00-13:00', 'MO-SU 12:00-13:00'],
    ['no meetings before 11', 'MO-SU 00:00-11:00'],
    ['Lunch 12-1pm on weekdays; nothing after 18:00', 'MO-FR 12:00-13:00,18:00-24:00; SA-SU 18:00-24:00'],
    ['MO-FR 12:00-13:00', 'MO-FR 12:00-13:00'],
    ['school run Mon-Fri 15:00-15:45, gym Tuesday 7am-8am', 'MO,WE-FR 15:00-15:45; TU 07:00-08:00,15:00-15:45'],
    ['午休 12点到13点半', 'MO-SU 12:00-13:30'],
    ['11点前不开会', 'MO-SU 00:00-11:00'],
    ['工作日 12:00-13:00；周五 17点后', 'MO-TH 12:00-13:00; FR 12:00-13:00,17:00-24:00'],
    ['周一到周五 12:30-13:30', 'MO-FR 12:30-13:30'],
  ])('%s', (text, hours) => {
    expect(readProtectedTimes(text, 'en')).toBe(hours);
    expect(readProtectedTimes(hours, 'en')).toBe(hours);
  });

  it.each(['lunch', '', 'before 25:00', 'whenever I like'])('is refused: %s', (text) => {
    expect(() => readProtectedTimes(text, 'en')).toThrow();
  });

  it('is taken out of the hours, across midnight too', () => {
    const left = (hours: string, taken: string) =>
      formatWorkingHours(withoutTimes(parseWorkingHours(hours), parseWorkingHours(taken)));
    expect(left('MO-FR 09:00-18:00', 'MO-SU 12:00-13:00; FR 16:00-24:00')).toBe(
      'MO-TH 09:00-12:00,13:00-18:00; FR 09:00-12:00,13:00-16:00',
    );
    const night = withoutTimes(parseWorkingHours('MO 22:00-06:00'), parseWorkingHours('TU 00:00-05:00'));
    expect(night[0]).toEqual([
      [22 * 60, 24 * 60],
      [29 * 60, 30 * 60],
    ]);
    expect(left('MO 09:00-10:00', 'MO 08:00-11:00')).toBe('');
  });
});
