import { describe, expect, test } from 'vitest';
import { corrected } from './corrected.ts';

/** Sunday, 22 November 2026, 7 in the morning. */
const context = {
  zone: 'America/New_York',
  now: Date.parse('2026-11-22T07:00:00-05:00'),
  language: 'en',
} as const;

describe('a text that takes its own time back', () => {
  test.each([
    ['Dentist Wednesday 3pm, no, I meant Thursday', 'Dentist Thursday 15:00'],
    ['Lunch with Ana Tuesday at noon, sorry, make that 12:30', 'Lunch with Ana 2026-11-24 12:30'],
    ['Call mom at 5, scratch that, 6pm', 'Call mom 6pm'],
    ['Meeting with Raj on Monday, wait no Tuesday, 10am', 'Meeting with Raj Tuesday 10am'],
    ['gym tomorrow 7am no wait 8am', 'gym 2026-11-23 8am'],
    ['Vet Tuesday at 3, no, 4', 'Vet 2026-11-24 16:00'],
    ['Submit the report by Friday, sorry, Thursday', 'Submit the report by Thursday'],
    ['Demo Thursday, not Wednesday, at 3pm', 'Demo Thursday 15:00'],
    ['Movie Saturday at 8 not 7', 'Movie Saturday at 8'],
    ['Budget call Dec 8 at 2pm for an hour... actually make it 90 minutes', 'Budget call Dec 8 at 2pm 90 minutes'],
    ['Budget call Dec 8 at 2pm, one hour, make that 90 minutes', 'Budget call Dec 8 at 2pm, 90 minutes'],
    ['周五上午十点跟陈律师见面，等等，改成周四上午十点', '周四上午十点跟陈律师见面'],
    ['周四提醒我交物业费，哎不是周四，是周五早上九点', '周五早上九点提醒我交物业费'],
    ['聽朝七點餵白鴿，唔係，係七點半', '2026-11-23 七點半餵白鴿'],
    ['Swim every Monday, no, every Tuesday at 6pm', 'Swim every Tuesday at 6pm'],
  ])('%s', (text, expected) => {
    expect(corrected(text, context).replaceAll(/,? +(?:on |at (?=\d\d:))?/g, ' ')).toBe(
      expected.replaceAll(/,? +(?:on |at (?=\d\d:))?/g, ' '),
    );
  });

  test.each([
    'Lunch with Ann, no, with Bea tomorrow at noon',
    'Meeting tomorrow 2pm no reminder',
    'Actually book the dentist for Friday at 10am',
    'Call Bob Monday 3pm, sorry for the late notice, lunch with Ann Tuesday noon',
    'Standup every weekday 9am but not Friday',
    'Class on Monday, not before 5pm',
    '周五上午十点跟陈律师见面，等等我',
    'Nap at noon, wait, 2 hours',
  ])('nothing is taken back in: %s', (text) => {
    expect(corrected(text, context)).toBe(text);
  });
});
