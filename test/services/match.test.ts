import { describe, expect, it } from 'vitest';
import { added, agenda, confirmed, done, refusal, stage, type User } from './harness.ts';

const all = (user: User) => agenda(user, '2026-11-01', '2027-01-15');
const at = (day: string) => ({ start: `2026-12-${day}T10:00` });

describe('match', () => {
  it('takes the unique exact title, in any case and width', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Budget review', ...at('01') });
    await added(user, { title: 'Budget review prep', ...at('02') });
    for (const match of ['budget review', ' BUDGET  review ', 'Ｂudget review']) {
      expect(done(await user.update({ match, location: match })).event?.id).toBe(id);
    }
  });

  it('takes the unique title that contains the words', async () => {
    const user = await stage();
    const id = await added(user, { title: '和张总吃饭', ...at('01') });
    await added(user, { title: '周会', ...at('02') });
    expect(done(await user.update({ match: '张总', location: 'A' })).event?.id).toBe(id);
  });

  it('asks when several fit, with references that work for half an hour', async () => {
    const user = await stage();
    const first = await added(user, { title: 'Budget A', ...at('01') });
    const second = await added(user, { title: 'Budget B', ...at('02') });
    const result = await user.update({ match: 'budget', title: 'Chosen' });
    expect(result).toMatchObject({ status: 'need_user', missing: ['id'] });
    expect(result.candidates?.map(({ id, title }) => [id, title])).toEqual([
      [first, 'Budget A'],
      [second, 'Budget B'],
    ]);
    expect(result.candidates?.[1]?.ref).toMatch(/^[a-z]\d{1,2}#2$/);
    expect(await all(user)).toEqual(['2026-12-01T10:00 Budget A', '2026-12-02T10:00 Budget B']);
    expect(done(await user.update({ id: result.candidates?.[1]?.ref, title: 'Chosen' })).event?.id).toBe(second);
    expect(done(await user.update({ id: '#1', title: 'First' })).event?.id).toBe(first);
    user.clock.now += 31 * 60_000;
    expect((await refusal(user.update({ id: result.candidates?.[0]?.ref, title: 'Late' }))).code).toBe('NOT_FOUND');
  });

  it('refuses a bare number while two lists are live, naming them', async () => {
    const user = await stage();
    await added(user, { title: 'Budget A', ...at('01') });
    await added(user, { title: 'Budget B', ...at('02') });
    const tags = [];
    for (let index = 0; index < 2; index++) {
      const { candidates = [] } = await user.update({ match: 'budget', title: 'X' });
      tags.push(candidates[0]?.ref);
    }
    const refused = await refusal(user.update({ id: '#1', title: 'X' }));
    for (const tag of tags) expect(refused.details.hint).toContain(tag);
    expect((await refusal(user.update({ id: `${tags[0]?.split('#')[0]}#9`, title: 'X' }))).code).toBe('NOT_FOUND');
    expect((await refusal(user.as('stranger').update({ id: tags[0], title: 'X' }))).code).toBe('NOT_FOUND');
  });

  it('never writes to what is merely similar', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Dentist appointment', ...at('01') });
    await added(user, { title: '产品评审会议', ...at('02') });
    for (const match of ['dentits', 'dentist apointment', '产品会议']) {
      const result = await user.update({ match, title: 'Wrong' });
      expect(result).toMatchObject({ status: 'need_user' });
      expect(result.candidates).toHaveLength(1);
    }
    expect((await refusal(user.update({ match: 'zzz', title: 'Wrong' }))).code).toBe('NOT_FOUND');
    expect((await refusal(user.update({ match: ' ', title: 'Wrong' }))).code).toBe('NOT_FOUND');
    expect(await all(user)).toEqual(['2026-12-01T10:00 Dentist appointment', '2026-12-02T10:00 产品评审会议']);
    expect(id).toMatch(/^evt_/);
  });

  it('looks at what is to come first', async () => {
    const user = await stage();
    const past = await added(user, { title: 'Standup', start: '2026-11-19T10:00' });
    const next = await added(user, { title: 'Standup long', ...at('01') });
    expect(done(await user.update({ match: 'standup', location: 'A' })).event?.id).toBe(next);
    done(await user.update({ id: next, title: 'Other' }));
    expect(done(await user.update({ match: 'standup', location: 'B' })).event?.id).toBe(past);
  });

  it('counts a series once, then asks which occurrence', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Gym', ...at('01'), repeat: 'FREQ=WEEKLY;COUNT=4' });
    const result = await user.update({ match: 'gym', title: 'X' });
    expect(result).toMatchObject({ status: 'need_user', missing: ['scope', 'occurrence'] });
    const [, second] = result.candidates ?? [];
    const { event } = done(await user.update({ id: second?.ref, scope: 'this', title: 'Second' }));
    expect(event).toMatchObject({ id, occurrence: '2026-12-08T10:00:00+08:00' });
  });

  it('an id wins over a title', async () => {
    const user = await stage();
    const first = await added(user, { title: 'A', ...at('01') });
    await added(user, { title: 'B', ...at('02') });
    expect(done(await user.update({ id: first, match: 'B', location: 'X' })).event?.id).toBe(first);
    expect((await refusal(user.update({ id: 'evt_nothing', match: 'B', location: 'X' }))).code).toBe('NOT_FOUND');
    expect((await refusal(user.update({ location: 'X' }))).details.missing).toEqual(['id', 'match']);
  });

  it('the row of a changed occurrence means that occurrence', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Gym', ...at('01'), repeat: 'FREQ=WEEKLY;COUNT=4' });
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-08', title: 'Own' }));
    const row = user.sql.prepare('select id from events where series_id = ?').pluck().get(id) as string;
    expect(done(await user.update({ id: row, scope: 'this', location: 'X' })).event).toMatchObject({
      id,
      title: 'Own',
    });
    done(await confirmed(user.remove, { ids: [row, id], scope: 'all' as const }));
    expect(await all(user)).toEqual([]);
  });

  it('nobody finds what belongs to somebody else', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Mine', ...at('01') });
    const stranger = user.as('stranger');
    expect((await refusal(stranger.update({ id, title: 'X' }))).code).toBe('NOT_FOUND');
    expect((await refusal(stranger.update({ match: 'Mine', title: 'X' }))).code).toBe('NOT_FOUND');
    expect((await refusal(stranger.remove({ ids: [id] }))).code).toBe('NOT_FOUND');
    expect((await refusal(stranger.check({ ...at('01'), exclude_id: id }))).code).toBe('NOT_FOUND');
  });
});
