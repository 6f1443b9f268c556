import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('memory_save', (session, asking, narrow) => {
  strictArguments(session, 'memory_save', {
    valid: { content: 'Plays the cello', place: { name: 'Hall', longitude: 116.4, latitude: 39.9, crs: 'gcj02' } },
    loose: {
      content: 'Plays the cello',
      place: '{"name":"Hall","longitude":"116.4","latitude":"39.9","crs":"GCJ-02"}',
    },
    typo: ['kinds', 'kind'],
    wrongTypes: [
      { content: { a: 1 } },
      { kind: 'thing' },
      { place: 'Hall' },
      { place: { name: 'Hall', floor: 3 } },
      { place: { name: 'Hall', crs: 'mars' } },
      { tags: { a: 1 } },
      { supersedes: { a: 1 } },
      { source: { a: 1 } },
    ],
    missing: 'content',
  });

  it('saves what is to be known, with all that is said of it', async () => {
    const reply = await session.done('memory_save', {
      content: '每周二晚上在工体游泳',
      kind: 'routine',
      place: { name: '工体泳池', address: '工人体育场北路', longitude: 116.446, latitude: 39.93, crs: 'gcj02' },
      tags: ['#运动'],
      source: 'chat of today',
    });
    expect(reply.message).toBe('✓ 已记住：每周二晚上在工体游泳');
    expect(reply.memory).toMatchObject({ version: 1, kind: 'routine', tags: ['运动'], source: 'chat of today' });
    expect(reply.similar).toEqual([]);
    for (const part of ['116.446,39.93 (gcj02)', '#运动', '来自 chat of today', reply.change_id])
      expect(reply.text).toContain(part);
  });

  it('shows what was known already, and how to put it right', async () => {
    const first = await session.done('memory_save', { content: 'Is allergic to peanuts' });
    const again = await session.done('memory_save', { content: 'allergic to peanuts and nuts' });
    expect(again.similar).toMatchObject([{ id: first.memory.id, content: 'Is allergic to peanuts', why: 'contained' }]);
    expect(again.text).toContain('undo, then save it again with supersedes');
    const same = await session.done('memory_save', { content: 'Is allergic to peanuts!' });
    expect(same.similar.map(({ why }) => why)).toContain('same');
    await session.done('delete_items', { ids: [same.memory.id] });
    await session.done('undo', { change_id: again.change_id });
    const instead = { content: 'allergic to peanuts and nuts', supersedes: first.memory.id };
    const reply = await session.done('memory_save', instead);
    expect(reply.similar).toEqual([]);
    expect(reply.message).toContain('in place of "Is allergic to peanuts"');
    const refused = await session.refuses('memory_save', { ...instead, content: 'Is fine by now' }, 'INVALID_ARGUMENT');
    expect(refused.retry.arguments).toMatchObject({ supersedes: reply.memory.id });
  });

  it('does not save twice for one key', async () => {
    const call = { content: 'Has a dog called Rex', idempotency_key: 'dog' };
    const first = await session.done('memory_save', call);
    expect(await session.done('memory_save', call)).toMatchObject({ replayed: true, memory: first.memory });
    await session.refuses('memory_save', { ...call, content: 'Has a cat' }, 'INVALID_ARGUMENT');
  });

  it.each([
    [{ content: 'x'.repeat(5_001) }, 'LIMIT_EXCEEDED', '5000'],
    [{ content: 'x', place: { name: 'x', latitude: 1 } }, 'INVALID_ARGUMENT', 'only one of its two'],
    [{ content: 'x', supersedes: 'mem_zzzzzzzzzz' }, 'NOT_FOUND', 'mem_zzzzzzzzzz'],
    [{ content: 'x', supersedes: 'k9#1' }, 'NOT_FOUND', 'k9'],
  ] as const)('refuses %j', async (args, code, part) => {
    expect((await session.refuses('memory_save', args, code)).message).toContain(part);
  });

  it('works with the toolset memory alone, and its memories are deleted like anything else', async () => {
    const ids: string[] = [];
    for (const content of ['Narrow one', 'Narrow two'])
      ids.push((await narrow.done('memory_save', { content })).memory.id);
    asking.answer = 'decline';
    await asking.asks('delete_items', { ids });
    asking.answer = 'accept';
    await asking.done('delete_items', { ids });
    expect(asking.asked).toEqual(Array(2).fill(expect.stringContaining('2 items')));
    await narrow.refuses('delete_items', { ids }, 'NOT_FOUND');
  });

  it('makes a place by its name the location of events, with coordinates for a map server', async () => {
    const day = freshDays();
    const clinic = { name: '牙科诊所', longitude: 121.47, latitude: 31.23, crs: 'gcj02' };
    await session.done('memory_save', { content: '看牙去这里', place: clinic });
    const { event, text } = await session.done('schedule_add', {
      title: '看牙',
      start: day(1, '10:00'),
      location: '牙科诊所',
    });
    expect(event).toMatchObject({ location: '牙科诊所', location_place: clinic });
    expect(text).toContain('“牙科诊所”在：牙科诊所 · 121.47,31.23 (gcj02)');
  });
});
