import { describe, expect, it } from 'vitest';
import { fieldName } from '../../../src/services/change/field-words.ts';
import { freshDays, inBothEras, type Session, strictArguments } from './session.ts';

inBothEras('undo', (session, asking, narrow) => {
  it('says that there is nothing to undo', async () => {
    expect(await session.done('undo', { last: 1 })).toMatchObject({ message: 'There is nothing to undo.', undone: [] });
    expect(await session.done('undo', { session: true })).not.toHaveProperty('change_id');
  });

  strictArguments(session, 'undo', {
    valid: { last: 1, preview: true },
    loose: { Last: '1', preview: 'true', session: null, changeId: '' },
    typo: ['change', 'change_id'],
    wrongTypes: [{ last: 'two' }, { last: 0 }, { preview: 'perhaps' }, { change_id: 7 }, { since: false }],
  });

  it('takes an addition back, and an undo of the undo brings it again', async () => {
    const day = freshDays();
    const added = await session.done('schedule_add', { title: 'Board', start: day(0, '10:00') });
    const undone = await session.done('undo', { change_id: added.change_id });
    expect(undone.message).toBe('✓ Undone: Created: Board');
    expect(undone.undone).toEqual([{ id: added.event.id, field: 'item', from: 'Board', to: null }]);
    expect(undone.text).toContain(`item: Board → (none) · ${added.event.id}`);
    expect(undone.text).toContain(`Say "redo" to bring it back (undo with this change_id) · ${undone.change_id}`);
    expect(await session.agenda(day())).toEqual([]);

    const redone = await session.done('undo', { change_id: undone.change_id });
    expect(redone.message).toBe('✓ Redone: Created: Board');
    const { events } = await session.done('schedule_query', { start: day() });
    expect(events).toMatchObject([{ id: added.event.id, title: 'Board' }]);
    expect(events[0]?.version).toBeGreaterThan(added.event.version);
  });

  it('takes a change back field by field', async () => {
    const day = freshDays();
    const { id } = await session.add('Review', day(0, '10:00'));
    await session.done('schedule_update', { id, title: 'Big review', start: day(1, '11:00'), location: 'Room 1' });
    const { undone } = await session.done('undo', { last: 1 });
    expect(undone).toEqual(
      expect.arrayContaining([
        { id, field: 'title', from: 'Big review', to: 'Review' },
        { id, field: 'start', from: `${day(1, '11:00')}:00`, to: `${day(0, '10:00')}:00` },
        { id, field: 'location', from: 'Room 1', to: null },
      ]),
    );
    expect(await session.agenda(day(), day(7))).toEqual([`${day(0, '10:00').slice(5)} Review`]);
  });

  it('takes back only some items of a change; the rest of it stands, and all can be taken back after it', async () => {
    const day = freshDays();
    const one = await session.add('Part one', day(0, '10:00'), { remind_minutes: 10 });
    const two = await session.add('Part two', day(0, '12:00'));
    const ids = [one.id, two.id];
    const { confirm_token } = await session.asks('delete_items', { ids });
    const deleted = await session.done('delete_items', { ids, confirm_token });
    const change_id = deleted.change_id;

    const preview = await session.done('undo', { change_id, ids: [one.id], preview: true });
    expect(preview.message).toBe('Would undo: Part one');
    expect(await session.agenda(day())).toEqual([]);

    const part = await session.done('undo', { change_id, ids: [one.id] });
    expect(part.message).toBe('✓ Undone: Part one');
    expect(await session.agenda(day())).toEqual([`${day(0, '10:00').slice(5)} Part one`]);
    const { reminders } = await session.done('reminder_query', { start: day() });
    expect(reminders).toMatchObject([{ event_id: one.id }]);

    // The change stands in part: undoing all of it needs the part to be taken back as well.
    const conflict = await session.call('undo', { change_id });
    expect(conflict).toMatchObject({
      code: 'UNDO_CONFLICT',
      retry: { arguments: { change_id: `${change_id},${part.change_id}` } },
    });
    const redone = await session.done('undo', { change_id: part.change_id });
    expect(redone.message).toContain('Redone');
    expect(await session.agenda(day())).toEqual([]);
    await session.done('undo', { change_id: redone.change_id });
    const rest = await session.done('undo', { change_id, ids: [two.id] });
    expect(rest.undone).toMatchObject([{ id: two.id, from: null, to: 'Part two' }]);
    expect(await session.agenda(day())).toHaveLength(2);
  });

  it('undoes a whole change where all of its items are named, and refuses an item that it did not touch', async () => {
    const day = freshDays();
    const added = await session.done('schedule_add', { title: 'Whole', start: day(0, '10:00') });
    const other = await session.add('Other', day(1, '10:00'));
    const refused = await session.call('undo', { change_id: added.change_id, ids: [other.id] });
    expect(refused).toMatchObject({ code: 'NOT_FOUND', message: `That change did not affect ${other.id}.` });
    const undone = await session.done('undo', { change_id: added.change_id, ids: [added.event.id] });
    expect(undone.message).toBe('✓ Undone: Created: Whole');
    const again = await session.call('undo', { change_id: added.change_id });
    expect(again).toMatchObject({ code: 'UNDO_CONFLICT', retry: { arguments: { change_id: undone.change_id } } });
  });

  it('shows with preview what would change, and changes nothing', async () => {
    const day = freshDays();
    const { id } = await session.add('Preview', day(0, '10:00'));
    const reply = await session.done('undo', { last: 1, preview: true });
    expect(reply).toMatchObject({ message: 'Would undo: Created: Preview', undone: [{ id }] });
    expect(reply).not.toHaveProperty('change_id');
    expect(await session.agenda(day())).toHaveLength(1);
  });

  it('never undoes a creation under a later change, but both together', async () => {
    const day = freshDays();
    const added = await session.done('schedule_add', { title: 'Dentist', start: day(0, '10:00') });
    const edited = await session.done('schedule_update', { id: added.event.id, title: 'Dr. Wu' });
    const reply = await session.call('undo', { change_id: added.change_id });
    expect(reply).toMatchObject({
      code: 'UNDO_CONFLICT',
      later: [{ change_id: edited.change_id }],
      fields: [{ field: 'title', from: 'Dentist', to: 'Dr. Wu' }],
    });
    expect(await session.agenda(day())).toHaveLength(1);
    const question = await session.asks(reply.retry.tool, reply.retry.arguments);
    await session.done('undo', { ...reply.retry.arguments, confirm_token: question.confirm_token });
    expect(await session.agenda(day())).toEqual([]);
    const again = await session.refuses('undo', { change_id: edited.change_id }, 'UNDO_CONFLICT');
    expect(again.message).toContain('already');
  });

  it('asks before it makes an overlap that was not there', async () => {
    const day = freshDays();
    const { id } = await session.add('Old', day(0, '10:00'));
    const moved = await session.done('schedule_update', { id, start: day(0, '15:00') });
    const taken = await session.add('New', day(0, '10:30'));
    const reply = await session.asks('undo', { change_id: moved.change_id });
    expect(reply.message).toContain('1 new conflict');
    expect(reply.conflicts).toMatchObject([{ id: taken.id }]);
    expect(reply.text).not.toContain('on_conflict');
    const done = await session.done('undo', { change_id: moved.change_id, confirm_token: reply.confirm_token });
    expect(done.warnings.join()).toContain('New');
  });

  it('shows 50 fields at most, and counts the rest by kind', async () => {
    const day = freshDays();
    for (let offset = 0; offset < 7; offset++) {
      const { id } = await session.add(`Event ${offset}`, day(offset, '10:00'), { show_as: 'free' });
      await session.done('schedule_update', {
        id,
        title: 'Changed',
        start: day(offset, '12:00'),
        duration_minutes: 15,
        location: 'Room 1',
        description: 'Long',
        source: 'mail',
        show_as: 'tentative',
        repeat: 'FREQ=YEARLY;COUNT=2',
      });
    }
    const changes = await session.done('history_query', { limit: 14 });
    const updates = changes.changes.filter(({ tool }) => tool === 'schedule_update');
    const change_id = updates.map((change) => change.change_id).join(',');
    const reply = await session.asks('undo', { change_id });
    expect(reply.undone).toHaveLength(50);
    expect(Object.values(reply.undone_more as object).reduce((sum, count) => sum + count, 0)).toBe(6);
    for (const [kind, count] of Object.entries(reply.undone_more as object)) {
      expect(reply.text).toContain(`… ${fieldName({ language: 'en' }, kind)} × ${count}`);
    }
    await session.done('undo', { change_id, confirm_token: reply.confirm_token });
    expect((await session.agenda(day(), day(7))).filter((line) => line.endsWith('Changed'))).toEqual([]);
  });

  it('takes part of a change back by what its items are called', async () => {
    for (const title of ['Hoe the beds', 'Sow the beds', 'Water']) await session.addTodo(title, { tags: ['plot'] });
    const { change_id } = await session.done('todo_update', { tag: 'plot', urgency: 'high' });
    await session.refuses('undo', { change_id, ids: ['beds'] }, 'NOT_FOUND');
    const undone = await session.done('undo', { change_id, ids: ['sow', 'water'] });
    expect(undone.message).toBe('✓ Undone: Sow the beds; Water');
    const { todos } = await session.done('todo_query', { tag: 'plot', quadrant: 'delegate' });
    expect(todos.map(({ title }: { title: string }) => title)).toEqual(['Hoe the beds']);
  });

  it('names the items of a change to several', async () => {
    await session.addTodo('Mow', { tags: ['garden'] });
    await session.addTodo('Rake', { tags: ['garden'] });
    await session.done('todo_update', { tag: 'garden', importance: 'high' });
    const { text } = await session.done('undo', { last: 1 });
    expect(text).toMatch(/Mow · importance: high → normal · todo_/);
    expect(text).toMatch(/Rake · importance: high → normal · todo_/);
  });

  it.each([
    [{}, 'INVALID_ARGUMENT'],
    [{ since: 'lunch' }, 'INVALID_ARGUMENT'],
    [{ change_id: 'chg_nothere' }, 'NOT_FOUND'],
  ] as const)('refuses %j', async (args, code) => {
    const reply = await session.call('undo', args);
    expect(reply).toMatchObject({ status: 'error', code });
    expect(reply.hint).toBeTruthy();
  });

  it('answers in Chinese', async () => {
    const day = freshDays();
    const added = await session.done('schedule_add', { title: '午饭', start: day(0, '12:00') });
    await session.inChinese(async () => {
      expect((await session.refuses('undo', { change_id: 'chg_x' }, 'NOT_FOUND')).message).toBe('没有更改 chg_x。');
      const reply = await session.done('undo', { change_id: added.change_id });
      expect(reply.message).toBe('✓ 已撤销：创建：午饭');
      expect(reply.text).toContain(`说“重做”即可恢复（undo 这个 change_id） · ${reply.change_id}`);
    });
  });

  severalChanges(session, asking);
  otherToolsets(session, narrow);
});

function severalChanges(mute: Session, asking: Session): void {
  describe('several changes, with a confirmation', () => {
    const three = async (session: Session) => {
      const day = freshDays();
      for (const [offset, title] of ['Early', 'Noon', 'Late'].entries()) await session.add(title, day(offset, '10:00'));
      return day;
    };

    it('is done when the user accepts, who is told which', async () => {
      const day = await three(asking);
      await asking.done('undo', { last: 2 });
      expect(asking.asked[0]).toMatch(/2 changes.*Late.*Noon/s);
      expect(await asking.agenda(day(), day(7))).toEqual([`${day(0, '10:00').slice(5)} Early`]);
    });

    it('is not done when the user declines', async () => {
      asking.answer = 'decline';
      const day = await three(asking);
      expect(await asking.asks('undo', { last: 3 })).not.toHaveProperty('confirm_token');
      expect(await asking.agenda(day(), day(7))).toHaveLength(3);
    });

    it('is done by token where nobody can be asked, for exactly these changes', async () => {
      const day = await three(mute);
      const { confirm_token } = await mute.asks('undo', { last: 2 });
      await mute.refuses('undo', { last: 3, confirm_token }, 'CONFIRMATION_INVALID');
      const reply = await mute.done('undo', { last: 2, confirm_token });
      expect(await mute.agenda(day(), day(7))).toHaveLength(1);
      // Undo changes are passed over by `last`.
      await mute.done('undo', { last: 1 });
      expect(await mute.agenda(day(), day(7))).toEqual([]);
      await mute.done('undo', { change_id: reply.change_id });
      expect(await mute.agenda(day(), day(7))).toHaveLength(2);
    });

    it('is not done by token when there is a newer change', async () => {
      const day = await three(mute);
      const { confirm_token } = await mute.asks('undo', { last: 2 });
      await mute.add('Newer', day(3, '10:00'));
      await mute.refuses('undo', { last: 2, confirm_token }, 'CONFIRMATION_INVALID');
      expect(await mute.agenda(day(), day(7))).toHaveLength(4);
    });

    describe('since a time, or of this connection', () => {
      it('covers what it says', async () => {
        const before = await mute.add('Before', freshDays()(0, '10:00'));
        const since = new Date().toISOString();
        const day = await three(mute);
        const { confirm_token } = await mute.asks('undo', { since });
        const undone = await mute.done('undo', { since, confirm_token });
        expect(undone.undone).toHaveLength(3);
        expect(await mute.agenda(day(), day(7))).toEqual([]);
        expect(await mute.agenda(before.start.slice(0, 10))).toHaveLength(1);

        const theirs = freshDays();
        await mute.add('Theirs', theirs(0, '10:00'));
        const preview = await asking.done('undo', { session: true, preview: true });
        expect(JSON.stringify(preview.undone)).not.toContain('Theirs');
      });
    });
  });
}

function otherToolsets(session: Session, narrow: Session): void {
  describe('where the toolset schedule is off', () => {
    /** A change that may be undone there. */
    const ownChange = async (hours = 'MO-FR 09:00-18:00') =>
      (await narrow.done('profile_update', { working_hours: hours })).change_id;

    it('refuses a change of an event however it is named, and changes nothing', async () => {
      const since = new Date().toISOString();
      const day = freshDays();
      const added = await session.done('schedule_add', { title: 'Theirs', start: day(0, '10:00') });
      const { change_id } = added;
      const more = [{ change_id: `${await ownChange()},${change_id}` }, { last: 2 }, { since }];
      for (const args of [{ change_id }, ...more, { ...more[0], preview: true }]) {
        const reply = await narrow.refuses('undo', args, 'FORBIDDEN');
        expect(reply.message).toBe(`${change_id} belongs to the toolset schedule, which is off here.`);
        expect(reply.hint).toContain('--toolsets');
      }
      expect(await session.agenda(day())).toHaveLength(1);
      await session.done('undo', { change_id });
      const undoing = (await session.done('history_query', { limit: 1 })).changes[0];
      await narrow.refuses('undo', { change_id: undoing.change_id }, 'FORBIDDEN');
    });

    it('undoes changes of the toolsets that are on', async () => {
      const day = freshDays();
      await session.add('Theirs', day(0, '10:00'));
      await ownChange();
      await ownChange('MO-FR 08:00-12:00');
      const { undone } = await narrow.done('undo', { last: 1 });
      expect(undone).toMatchObject([{ from: 'MO-FR 08:00-12:00', to: 'MO-FR 09:00-18:00' }]);
      // What other connections did does not count.
      const { confirm_token } = await narrow.asks('undo', { session: true });
      await narrow.done('undo', { session: true, confirm_token });
      expect(await session.agenda(day())).toHaveLength(1);
    });

    it('lists what cannot be undone there, and why', async () => {
      const { change_id } = await session.done('schedule_add', { title: 'Theirs', start: freshDays()(0, '10:00') });
      const own = await ownChange();
      const { changes } = await narrow.done('history_query', { limit: 2 });
      const why_not = `${change_id} belongs to the toolset schedule, which is off here.`;
      expect(changes).toMatchObject([
        { change_id: own, undoable: true },
        { change_id, tool: 'schedule_add', undoable: false, why_not },
      ]);
      expect((await session.done('history_query', { limit: 2 })).changes[1]).toMatchObject({ undoable: true });
    });
  });
}
