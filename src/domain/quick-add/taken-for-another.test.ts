import { expect, test } from 'vitest';
import { shownOf } from './testing/shown.ts';

/** Words of a name, a field or of asking that were taken for another part of what is said. */

test.each([
  ['下周六上午十点带队去市体育馆测试', 'event «带队测试» 2026-12-05 10:00 @ 市体育馆'],
  ['12月4号前转定金，标紧急，十五分钟就够', 'todo «转定金» 2026-12-04 takes 15 urgent'],
  ['我对花生过敏，这个你给我记牢', 'memory «我对花生过敏»'],
  ['12月4号前续证，2号上午十点再提醒我这个', 'todo «续证» 2026-12-04; reminder «续证» 2026-12-02 10:00'],
  ['要买两块板，标签写上木料', 'todo «买两块板» #木料'],
  [
    'Renew the permit by Dec 4, and remind me about it on the 2nd at 10',
    'todo «Renew the permit» 2026-12-04; reminder «Renew the permit» 2026-12-02 10:00',
  ],
  ['For the list: oak boards, brass hinges, call Dale', 'todo «oak boards»; todo «brass hinges»; todo «call Dale»'],
  ['Put June 12, 2027 down tentatively, the Ashford wedding', 'event «Ashford wedding» 2027-06-12 tentative'],
  ['lunch with Mr. Amin, noon on Jan 29', 'event «lunch with Mr. Amin» 2027-01-29 12:00'],
])('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});
