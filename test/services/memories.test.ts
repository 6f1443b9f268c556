import { describe, expect, it } from 'vitest';
import type { UndoInput } from '../../src/services/change/undo.ts';
import type { RemoveInput } from '../../src/services/items/remove.ts';
import { argumentsOf, confirmed, done, memory, refusal, type Stage, stage, type User } from './harness.ts';

const recall = async (user: User, query: string, more: object = {}): Promise<string[]> =>
  ((await user.memories.search({ query, ...more })).memories ?? []).map(({ content }) => content);

const similarTo = async (user: User, content: string): Promise<[string, string][]> =>
  (done(await user.memories.save({ content })).similar ?? []).map((one) => [one.content, one.why]);

const rows = (user: Stage): unknown =>
  user.sql
    .prepare('select id, content, kind, place, tags, valid_from, valid_to, supersedes from memories order by id')
    .all();

const HOUR = 3_600_000;

describe('memories', () => {
  it('are found as soon as they are saved, also by another process, and with them the profile', async () => {
    const user = await stage();
    const other = await stage({ file: user.file });
    done(await user.profile({ name: '王芳', home: { name: '望京花园' } }));
    const { id } = await memory(user, '用户对花生过敏', { tags: ['#健康', '健康'], source: 'chat' });
    const found = await other.memories.search({ query: '花生' });
    expect(found.memories).toMatchObject([
      { id, version: 1, content: '用户对花生过敏', kind: 'fact', tags: ['健康'], source: 'chat', score: 1 },
    ]);
    expect(found.memories?.[0]).not.toHaveProperty('valid_from');
    expect(found.profile).toMatchObject({ name: '王芳', home: { name: '望京花园' } });
    const none = await other.memories.search({ query: 'zebra' });
    expect(none).toMatchObject({ memories: [], profile: { name: '王芳' } });
    expect(none.message).toContain('try others');
  });

  it('are found by the name and the address of their place, and by their tags', async () => {
    const user = await stage();
    await memory(user, '每周二去', { place: { name: '健身房', address: '三里屯路19号' }, tags: ['运动'] });
    for (const query of ['健身', '三里屯', '運動', '每周二']) expect(await recall(user, query), query).toHaveLength(1);
    expect(await recall(user, 'name')).toEqual([]);
  });

  it('are of the kind that is said, else of the kind of what they replace, a place with one, or a fact', async () => {
    const user = await stage();
    const kinds = [
      await memory(user, 'a', { kind: 'routine', place: { name: 'Gym' } }),
      await memory(user, 'b', { place: { name: 'Gym' } }),
      await memory(user, 'c'),
    ];
    kinds.push(await memory(user, 'd', { supersedes: kinds[0]?.id }));
    expect(kinds.map(({ kind }) => kind)).toEqual(['routine', 'place', 'fact', 'routine']);
    expect(await recall(user, 'c', { kind: 'fact' })).toEqual(['c']);
    expect(await recall(user, 'b', { kind: 'fact' })).toEqual([]);
  });

  it('are kept apart from those of others', async () => {
    const user = await stage();
    const other = user.as('other');
    const { id } = await memory(user, 'Likes black coffee', { place: { name: 'Cafe', longitude: 1, latitude: 2 } });
    expect(await recall(other, 'coffee')).toEqual([]);
    expect(done(await other.memories.save({ content: 'Likes black coffee' })).similar).toEqual([]);
    expect((await refusal(other.memories.save({ content: 'Tea', supersedes: id }))).code).toBe('NOT_FOUND');
    expect((await refusal(other.remove({ ids: [id] }))).code).toBe('NOT_FOUND');
    const { event } = done(await other.add({ title: 'X', start: '2026-12-01T10:00', location: 'Cafe' }));
    expect(event).not.toHaveProperty('location_place');
  });
});

describe('what is much the same', () => {
  it('is shown with the reason, and saved all the same', async () => {
    const user = await stage();
    for (const other of ['每天早上七点起床', '女儿叫小雨，在读三年级', 'The plumber is called Dave'])
      await memory(user, other);
    await memory(user, '用户喜欢黑咖啡，不加糖');
    expect(await similarTo(user, '用户喜歡黑咖啡 不加糖！')).toEqual([['用户喜欢黑咖啡，不加糖', 'same']]);
    const contained = await similarTo(user, '喜欢黑咖啡');
    expect(contained.map(([, why]) => why)).toEqual(['contained', 'contained']);
    expect((await similarTo(user, '用户早上喜欢黑咖啡，也不加糖')).length).toBeGreaterThan(0);
    expect(await similarTo(user, '明年想去冰岛看极光')).toEqual([]);
    expect(await similarTo(user, 'Her plumber is Dave Jones')).toEqual([['The plumber is called Dave', 'score']]);
    expect(await recall(user, '咖啡')).toHaveLength(4);
  });

  it('control: words that all memories share are no likeness', async () => {
    const user = await stage();
    const things = ['黑咖啡', '绿茶', '爬山', '科幻小说', '爵士乐', '日本菜', '猫', '骑车', '摄影', '下雨天'];
    for (const thing of things)
      expect(await similarTo(user, `用户喜欢${thing}`).then((all) => all.length)).toBeLessThan(3);
    expect(await similarTo(user, '用户喜欢滑雪')).toEqual([]);
  });

  it('is nothing that no longer holds, nor what is replaced', async () => {
    const user = await stage();
    const first = await memory(user, 'Works at Acme');
    const second = await user.memories.save({ content: 'Works at Acme no more', supersedes: first.id });
    expect(second.similar).toEqual([]);
    expect(await similarTo(user, 'Works at Acme')).toEqual([['Works at Acme no more', 'contained']]);
  });
});

describe('what no longer holds', () => {
  it('ends when something takes its place, which is found in its stead and before it', async () => {
    const user = await stage();
    const old = await memory(user, '公司在中关村软件园');
    user.clock.now += HOUR;
    const moved = await memory(user, '搬到望京上班了', { supersedes: old.id });
    expect(moved).toMatchObject({ supersedes: old.id, valid_from: '2026-11-20T10:00:30+08:00' });
    const { memories } = await user.memories.search({ query: '公司在哪里' });
    expect(memories).toMatchObject([
      { id: moved.id },
      { id: old.id, version: 2, valid_to: '2026-11-20T10:00:30+08:00', superseded_by: moved.id },
    ]);
    expect(memories?.[1]?.score).toBeLessThan(memories?.[0]?.score as number);
    expect(await recall(user, '软件园', { limit: 1 })).toEqual(['搬到望京上班了']);
    expect(await recall(user, '软件园', { kind: 'person' })).toEqual([]);
  });

  it('comes after what holds, however well its words fit', async () => {
    const user = await stage();
    const old = await memory(user, 'Lives in Hamburg');
    await memory(user, 'Lives in Berlin, in Kreuzberg, since the summer', { supersedes: old.id });
    expect(await recall(user, 'lives in')).toEqual([
      'Lives in Berlin, in Kreuzberg, since the summer',
      'Lives in Hamburg',
    ]);
  });

  it('leads over several steps to what holds now', async () => {
    const user = await stage();
    let { id } = await memory(user, 'Drives a Fiat');
    for (const car of ['Volvo', 'Tesla', 'bicycle']) {
      user.clock.now += HOUR;
      ({ id } = await memory(user, `Rides a ${car}`, { supersedes: id }));
    }
    expect(await recall(user, 'Fiat')).toEqual(['Rides a bicycle', 'Drives a Fiat']);
  });

  it('cannot be replaced again: what took its place can', async () => {
    const user = await stage();
    const first = await memory(user, 'One');
    const second = await memory(user, 'Two', { supersedes: first.id });
    const before = rows(user);
    const { code, details } = await refusal(user.memories.save({ content: 'Three', supersedes: first.id }));
    expect(code).toBe('INVALID_ARGUMENT');
    expect(rows(user)).toEqual(before);
    expect(argumentsOf(details.retry)).toEqual({ content: 'Three', supersedes: second.id });
    done(await user.memories.save(argumentsOf(details.retry)));
  });

  it('holds again after an undo, and never against a later change', async () => {
    const user = await stage();
    const first = await memory(user, 'One');
    const there = rows(user);
    const { change_id, memory: second } = done(await user.memories.save({ content: 'Two', supersedes: first.id }));
    const after = rows(user);
    const undone = done(await user.undo({ change_id }));
    expect(undone.undone).toContainEqual({
      id: first.id,
      title: 'One',
      field: 'valid_to',
      from: '2026-11-20T01:00:30.123Z',
      to: null,
    });
    expect(rows(user)).toEqual(there);
    done(await user.undo({ change_id: undone.change_id }));
    expect(rows(user)).toEqual(after);

    done(await user.remove({ ids: [second?.id as string] }));
    // Its successor is gone: it may be replaced once more, and stays as it ended.
    user.clock.now += HOUR;
    done(await user.memories.save({ content: 'Three', supersedes: first.id }));
    expect((await refusal(user.undo({ change_id }))).code).toBe('UNDO_CONFLICT');
    expect(await recall(user, 'one')).toEqual(['Three', 'One']);
  });
});

describe('deleting', () => {
  it('takes memories of any number, and undo brings them back to the index', async () => {
    const user = await stage();
    const ids = [(await memory(user, 'Likes tea')).id, (await memory(user, 'Plays chess')).id];
    const there = rows(user);
    const gone = done(await confirmed((input: RemoveInput) => user.remove(input), { ids }));
    expect(gone.deleted).toMatchObject([{ title: 'Likes tea' }, { title: 'Plays chess' }]);
    expect(await recall(user, 'tea chess')).toEqual([]);
    done(await user.undo({ change_id: gone.change_id }));
    expect(rows(user)).toEqual(there);
    expect(await recall(user, 'tea chess')).toHaveLength(2);
  });

  it('for good leaves no trace of a memory or of a profile', async () => {
    const user = await stage();
    const { id } = await memory(user, 'canaryword likes tea', { idempotency_key: 'k' });
    await memory(user, 'canaryword likes tea now', { supersedes: id });
    done(await user.profile({ persona: 'canarypersona' }));
    const caller = await user.caller('erase');
    const { memories = [] } = await user.memories.search({ query: 'canaryword' });
    await user.services.erase(caller, [...memories.map((one) => one.id), 'prf_local']);
    const tables = user.sql.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[];
    for (const { name } of tables) {
      expect(JSON.stringify(user.sql.prepare(`select * from "${name}"`).all()), name).not.toMatch(/canary/);
    }
    expect(await recall(user, 'canaryword')).toEqual([]);
  });
});

it('an image of a row from before a column was there takes the row back to without it', async () => {
  const user = await stage();
  const first = done(await user.profile({ language: 'zh' }));
  done(await user.profile({ timezone: 'Asia/Tokyo' }));
  // As an earlier release left it.
  user.sql.exec(
    "update change_images set after = json_remove(after, '$.name', '$.home'), before = json_remove(before, '$.name', '$.home')",
  );
  done(await user.profile({ name: 'Ann', home: { name: 'Home' } }));
  done(await confirmed((input: UndoInput) => user.undo(input), { last: 2 }));
  const { profile } = await user.memories.search({ query: 'x' });
  expect(profile).toMatchObject({ language: 'zh' });
  for (const field of ['name', 'home', 'timezone']) expect(profile).not.toHaveProperty(field);
  expect(first.profile).toEqual({ language: 'zh', version: 1 });
});
