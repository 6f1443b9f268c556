import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Host } from '../harness.ts';
import { type ServedStore, serveStore } from '../on-store.ts';

const toolsets = 'schedule,memory,io';

describe.each(['v1', 'modern'] as const)('calendar_export, %s host', (era) => {
  let store: ServedStore;
  let host: Host;
  beforeAll(async () => {
    store = await serveStore();
    host = await store.connect(era, { toolsets });
    const trip = { title: 'Trip; to 上海', start: '2031-03-03T09:00', source: 'mail' };
    await host.call('schedule_add', trip);
    await host.call('schedule_add', { title: 'Standup', start: '2031-03-04T10:00', repeat: 'FREQ=DAILY;COUNT=5' });
  });
  afterAll(() => store.close());

  it('gives the file in the structured result and attached, and says in words what it is', async () => {
    const { structuredContent: said, text, attached } = await host.call('calendar_export');
    expect(said).toMatchObject({ status: 'final', exported: { events: 1, series: 1, changed: 0 } });
    expect(said.ics).toMatch(
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*SUMMARY:Trip\\; to 上海\r\n[\s\S]*END:VCALENDAR\r\n$/,
    );
    expect(attached).toBe(said.ics);
    expect(text).toContain('1 single event, 1 series (whole)');
    expect(text).toContain(`${Buffer.byteLength(said.ics as string)} bytes`);
    expect(text).not.toContain('BEGIN:VCALENDAR');
  });

  it('of a window, and in Chinese', async () => {
    const titles = async (args: object): Promise<string[]> => {
      const { ics } = (await host.call('calendar_export', args)).structuredContent;
      return [...(ics as string).matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title as string);
    };
    expect(await titles({ start: '2031-03-06' })).toEqual(['Standup']);
    expect(await titles({ end: '2031-03-04' })).toEqual(['Trip\\; to 上海']);
    await host.call('profile_update', { language: 'zh' });
    expect((await host.call('calendar_export')).text).toContain('已导出');
    const empty = await host.call('calendar_export', { start: '2032-01-01', end: '2032-02-01' });
    expect(empty.structuredContent).toMatchObject({ status: 'final', exported: { events: 0, series: 0 } });
    expect(empty.text).toContain('calendar_export {}');
    await host.call('profile_update', { clear: ['language'] });
  });

  it('refuses a group that is not there, a backward window and unknown arguments', async () => {
    const refused = async (args: object) => (await host.call('calendar_export', args)).structuredContent;
    expect(await refused({ group: 'Work' })).toMatchObject({ status: 'error', code: 'NOT_FOUND' });
    expect(await refused({ start: '2031-03-04', end: '2031-03-01' })).toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await refused({ from: '2031-03-04' })).toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('the resource perch://calendar.ics is the same file', async () => {
    const { structuredContent: said } = await host.call('calendar_export');
    expect(await host.read('perch://calendar.ics')).toBe(said.ics);
    await expect(host.read('perch://nothing')).rejects.toThrow();
  });
});

describe('a file that no result can hold', () => {
  it('is named, with the ways that can', async () => {
    const store = await serveStore();
    const host = await store.connect('legacy', { toolsets });
    for (let day = 1; day <= 12; day++) {
      const start = `2031-03-${String(day).padStart(2, '0')}`;
      await host.call('schedule_add', { title: 'Long', start, description: 'x'.repeat(95_000) });
    }
    const { structuredContent: said, text, attached } = await host.call('calendar_export');
    expect(said).toMatchObject({ status: 'final', exported: { events: 12 } });
    expect(said).not.toHaveProperty('ics');
    expect(attached).toBeUndefined();
    expect(text).toContain('perch-mcp export');
    expect((await host.read('perch://calendar.ics')).length).toBeGreaterThan(1_100_000);
    await store.close();
  });
});
