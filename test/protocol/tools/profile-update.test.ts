import { expect, it } from 'vitest';
import { freshDays, overTransports, strictArguments } from './session.ts';

overTransports('profile_update', (session) => {
  strictArguments(session, 'profile_update', {
    valid: { working_hours: 'MO-FR 09:00-18:00' },
    loose: { workingHours: 'mo-fr 9:00-18:00', clear: [] },
    typo: ['lang', 'language'],
    wrongTypes: [{ language: 'fr' }, { timezone: 8 }, { working_hours: { MO: '9-18' } }, { clear: true }],
  });

  it('saves what sets the defaults of every call, and undo takes it back', async () => {
    const day = freshDays();
    const saved = await session.done('profile_update', {
      language: 'zh',
      timezone: 'asia/tokyo',
      working_hours: 'SA 10:00-12:00; MO-FR 09:00-18:00',
    });
    expect(saved.profile).toMatchObject({
      language: 'zh',
      timezone: 'Asia/Tokyo',
      working_hours: 'MO-FR 09:00-18:00; SA 10:00-12:00',
    });
    for (const part of ['Asia/Tokyo', 'MO-FR 09:00-18:00', saved.change_id]) expect(saved.text).toContain(part);

    const added = await session.done('schedule_add', { title: 'Call', start: day(0, '10:00') });
    expect(added.message).toContain('✓ 已创建');
    expect(added.event.start).toBe(`${day(0, '10:00')}:00+09:00`);
    expect(added.now).toMatch(/\+09:00$/);

    await session.done('undo', { change_id: saved.change_id });
    const { event } = await session.done('schedule_update', { id: added.event.id, title: 'English again' });
    expect(event.start).toBe(`${day(0, '09:00')}:00+08:00`);
  });

  it('empties fields by name', async () => {
    await session.done('profile_update', { language: 'en', working_hours: 'MO 09:00-10:00' });
    const reply = await session.done('profile_update', { clear: 'working_hours' });
    expect(reply.profile).toMatchObject({ language: 'en' });
    expect(reply.profile).not.toHaveProperty('working_hours');
    await session.done('profile_update', { clear: ['language'] });
  });

  it.each([
    [{}, 'Nothing to save'],
    [{ timezone: 'Mars/Base' }, 'no time zone'],
    [{ working_hours: 'nine to five' }, 'Working hours'],
    [{ clear: ['persona'] }, 'persona'],
  ])('refuses %j', async (args, message) => {
    const reply = await session.refuses('profile_update', args, 'INVALID_ARGUMENT');
    expect(reply.message).toContain(message);
    expect(reply.hint).toBeTruthy();
  });

  it('refuses in Chinese', async () => {
    const reply = await session.refuses('profile_update', { working_hours: '朝九晚五' }, 'INVALID_ARGUMENT');
    expect(reply.message).toBe('无法识别工作时间“朝九晚五”。');
  });

  it('leaves all as it was when one of several fields is wrong', async () => {
    await session.refuses('profile_update', { language: 'zh', timezone: 'Mars' }, 'INVALID_ARGUMENT');
    const { message } = await session.done('history_query', { limit: 1 });
    expect(message).toMatch(/^The last/);
  });
});
