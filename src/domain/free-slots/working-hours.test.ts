import { describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { parseWall } from '../time/wall.ts';
import { formatWorkingHours, hoursOn, parseWorkingHours } from './working-hours.ts';

const canonical = (text: string) => formatWorkingHours(parseWorkingHours(text));

describe('working hours', () => {
  test.each([
    ['MO-FR 09:00-18:00; SA 10:00-12:00', 'MO-FR 09:00-18:00; SA 10:00-12:00'],
    ['MO,WE 09:00-12:00,13:00-18:00', 'MO,WE 09:00-12:00,13:00-18:00'],
    ['FR-MO 10:00-16:00', 'MO,FR-SU 10:00-16:00'],
    ['mo - fr  9:00 – 18:00 ;', 'MO-FR 09:00-18:00'],
    ['MO－FR ０９：００－１８：００；SA，SU １０：００～１２：００', 'MO-FR 09:00-18:00; SA-SU 10:00-12:00'],
    ['MO、WE 09:00至12:00', 'MO,WE 09:00-12:00'],
    ['MO-SU 00:00-24:00', 'MO-SU 00:00-24:00'],
    ['SA 22:00-06:00', 'SA 22:00-06:00'],
    ['SA 22:00-00:00', 'SA 22:00-24:00'],
    ['TU 13:00-18:00,09:00-12:00; TU 12:00-13:00', 'TU 09:00-18:00'],
    ['SU 08:00-10:00; MO 08:00-10:00', 'MO,SU 08:00-10:00'],
    ['MO 05:00-23:00,22:00-06:00', 'MO 05:00-23:00,22:00-06:00'],
    ['周一至周五 9点到18点半；周六 １０点～12点05分', 'MO-FR 09:00-18:30; SA 10:00-12:05'],
    ['Mon to Fri 9:00-18:00; Saturday 10:00-12:00', 'MO-FR 09:00-18:00; SA 10:00-12:00'],
    ['weekdays 9:00-17:00; weekends 10:00-12:00', 'MO-FR 09:00-17:00; SA-SU 10:00-12:00'],
    ['every day 22:30-07:00', 'MO-SU 22:30-07:00'],
    ['周一三五 9:00-12:00', 'MO,WE,FR 09:00-12:00'],
    ['周一到五 9点-18点', 'MO-FR 09:00-18:00'],
    ['工作日 8点至17点; 周末 10點到12點', 'MO-FR 08:00-17:00; SA-SU 10:00-12:00'],
    ['每天 8点-22点', 'MO-SU 08:00-22:00'],
    ['星期天 9点到12点', 'SU 09:00-12:00'],
  ])('%s → %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
    expect(parseWorkingHours(expected)).toEqual(parseWorkingHours(text));
  });

  test.each([
    '',
    ';',
    'MO-FR',
    '09:00-18:00',
    'XX 09:00-18:00',
    'MO-WE-FR 09:00-18:00',
    'MO 09:00',
    'MO 09:00-09:00',
    'MO 24:00-08:00',
    'MO 09:00-24:01',
    'MO 09:60-18:00',
    'MO 9-18',
    'MO 09:00-12:00-18:00',
    'MO 09:00-18:00; rubbish',
    '周一 九点到十点',
    '周一到周八 9点到10点',
    '周一 25点到26点',
    'MO 09:00-18:00 '.repeat(100),
  ])('refuses %j with a hint', (text) => {
    try {
      parseWorkingHours(text);
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      expect(error).toMatchObject({
        code: 'INVALID_ARGUMENT',
        details: { hint: expect.stringContaining('MO-FR 09:00-18:00') },
      });
      return;
    }
    throw new Error('was taken');
  });

  test('hoursOn gives the ranges that begin on a date, in minutes', () => {
    const hours = parseWorkingHours('FR 09:00-12:00,22:00-02:00');
    expect(hoursOn(parseWall('2026-01-30T15:00') as number, hours)).toEqual([
      [540, 720],
      [1320, 1560],
    ]);
    expect(hoursOn(parseWall('2026-01-31') as number, hours)).toEqual([]);
  });
});
