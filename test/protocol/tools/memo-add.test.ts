import { expect, it } from 'vitest';
import { inBothEras, strictArguments } from './session.ts';

inBothEras('memo_add', (session) => {
  strictArguments(session, 'memo_add', {
    valid: { content: 'Strict' },
    typo: ['contents', 'content'],
    wrongTypes: [{ content: { a: 1 } }, { title: 5 }, { tags: [{ a: 1 }] }, { source: 5 }],
    missing: 'content',
  });

  it('keeps a memo with all that is said, once for each key', async () => {
    const args = {
      content: '# 预算\n和财务确认下季度的数字',
      title: '预算会议',
      tags: ['财务', 'Q1'],
      source: 'https://example.com/budget',
      idempotency_key: 'budget memo',
    };
    const { memo, text } = await session.done('memo_add', args);
    expect(memo).toMatchObject({ title: '预算会议', tags: ['财务', 'Q1'], source: args.source });
    expect(text).toContain(`${memo.id} v1`);
    expect(await session.done('memo_add', args)).toMatchObject({ replayed: true, memo: { id: memo.id } });
    const { memos } = await session.done('memo_search', { query: '财务确认' });
    expect(memos[0]).toMatchObject({ id: memo.id, snippet: expect.stringContaining('«财务确认»') });
    await session.done('delete_items', { ids: [memo.id] });
  });

  it('is called by its first line where it has no title, and refuses what is empty or too long', async () => {
    const { memo } = await session.done('memo_add', { content: '## Groceries\nmilk, eggs' });
    expect(memo.title).toBe('Groceries');
    await session.refuses('memo_add', { content: '   ' }, 'INVALID_ARGUMENT');
    const { message } = await session.refuses('memo_add', { content: 'x'.repeat(200_000) }, 'LIMIT_EXCEEDED');
    expect(message).toContain('100');
    await session.done('undo', { last: 1 });
  });
});
