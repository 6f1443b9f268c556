import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('profile_update', (session) => {
  strictArguments(session, 'profile_update', {
    valid: { working_hours: 'MO-FR 09:00-18:00' },
    loose: { workingHours: 'mo-fr 9:00-18:00', clear: [] },
    typo: ['lang', 'language'],
    wrongTypes: [
      { language: 'fr' },
      { timezone: 8 },
      { working_hours: { MO: '9-18' } },
      { clear: true },
      { home: 'Beijing' },
      { home: { name: 'x', crs: 'mars' } },
      { work: { name: 'x', longitude: 'east' } },
    ],
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
    for (const part of ['Asia/Tokyo', 'Mon–Fri 09:00–18:00', saved.change_id]) expect(saved.text).toContain(part);

    const added = await session.done('schedule_add', { title: 'Call', start: day(0, '10:00') });
    expect(added.message).toContain('✓ 已创建');
    expect(added.event.start).toBe(`${day(0, '10:00')}:00+09:00`);
    expect(added.now).toMatch(/\+09:00$/);

    await session.done('undo', { change_id: saved.change_id });
    const { event } = await session.done('schedule_update', { id: added.event.id, title: 'English again' });
    expect(event.start).toBe(`${day(0, '09:00')}:00+08:00`);
  });

  it('saves who the user is, and where home and work are: location takes them by those words', async () => {
    const day = freshDays();
    const asked = await session.asks('schedule_add', {
      title: 'Review',
      start: day(1, '10:00'),
      location: 'the office',
    });
    expect(asked.missing).toEqual(['location_place']);
    expect(asked.message).toContain('profile_update');
    const work = { name: 'SOHO', address: '阜通东大街', longitude: 116.48, latitude: 39.99, crs: 'gcj02' };
    const saved = await session.done('profile_update', {
      name: '王芳',
      occupation: 'Designer',
      routine: 'Runs in the morning',
      persona: 'Short answers',
      home: { name: 'Garden Road 5' },
      work: { ...work, crs: 'GCJ-02', longitude: '116.48' },
    });
    expect(saved.profile).toMatchObject({
      name: '王芳',
      occupation: 'Designer',
      home: { name: 'Garden Road 5' },
      work,
    });
    for (const part of ['persona: Short answers', 'work: SOHO · 阜通东大街 · 116.48,39.99 (gcj02)'])
      expect(saved.text).toContain(part);
    const { event, assumptions } = await session.done('schedule_add', {
      title: 'Review',
      start: day(1, '10:00'),
      location: 'the office',
    });
    expect(event).toMatchObject({ location: 'the office', location_place: work });
    expect(assumptions).toContain('"the office" is SOHO · 阜通东大街 · 116.48,39.99 (gcj02)');
    const moved = await session.done('schedule_update', { id: event.id, location: '家' });
    expect(moved.event.location_place).toEqual({ name: 'Garden Road 5' });
    const { undone } = await session.done('undo', { change_id: saved.change_id });
    expect(undone).toContainEqual({
      id: 'prf_local',
      field: 'work',
      from: 'SOHO · 阜通东大街 · 116.48,39.99 (gcj02)',
      to: null,
    });
    await session.asks('schedule_update', { id: event.id, location: '公司' });
  });

  it('empties fields by name', async () => {
    await session.done('profile_update', { language: 'en', working_hours: 'MO 09:00-10:00' });
    const reply = await session.done('profile_update', { clear: 'working_hours' });
    expect(reply.profile).toMatchObject({ language: 'en' });
    expect(reply.profile).not.toHaveProperty('working_hours');
    await session.done('profile_update', { clear: ['language'] });
  });

  it.each([
    [{}, 'Nothing to change'],
    [{ timezone: 'Mars/Base' }, 'no time zone'],
    [{ working_hours: 'nine to five' }, 'working hours'],
    [{ clear: ['shoe_size'] }, 'shoe_size'],
    [{ clear: ['name'], name: 'Ann' }, 'both set and cleared'],
    [{ home: { name: ' ' } }, 'needs a name'],
    [{ home: { name: 'x', longitude: 116.4 } }, 'only one of its two'],
    [{ home: { name: 'x', longitude: 39.9, latitude: 116.4 } }, 'out of range'],
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
