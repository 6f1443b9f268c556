import { expect, it } from 'vitest';
import { inBothEras, strictArguments } from './session.ts';

inBothEras('memo_update', (session) => {
  strictArguments(session, 'memo_update', {
    valid: { id: 'memo_nothing00' },
    typo: ['contents', 'content'],
    wrongTypes: [{ content: 5 }, { title: 5 }, { tags: [{ a: 1 }] }, { pinned: 'maybe' }, { clear: { a: 1 } }],
    missing: 'id',
  });

  it('changes what is given, is found by it at once, and is undone', async () => {
    const { memo } = await session.done('memo_add', { content: 'Paint the fence green', title: 'Fence' });
    const changed = await session.done('memo_update', {
      id: memo.id,
      content: 'Paint the fence ultramarine',
      title: 'The fence',
      tags: ['house'],
      pinned: true,
    });
    expect(changed.memo).toMatchObject({ version: 2, title: 'The fence', tags: ['house'], pinned: true });
    expect((await session.done('memo_search', { query: 'ultramarine' })).memos).toMatchObject([{ id: memo.id }]);
    const cleared = await session.done('memo_update', { id: memo.id, clear: ['title', 'tags', 'pinned'] });
    expect(cleared.memo).toMatchObject({ title: 'Paint the fence ultramarine' });
    expect(cleared.memo).not.toHaveProperty('tags');
    await session.done('undo', { change_id: cleared.change_id });
    await session.done('undo', { change_id: changed.change_id });
    expect((await session.done('memo_search', { query: 'ultramarine' })).memos).toEqual([]);
    await session.done('delete_items', { ids: [memo.id] });
  });

  it('refuses what is nobody’s, what changes nothing, and what is both set and cleared', async () => {
    await session.refuses('memo_update', { id: 'memo_zzzzzzzzzz', title: 'x' }, 'NOT_FOUND');
    const { memo } = await session.done('memo_add', { content: 'Still' });
    await session.refuses('memo_update', { id: memo.id }, 'INVALID_ARGUMENT');
    await session.refuses('memo_update', { id: memo.id, title: 'x', clear: ['title'] }, 'INVALID_ARGUMENT');
    await session.done('delete_items', { ids: [memo.id] });
  });
});
