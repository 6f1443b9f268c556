import { expect, it } from 'vitest';
import { inBothEras, strictArguments } from './session.ts';

const NOTES = [
  { title: '牙医', content: '牙医说半年后复查，电话 021-5555', tags: ['健康'] },
  { title: 'Roadmap', content: 'The roadmap review moved to the second week of March.', tags: ['work'] },
  { title: '读书', content: '最近在读《三体》，第二部最好看', tags: ['健康', '书'] },
];

inBothEras('memo_search', (session) => {
  strictArguments(session, 'memo_search', {
    valid: { query: 'Strict' },
    typo: ['querys', 'query'],
    wrongTypes: [
      { limit: 0 },
      { min_score: 2 },
      { strategy: 'best' },
      { tags: [5] },
      { start: 5 },
      { end: 5 },
      { cursor: 5 },
    ],
  });

  it('finds by words of both languages, by tags and by when it was written, a page at a time', async () => {
    const ids: string[] = [];
    for (const note of NOTES) ids.push((await session.done('memo_add', note)).memo.id);
    const found = async (args: object) => (await session.done('memo_search', args)).memos.map(({ id }) => id);
    const dentist = await session.done('memo_search', { query: '复查' });
    expect(dentist.memos[0]).toMatchObject({ id: ids[0], title: '牙医', ranks: { bm25: 1 } });
    expect(dentist.text).toContain('«复查»');
    expect(await found({ query: 'when was the roadmap review moved' })).toEqual([ids[1]]);
    expect(await found({ query: '最近 三体 复查', tags: ['健康', '书'] })).toEqual([ids[2]]);
    expect(await found({ query: '复查', start: 'today' })).toEqual([ids[0]]);
    expect(await found({ query: '复查', start: '2001-01-01', end: '2001-02-01' })).toEqual([]);
    const first = await session.done('memo_search', { query: '复查 roadmap 三体', limit: 1 });
    const next = await session.done('memo_search', { query: '复查 roadmap 三体', limit: 1, cursor: first.next_cursor });
    expect(next.memos[0]?.id).not.toBe(first.memos[0]?.id);
    // The whole of one, by its id.
    const whole = await session.done('memo_search', { query: ids[1] as string });
    expect(whole.text).toContain('second week of March');
    await session.done('undo', { last: 1 });
  });

  it('says so where it only knows words: no model, no scores to go by', async () => {
    const { warnings = [], memos } = await session.done('memo_search', {
      query: 'roadmap',
      min_score: 0.9,
      strategy: 'auto',
    });
    expect(memos.length).toBeGreaterThan(0);
    expect(warnings.join()).toContain('min_score');
    const { degraded } = await session.done('memo_search', { query: 'roadmap', strategy: 'semantic' });
    expect(degraded).toBeTruthy();
  });

  it('an empty result says so', async () => {
    const { memos, message } = await session.done('memo_search', { query: 'zzzzqqqq' });
    expect(memos).toEqual([]);
    expect(message).not.toBe('');
  });
});

inBothEras('memo_search without a query', (session) => {
  it('lists the newest, all or by tags and time, page by page', async () => {
    expect((await session.done('memo_search')).message).toBe('There are no memos yet.');
    const ids: string[] = [];
    for (const [content, tags] of [
      ['Spare key is at Ann', ['home', 'keys']],
      ['Router in the cupboard', ['home']],
      ['Roadmap moved to Q4', ['work']],
    ] as const) {
      ids.push((await session.done('memo_add', { content, tags })).memo.id);
    }
    const found = async (args: object) => (await session.done('memo_search', args)).memos.map(({ id }) => id);
    const all = await session.done('memo_search', { limit: 2 });
    expect(all.message).toBe('The newest 2 memos.');
    expect(all.text).toContain('Roadmap moved to Q4');
    const rest = await session.done('memo_search', { limit: 2, cursor: all.next_cursor });
    expect(rest).not.toHaveProperty('next_cursor');
    expect([...all.memos, ...rest.memos].map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect((await found({ tags: ['#Home'] })).sort()).toEqual(ids.slice(0, 2).sort());
    expect(await found({ tags: ['home', 'keys'] })).toEqual([ids[0]]);
    expect((await found({ start: 'today' })).length).toBe(3);
    const then = await session.done('memo_search', { start: '2001-01-01', end: '2001-02-01' });
    expect(then).toMatchObject({ memos: [], window: { start: '2001-01-01T00:00:00+08:00' } });
    expect(then.message).toContain('No memo with these tags or dates.');
    expect((await session.done('memo_search', { min_score: 0.5 })).warnings).toEqual([
      'min_score had no effect: it needs a query.',
    ]);
    await session.refuses('memo_search', { cursor: 'nonsense' }, 'INVALID_ARGUMENT');
    await session.inChinese(async () => {
      expect((await session.done('memo_search', { limit: 1 })).message).toBe('最近的 1 条备忘。');
    });
  });
});
