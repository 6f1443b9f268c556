import { expect, it } from 'vitest';
import { inBothEras, strictArguments } from './session.ts';

inBothEras('get_current_time', (session) => {
  strictArguments(session, 'get_current_time', {
    valid: { timezone: 'Asia/Tokyo' },
    loose: { TimeZone: 'asia/tokyo' },
    typo: ['zone', 'timezone'],
    wrongTypes: [{ timezone: 8 }, { timezone: ['UTC'] }],
  });

  it("tells the time in the user's zone, its source, and where the data lies", async () => {
    const reply = await session.done('get_current_time');
    expect(reply).toMatchObject({
      iso: reply.now,
      weekday: expect.stringMatching(/day$/),
      week_number: expect.any(Number),
      workday: expect.any(Boolean),
      zone_source: 'setting',
      store: expect.stringMatching(/perch\.db$/),
    });
    expect(reply.now).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(Math.abs(Date.parse(reply.now) - Date.now())).toBeLessThan(60_000);
    const work = reply.workday ? 'a workday' : 'not a workday';
    for (const part of [reply.iso, reply.weekday, reply.store, work, 'Asia/Shanghai'])
      expect(reply.text).toContain(part);
  });

  it('tells the time elsewhere, at the same instant', async () => {
    const reply = await session.done('get_current_time', { timezone: 'America/New_York' });
    expect(reply).toMatchObject({ zone_source: 'argument', iso: expect.stringMatching(/-0[45]:00$/) });
    expect(Date.parse(String(reply.iso))).toBe(Date.parse(reply.now));
  });

  it('converts a time between zones', async () => {
    const there = await session.done('get_current_time', { at: '2027-01-15T15:00', timezone: 'Australia/Sydney' });
    expect(there.iso).toBe('2027-01-15T18:00:00+11:00');
    expect(there.message).toBe('Fri 2027-01-15 15:00 (Asia/Shanghai) is Fri 2027-01-15 18:00 (Australia/Sydney)');
    const said = await session.done('get_current_time', { at: 'Jan 15 2027 3pm our time', timezone: 'London' });
    expect(said.iso).toBe('2027-01-15T07:00:00+00:00');
    const back = await session.done('get_current_time', { at: 'Jan 15 2027 9am London time' });
    expect(back.iso).toBe('2027-01-15T17:00:00+08:00');
    expect(back.weekday).toBe('Friday');
    const chinese = await session.done('get_current_time', { at: '2027年1月15日下午3点', timezone: '纽约' });
    expect(chinese.iso).toBe('2027-01-15T02:00:00-05:00');
    await session.refuses('get_current_time', { at: 'soonish' }, 'INVALID_ARGUMENT');
    await session.refuses('get_current_time', { timezone: 'Nowhere' }, 'INVALID_ARGUMENT');
  });

  it('knows where the zone comes from', async () => {
    await session.done('profile_update', { timezone: 'Europe/Paris' });
    expect(await session.done('get_current_time')).toMatchObject({
      zone_source: 'profile',
      iso: expect.stringMatching(/\+0[12]:00$/),
    });
    await session.done('profile_update', { clear: ['timezone'] });
  });

  it('refuses a zone that there is not, with the nearest names', async () => {
    const reply = await session.refuses('get_current_time', { timezone: 'Asia/Shangai' }, 'INVALID_ARGUMENT');
    expect(reply.hint).toContain('Asia/Shanghai');
  });

  it('answers in Chinese', async () => {
    await session.inChinese(async () => {
      const reply = await session.done('get_current_time');
      expect(reply.message).toMatch(/^现在是 \d{4}-\d\d-\d\d \d\d:\d\d 星期.（Asia\/Shanghai，第 \d+ 周）$/);
      expect(reply.weekday).toMatch(/^星期/);
    });
  });
});
