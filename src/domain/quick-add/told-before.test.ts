import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

test.each([
  [
    'conference Tuesday 9am, remind me to print slides 1 day before',
    ['event conference 2026-11-24T09:00', 'reminder print slides 2026-11-23T09:00'],
  ],
  [
    'conference Tuesday 9am, remind me to print slides the night before and to pack the charger 2 hours before',
    [
      'event conference 2026-11-24T09:00',
      'reminder print slides 2026-11-23T20:00',
      'reminder pack the charger 2026-11-24T07:00',
    ],
  ],
  [
    'recital Saturday 4pm, remind me 2 days before to buy flowers and 1 hour before to charge the camera',
    [
      'event recital 2026-11-28T16:00',
      'reminder buy flowers 2026-11-26T16:00',
      'reminder charge the camera 2026-11-28T15:00',
    ],
  ],
  [
    'Flight Friday 6pm. Nag me to check in 24 hours in advance.',
    ['event Flight 2026-11-27T18:00', 'reminder check in 2026-11-26T18:00'],
  ],
  [
    'Scan Friday at 8:15am, and remind me the evening before at 6 not to eat anything',
    ['event Scan 2026-11-27T08:15', 'reminder not to eat anything 2026-11-26T18:00'],
  ],
  ['remind me to print slides 1 day before the conference', ['open']],
  ['周四下午两点答辩，提醒我提前一天试投影', ['event 答辩 2026-11-26T14:00', 'reminder 试投影 2026-11-25T14:00']],
  ['周四下午两点答辩，提醒我试投影，提前一小时', ['event 答辩 2026-11-26T14:00', 'reminder 试投影 2026-11-26T13:00']],
  [
    '周五晚上8点的火车，提前一天提醒我取票，提前两小时出门',
    ['event 火车 2026-11-27T20:00', 'reminder 取票 2026-11-26T20:00', 'reminder 出门 2026-11-27T18:00'],
  ],
  ['周六晚上六点婚宴，别忘了前一晚熨西装', ['event 婚宴 2026-11-28T18:00', 'reminder 熨西装 2026-11-27T20:00']],
])('when to be told stands behind what to be told: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ['nag me to call the plumber tomorrow at 10', ['reminder call the plumber 2026-11-23T10:00']],
  ['nag mom about the invoice tomorrow at 10', ['event nag mom about the invoice 2026-11-23T10:00']],
  ['swap my Wednesday and Thursday workouts', ['wish']],
  ['study 30 minutes a day at 8pm', ['event study 2026-11-22T20:00']],
  ['piano 9 to 11 every morning', ['event piano 2026-11-23T09:00']],
  ['call the landlord when I get off work at 5', ['event call the landlord 2026-11-22T17:00']],
  ["finish the deck by Thursday, it's due to Mark Friday", ['several']],
])('said in passing: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('so many minutes are counted whole', () => {
  expect(said('remind me 15 min before the 4pm demo')).toEqual(['reminder demo 2026-11-22T15:45']);
  expect(said('leave 45 min before my 2pm flight')).toEqual(['event leave for my flight 2026-11-22T13:15']);
});
