import { expect, it } from 'vitest';
import { HostileServer } from './hostile-server.ts';
import { connected, phoneEvent, phoneTodo, titlesOn } from './replica.ts';

it.each(['here', 'there'])(
  'an event made %s that was deleted, sent, and came back is here once after an undo',
  async (made) => {
    const server = new HostileServer();
    const [one, other] = [await connected(server), await connected(server)];
    if (made === 'there') server.store('/dav/lena/work/dentist.ics', phoneEvent('dentist', 'Dentist'));
    else {
      const event = { title: 'Dentist', start: '2026-12-01T09:00', group: 'Work' };
      await one.services.events.add(await one.caller(), event);
    }
    await one.run();
    await other.run();
    await other.services.events.update(await other.caller(), {
      ...{ id: await other.idOf('Dentist'), start: '2026-12-01T14:00' },
    });
    await one.services.items.remove(await one.caller(), { ids: [await one.idOf('Dentist')] });
    for (const replica of [one, other, one]) await replica.run();
    expect(await one.titles()).toEqual(['Dentist']);

    // It is back already, as the other has changed it.
    const { history } = one.services;
    const undo = history.undo(await one.caller(), { last: 1 });
    await expect(undo).rejects.toMatchObject({ code: 'UNDO_CONFLICT' });
    const change_id = await undo.catch(({ details }) => details.retry.changes);
    expect(await one.titles()).toEqual(['Dentist']);

    // Both together are what they were before.
    const asked = await history.undo(await one.caller(), { change_id });
    await history.undo(await one.caller(), { change_id, confirm_token: asked.confirm_token });
    expect(await one.titles()).toEqual(['Dentist']);
    for (const replica of [one, other]) await replica.run();
    expect(titlesOn(server)).toEqual(['Dentist']);
    expect([...server.work.objects.values()][0]?.ics).toContain('T090000');
    expect(await other.titles()).toEqual(['Dentist']);
  },
);

it.each(['event', 'todo'])(
  'a deleted %s that was deleted there as well comes back whole after an undo',
  async (kind) => {
    const server = new HostileServer();
    const one = await connected(server);
    const href = '/dav/lena/work/tax.ics';
    server.store(href, kind === 'event' ? phoneEvent('tax', 'Tax') : phoneTodo('tax', 'Tax'));
    await one.run();
    const { todos, items, history } = one.services;
    const id = kind === 'event' ? await one.idOf('Tax') : (await todos.query(await one.caller(), {})).todos?.[0]?.id;
    await items.remove(await one.caller(), { ids: [id ?? ''] });
    server.discard(href);
    await one.run();
    await history.undo(await one.caller(), { last: 1 });
    await one.run();
    expect([...server.work.objects.values()].map(({ ics }) => ics)).toEqual([
      expect.stringContaining('X-PHONE;KEPT="a:b;c":tax\r\n'),
    ]);
  },
);
