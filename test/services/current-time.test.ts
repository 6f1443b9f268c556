import { expect, it } from 'vitest';
import { openDesk } from './tool-calls.ts';

it.each([
  ['2026-10-01T01:00Z', {}, { workday: false, holiday: 'National Day' }],
  // A Saturday that is worked for a day off in the week.
  ['2026-10-10T01:00Z', {}, { workday: true, holiday: 'National Day' }],
  ['2026-11-23T01:00Z', {}, { workday: true }],
  ['2026-11-22T01:00Z', {}, { workday: false }],
  ['2026-10-01T01:00Z', { timezone: 'Europe/Paris' }, { workday: true }],
])('%s %j is %j', async (now, args, expected) => {
  const desk = await openDesk({ timezone: 'Asia/Shanghai', now: Date.parse(now) });
  const { holiday, workday } = await desk.call('local', 'get_current_time', args);
  expect({ workday, ...(holiday !== undefined && { holiday }) }).toEqual(expected);
  await desk.services.close();
});
