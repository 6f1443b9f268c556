import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/domain/errors.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Envelope } from '../../src/services/change/envelope.ts';
import { added, done, memory, refusal, type Stage, stage } from './harness.ts';

const SOHO: Place = { name: '望京SOHO', address: '阜通东大街', longitude: 116.48, latitude: 39.99, crs: 'gcj02' };
const HOME: Place = { name: 'Garden Road 5' };

const at = async (user: Stage, location: string, more: object = {}) => {
  const { event, assumptions = [] } = done(
    await user.add({ title: 'X', start: '2026-12-01T10:00', location, on_conflict: 'force', ...more }),
  );
  return { location: event?.location, place: event?.location_place, assumptions };
};

const question = async (call: Promise<Envelope>): Promise<Envelope> => {
  const result = await call;
  expect(result.status).toBe('need_user');
  return result;
};

describe('a location', () => {
  it.each(['公司', '我们公司', '单位', '辦公室', 'Office', 'the office', 'at work', '望京soho'])(
    '%s is where the profile has it, and that is said',
    async (words) => {
      const user = await stage();
      done(await user.profile({ work: SOHO, home: HOME }));
      const { location, place, assumptions } = await at(user, words);
      expect([location, place]).toEqual([words, SOHO]);
      expect(assumptions).toContain(`"${words}" is 望京SOHO · 阜通东大街 · 116.48,39.99 (gcj02)`);
    },
  );

  it.each(['公司', '家', 'home', 'my office'])('%s is asked about where nothing is saved', async (words) => {
    const user = await stage();
    done(await user.profile({ name: 'Ann' }));
    const { message, missing } = await question(user.add({ title: 'X', start: '2026-12-01', location: words }));
    expect(missing).toEqual(['location_place']);
    expect(message).toMatch(/profile_update/);
    expect((await user.query({ start: '2026-12-01' })).events).toEqual([]);
    // Who would rather not say need not.
    expect((await at(user, words, { location_place: { name: words } })).place).toEqual({ name: words });
  });

  it.each(['Starbucks', '星巴克', '公司楼下的咖啡馆', '妈妈家', 'Home Depot'])('%s is what it says', async (words) => {
    const user = await stage();
    done(await user.profile({ work: SOHO, home: HOME }));
    expect(await at(user, words)).toMatchObject({ location: words, place: undefined });
  });

  it('is a place of the memory by its name, as long as that holds', async () => {
    const user = await stage();
    const gym: Place = { name: '健身房', longitude: 116.455, latitude: 39.93, crs: 'gcj02' };
    const { id } = await memory(user, '周二去健身', { place: gym });
    expect((await at(user, '健身房')).place).toEqual(gym);
    // 公司 may be kept there, too.
    const { id: office } = await memory(user, 'x', { place: { ...SOHO, name: '公司' } });
    expect((await at(user, '公司')).place).toEqual({ ...SOHO, name: '公司' });
    await memory(user, '不去健身了', { supersedes: id });
    expect((await at(user, '健身房')).place).toBeUndefined();
    done(await user.remove({ ids: [office] }));
    await question(user.add({ title: 'X', start: '2026-12-01', location: '公司' }));
  });

  it('that several places are called is asked about; the id of one answers', async () => {
    const user = await stage();
    const [north, south] = [
      { name: 'Cafe', address: 'North 1' },
      { name: 'cafe', address: 'South 2' },
    ];
    const { id } = await memory(user, 'a', { place: north });
    await memory(user, 'b', { place: south });
    await memory(user, 'c', { place: north });
    const asked = await question(user.add({ title: 'X', start: '2026-12-01', location: 'Cafe' }));
    expect(asked.candidates).toHaveLength(2);
    const choice = asked.candidates?.find(({ when }) => when.includes('North'));
    expect(choice).toMatchObject({ title: 'location', when: 'Cafe · North 1' });
    expect(await at(user, choice?.id as string)).toMatchObject({ location: 'Cafe', place: north });
    expect((await at(user, id)).place).toEqual(north);
    // The user's own place comes first.
    done(await user.profile({ home: { name: 'Cafe', address: 'East 3' } }));
    expect((await at(user, 'Cafe')).place).toEqual({ name: 'Cafe', address: 'East 3' });
  });
});

it('a sentence brings the place that is known, and keeps the words where it is not', async () => {
  const user = await stage();
  const add = async (text: string) => {
    const reach = { offers: () => true, refuse: () => undefined };
    return done(await user.services.quickAdd(await user.caller('quick_add'), { text }, reach));
  };
  const unknown = await add('下周二下午3点在公司开会');
  expect(unknown.event).toMatchObject({ location: '公司' });
  expect(unknown.event).not.toHaveProperty('location_place');
  expect(unknown.warnings).toEqual(['Perch does not know where "公司" is; it kept the words only.']);
  done(await user.profile({ work: SOHO }));
  const known = await add('下周三下午3点在公司开会');
  expect(known.event).toMatchObject({ location: '公司', location_place: SOHO });
  expect(known.assumptions?.join()).toContain('"公司" is 望京SOHO');
  expect(known.warnings).toBeUndefined();
});

describe('moving an event', () => {
  it('brings the place along, and never leaves the one of before', async () => {
    const user = await stage();
    done(await user.profile({ work: SOHO }));
    const id = await added(user, { title: 'X', start: '2026-12-01T10:00', location: 'Starbucks' });
    const moved = done(await user.update({ id, location: '公司' }));
    expect(moved.event).toMatchObject({ location: '公司', location_place: SOHO });
    expect(moved.assumptions?.join()).toContain('望京SOHO');
    const again = done(await user.update({ id, location: 'Starbucks' }));
    expect(again.event?.location).toBe('Starbucks');
    expect(again.event).not.toHaveProperty('location_place');
    await question(user.update({ id, location: '家' }));
    done(await user.undo({ change_id: again.change_id }));
    const { events } = await user.query({ start: '2026-12-01', detail: 'full' });
    expect(events).toMatchObject([{ location: '公司', location_place: SOHO }]);
  });

  it('keeps the place when the same words come again', async () => {
    const user = await stage();
    const id = await added(user, { title: 'X', start: '2026-12-01', location: '公司', location_place: SOHO });
    expect(done(await user.update({ id, location: '公司', title: 'Y' })).event?.location_place).toEqual(SOHO);
    const cleared = done(await user.update({ id, location: '公司', clear: ['location_place'] }));
    expect(cleared.event).not.toHaveProperty('location_place');
  });

  it('moves all of a series, as it was confirmed', async () => {
    const user = await stage();
    done(await user.profile({ work: SOHO }));
    const id = await added(user, { title: 'X', start: '2026-12-01T10:00', repeat: 'FREQ=DAILY;COUNT=3' });
    const input = { id, scope: 'all' as const, start: '2026-12-01T11:00', location: '公司' };
    const asked = await user.update(input);
    expect(asked.status).toBe('need_user');
    done(await user.update({ ...input, confirm_token: asked.confirm_token }));
    const { events = [] } = await user.query({ start: '2026-12-01', end: '2026-12-10', detail: 'full' });
    expect(events.map((one) => one.location_place)).toEqual([SOHO, SOHO, SOHO]);
  });
});

it.each([
  [{ name: '' }, 'INVALID_ARGUMENT'],
  [{ name: 'x'.repeat(1_001) }, 'LIMIT_EXCEEDED'],
  [{ name: 'x', latitude: 3 }, 'INVALID_ARGUMENT'],
  [{ name: 'x', longitude: 181, latitude: 3 }, 'INVALID_ARGUMENT'],
  [{ name: 'x', longitude: Number.NaN, latitude: 3 }, 'INVALID_ARGUMENT'],
] as const)('the place %j is refused wherever it is given', async (place, code) => {
  const user = await stage();
  const id = await added(user, { title: 'X', start: '2026-12-01' });
  for (const call of [
    () => user.add({ title: 'Y', start: '2026-12-02', location_place: place }),
    () => user.update({ id, location_place: place }),
    () => user.profile({ home: place }),
    () => user.memories.save({ content: 'c', place }),
  ]) {
    const error = await refusal(call());
    expect(error).toBeInstanceOf(UserError);
    expect(error.code).toBe(code);
  }
});
