import { expect, it } from 'vitest';
import { freshDays, inBothEras } from './session.ts';

inBothEras('the language of an answer', (session) => {
  it('is that of the words of the call, whatever names stand in them', async () => {
    const day = freshDays();
    const english = await session.done('schedule_add', { title: 'Lunch with 王芳', start: day(0, '12:00') });
    expect(english.message).toMatch(/^✓ Created: Lunch with 王芳/);
    const chinese = await session.done('schedule_add', { title: '和 Anna 吃饭', start: day(1, '12:00') });
    expect(chinese.message).toMatch(/^✓ 已创建: 和 Anna 吃饭/);
  });

  it('is that of the last words, where there are none: ids, times and choices of a list are nobody’s', async () => {
    const day = freshDays();
    const { id } = await session.add('Lunch with 王芳', day(0, '12:00'));
    expect((await session.done('delete_items', { ids: [id] })).message).toMatch(/^✓ Deleted/);
    const other = await session.add('和王芳吃饭', day(0, '12:00'), { on_conflict: 'force', show_as: 'tentative' });
    expect((await session.done('delete_items', { ids: [other.id], scope: 'all' })).message).toMatch(/^✓ 已删除/);
  });

  it('says that a time was taken in that language alone', async () => {
    const day = freshDays();
    await session.add('Board', day(0, '15:00'));
    const call = { start: day(0, '15:00'), on_conflict: 'auto' };
    const english = await session.done('schedule_add', { title: 'Call the bank', ...call });
    expect(english.message).toContain('[moved: the time was taken]');
    expect(english.text).not.toMatch(/\p{Script=Han}/u);
    const chinese = await session.done('schedule_add', { title: '给银行打电话', ...call });
    expect(chinese.message).toContain('[时间冲突，已自动调整]');
  });
});
