import { describe, expect, it } from 'vitest';
import { hours as english } from '../../messages/en/hours.ts';
import { hours as chinese } from '../../messages/zh/hours.ts';
import { formatWorkingHours, parseWorkingHours } from './working-hours.ts';

describe('hours of a week in words', () => {
  it.each([
    ['MO-FR 09:00-18:00', 'Mon–Fri 09:00–18:00', '周一至周五 09:00–18:00'],
    ['MO-WE,FR 08:00-12:00,13:00-17:00; SA 10:00-12:00', undefined, undefined],
    ['MO-SU 12:00-13:30', 'every day 12:00–13:30', '每天 12:00–13:30'],
    ['SU 22:00-06:00', 'Sun 22:00–06:00', '周日 22:00–06:00'],
  ])('says %s, which can be read again', (text, en, zh) => {
    if (en !== undefined) expect(english(text)).toBe(en);
    if (zh !== undefined) expect(chinese(text)).toBe(zh);
    for (const said of [english(text), chinese(text)]) {
      expect(said).not.toMatch(/\b[A-Z]{2}\b/);
      expect(formatWorkingHours(parseWorkingHours(said))).toBe(text);
    }
  });
});
