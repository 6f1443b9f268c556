import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormField, Host } from './harness.ts';
import { type ServedStore, serveStore } from './on-store.ts';

/** Of a result, what is looked at here. */
interface Said {
  readonly status: string;
  readonly event: { readonly title: string; readonly start: string };
  readonly events: readonly { readonly title: string }[];
  readonly alternatives: readonly [{ readonly when: string; readonly start: string }];
  readonly warnings: readonly string[];
  readonly changes: readonly unknown[];
}

type Fields = Readonly<Record<string, FormField>>;
/** What the user picks of a form. */
type Pick = (
  fields: Fields,
  message: string,
) => { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string | boolean> };

describe.each(['v1', 'legacy', 'auto', 'modern'] as const)('a form asks for the choice, %s host', (era) => {
  let store: ServedStore;
  let host: Host;
  let pick: Pick;
  const forms: Fields[] = [];

  beforeAll(async () => {
    store = await serveStore({ language: 'en', now: () => Date.parse('2026-11-23T09:00:00+08:00') });
    host = await store.connect(era, {
      elicit: (message, fields) => {
        forms.push(fields);
        return pick(fields, message);
      },
    });
  });
  afterAll(() => store.close());
  beforeEach(() => {
    forms.length = 0;
    pick = () => ({ action: 'cancel' });
  });

  const call = async (tool: string, args: object): Promise<Said> =>
    (await host.call(tool, args)).structuredContent as unknown as Said;

  it('between free slots where the time is taken', async () => {
    await call('schedule_add', { title: 'Review', start: '2026-11-24T10:00' });
    const asked = await call('schedule_add', { title: 'Call', start: '2026-11-24T10:00' });
    expect(asked).toMatchObject({ status: 'need_user', conflicts: [{ title: 'Review' }] });
    const [{ time }] = forms as [{ time: FormField }];
    expect(time.enum).toContain(asked.alternatives[0].when);
    pick = () => ({ action: 'accept', content: { time: asked.alternatives[0].when } });
    const { status, event } = await call('schedule_add', { title: 'Call', start: '2026-11-24T10:00' });
    expect(status).toBe('final');
    expect(event).toMatchObject({ title: 'Call', start: asked.alternatives[0].start });
  });

  it('or to keep the time all the same', async () => {
    pick = ({ time }) => ({ action: 'accept', content: { time: time?.enum?.at(-1) ?? '' } });
    const { event, warnings } = await call('schedule_add', { title: 'Clash', start: '2026-11-24T10:00' });
    expect(event).toMatchObject({ title: 'Clash', start: '2026-11-24T10:00:00+08:00' });
    expect(warnings).toHaveLength(1);
  });

  it('between occurrences and parts of a series', async () => {
    await call('schedule_add', { title: 'Standup', start: '2026-12-07T09:00', repeat: 'FREQ=DAILY;COUNT=5' });
    pick = ({ part, which }) => ({
      action: 'accept',
      content: { part: part?.enum?.[0] ?? '', which: which?.enum?.[1] ?? '' },
    });
    const { event } = await call('schedule_update', { match: 'Standup', title: 'Daily' });
    expect(event).toMatchObject({ title: 'Daily', start: '2026-12-08T09:00:00+08:00' });
    const { events } = await call('schedule_query', { start: '2026-12-07', end: '2026-12-12' });
    expect(events.map(({ title }) => title)).toEqual(['Standup', 'Daily', 'Standup', 'Standup', 'Standup']);
  });

  it('between items that fit the words, then for the yes that it takes', async () => {
    const repeat = 'FREQ=DAILY;COUNT=3';
    await call('schedule_add', { title: 'Plan A', start: '2026-12-14T09:00', repeat });
    await call('schedule_add', { title: 'Plan B', start: '2026-12-14T11:00', repeat });
    pick = (fields) => {
      const content: Record<string, string | boolean> = {};
      for (const [name, field] of Object.entries(fields))
        content[name] = field.enum?.find((label) => /Plan B/.test(label)) ?? true;
      return { action: 'accept', content };
    };
    const moved = await call('schedule_update', { match: 'plan', scope: 'all', start: '2026-12-14T15:00' });
    expect(forms.map((fields) => Object.keys(fields))).toEqual([['which'], ['confirm']]);
    expect(moved).toMatchObject({ status: 'final', event: { title: 'Plan B', start: '2026-12-14T15:00:00+08:00' } });
  });

  it('between readings of what was said', async () => {
    pick = ({ which }) => ({ action: 'accept', content: { which: which?.enum?.[0] ?? '' } });
    const { status, event } = await call('schedule_add', { title: 'Dinner', start: 'next Thursday 7pm' });
    expect(forms).toHaveLength(1);
    expect(status).toBe('final');
    expect(event.start).toMatch(/^2026-1(?:1-26|2-03)T19:00/);
  });

  it('and nothing is done where nothing was taken', async () => {
    const before = await call('history_query', {});
    for (const answer of [
      { action: 'decline' },
      { action: 'cancel' },
      { action: 'accept', content: { time: 'something else' } },
    ] as const) {
      pick = () => answer;
      const asked = await call('schedule_add', { title: 'Never', start: '2026-11-24T10:00' });
      expect(asked.status).toBe('need_user');
      // The user may still say in words which it is.
      expect(asked.alternatives.length).toBeGreaterThan(1);
    }
    expect((await call('history_query', {})).changes).toEqual(before.changes);
  });

  it('but asks nobody about what only reads or is only tried', async () => {
    await call('check_conflict', { start: '2026-11-24T10:00' });
    await call('quick_add', { text: 'Call 2026-11-24 10:00', dry_run: true });
    expect(forms).toEqual([]);
  });
});
