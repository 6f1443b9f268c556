import { expect, test } from 'vitest';
import { shownOf } from './testing/shown.ts';

/** Words around the time are a title as a whole, a field, a place or a note, and no time of their own. */

test.each([
  ['12月7号至9号我去成都出差取证', 'event «去成都出差取证» 2026-12-07 – 2026-12-10 busy'],
  ['元旦全天陪俩娃去动物园', 'event «陪俩娃去动物园» 2027-01-01'],
  ["School's closed on December 7 for a work day", "event «School's closed for a work day» 2026-12-07"],
  ['First day of school is December 7', 'event «First day of school» 2026-12-07'],
  ['Tentative coffee with Dr. Okafor Friday at 3:30', 'event «coffee with Dr. Okafor» 2026-11-27 15:30 tentative'],
  ['待办：整理差评截图，下周二前交 #客服', 'todo «整理差评截图» 2026-12-01 #客服'],
  ['记住，我下夜班那天中午以前别给我排事', 'memory «我下夜班那天中午以前别给我排事»'],
  ['跟科里请了假，下周五一天', 'event «跟科里请了假» 2026-12-04 +1440 busy'],
  ['remind me the night before Thanksgiving at 8 to start the brine', 'reminder «start the brine» 2026-11-25 20:00'],
  ['youth lock-in friday 9pm to saturday 6am', 'event «youth lock-in» 2026-11-27 21:00 – 2026-11-28 06:00'],
  ['周四上午8点半到11点在法院旁听', 'event «旁听» 2026-11-26 08:30 – 2026-11-26 11:00 @ 法院'],
  ['下午1点半到3点法条培训，放在12月2号', 'event «法条培训» 2026-12-02 13:30 – 2026-12-02 15:00'],
  ['Covering the night shift Friday 11pm-7am', 'event «Covering the night shift» 2026-11-27 23:00 – 2026-11-28 07:00'],
  ['彩排暂定下周五晚上8点，两个半小时', 'event «彩排» 2026-12-04 20:00 +150 tentative'],
  ['你记住，我膝盖做过半月板手术，不能跳', 'memory «我膝盖做过半月板手术，不能跳»'],
  ['下周六健身房全天封场维护', 'event «健身房封场维护» 2026-12-05'],
  ['修图，12月1号前给', 'todo «修图» 2026-12-01'],
])('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});
