import { describe, expect, it } from 'vitest';
import { stage } from './harness.ts';

const days = (slots: readonly { start: string }[] = []) =>
  [...new Set(slots.map(({ start }) => start.slice(5, 10)))].sort();

describe('skip_holidays', () => {
  const search = { start: '2026-09-28', end: '2026-10-12', duration_minutes: 840, limit: 200 };

  it('leaves out the days off by law, not plain weekends and make-up workdays', async () => {
    const user = await stage({ clock: { now: Date.parse('2026-09-27T00:00Z') } });
    const all = days((await user.free(search)).slots);
    const { slots, assumptions } = await user.free({ ...search, skip_holidays: true });
    expect(all.filter((day) => !days(slots).includes(day))).toEqual([
      '10-01',
      '10-02',
      '10-03',
      '10-04',
      '10-05',
      '10-06',
      '10-07',
    ]);
    expect(days(slots)).toEqual(expect.arrayContaining(['10-10', '10-11']));
    expect(assumptions).toContain('Public holidays (mainland China) are left out.');
  });

  it('says so where none are known', async () => {
    const user = await stage({ timezone: 'Europe/Madrid', clock: { now: Date.parse('2026-09-27T00:00Z') } });
    const { slots, assumptions } = await user.free({ ...search, skip_holidays: true });
    expect(days(slots)).toContain('10-01');
    expect(assumptions?.at(-1)).toMatch(/No public holidays are known for Europe\/Madrid/);
    const german = await stage({ timezone: 'Europe/Berlin', clock: { now: Date.parse('2026-09-27T00:00Z') } });
    const weekdays = { start: '2026-10-01', end: '2026-10-06', duration_minutes: 840, limit: 200 };
    const unity = await german.free({ ...weekdays, skip_holidays: true });
    expect([days((await german.free(weekdays)).slots), days(unity.slots)].map((all) => all.includes('10-03'))).toEqual([
      true,
      false,
    ]);
    expect(unity.assumptions).toContain('Public holidays of all German states are left out.');
    const later = await (await stage()).free({ start: '2028-10-01', end: '2028-10-03', skip_holidays: true });
    expect(later.assumptions?.at(-1)).toMatch(/as far as they are announced: through 20\d\d/);
  });
});
