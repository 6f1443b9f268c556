import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { storageRefusal } from '../../src/domain/storage-refusal.ts';
import { acceptedLanguage, localPage, type PageRequest } from '../../src/ui/host/local-page.ts';
import { type Stage, stage } from '../services/harness.ts';

const config = { db: '/data/perch.db', timezone: undefined, language: undefined, toolsets: undefined };

const ask = (services: PageRequest['services'], more: Partial<PageRequest> = {}) =>
  localPage({
    services,
    identity: { user: 'local' },
    config,
    version: '1.2.3',
    url: 'http://127.0.0.1:8765',
    isOwn: true,
    report: (error) => {
      throw error;
    },
    ...more,
  });

const askStage = ({ services }: Stage, more?: Partial<PageRequest>) => ask(async () => services, more);

const titlesOf = (html: string): string[] =>
  [...html.matchAll(/class="title"><bdi>([^<]*)/g)].map((match) => match[1] as string);

test('the page shows today and the six days after it, in the zone of the user', async () => {
  // It is Friday, 2026-11-20, 09:00 in Shanghai.
  const user = await stage();
  const at = (title: string, start: string) => user.add({ title, start, duration_minutes: 30 });
  await at('yesterday', '2026-11-19T23:00');
  await at('today', '2026-11-20T00:30');
  await at('the sixth day', '2026-11-26T23:00');
  await at('the seventh day', '2026-11-27T00:00');
  await user.add({ title: 'conference', start: '2026-11-23', end: '2026-11-25' });
  const { status, html } = await askStage(user);
  expect(status).toBe(200);
  expect(titlesOf(html)).toEqual(['today', 'conference', 'conference', 'the sixth day']);
  expect(html).toContain('Friday, November 20');

  await user.profile({ timezone: 'America/New_York' });
  const elsewhere = await askStage(user);
  expect(elsewhere.html).toContain('Thursday, November 19');
  expect(elsewhere.html).toContain('from your profile');
});

test('another user sees another calendar', async () => {
  const user = await stage();
  await user.add({ title: 'mine', start: '2026-11-20T10:00' });
  expect(titlesOf((await askStage(user, { identity: { user: 'other' } })).html)).toEqual([]);
});

test('of a day with more events than the page holds, the rest is counted', async () => {
  const user = await stage();
  await user.add({
    title: 'every minute',
    start: '2026-11-21T00:00',
    duration_minutes: 1,
    repeat: 'FREQ=MINUTELY;INTERVAL=5;COUNT=250',
  });
  const { html } = await askStage(user);
  expect(titlesOf(html)).toHaveLength(200);
  expect(html).toContain('250 events');
  expect(html).toContain('50 more; ask your assistant');
});

describe('language', () => {
  const languageOf = (html: string): string | undefined => /<html lang="([^"]*)"/.exec(html)?.[1];
  const ZH = 'zh-CN,zh;q=0.9';

  test('of the URL, then the profile, then the browser', async () => {
    const services = await createServices({ db: ':memory:', timezone: 'Asia/Shanghai', language: undefined });
    onTestFinished(() => services.close());
    const shown = async (acceptLanguage: string, language?: string) =>
      languageOf((await ask(async () => services, { accepted: acceptedLanguage(acceptLanguage), language })).html);
    expect(await shown(ZH)).toBe('zh-CN');
    expect(await shown('en-GB')).toBe('en');
    expect(await shown(ZH, 'en')).toBe('en');
    expect(await shown(ZH, 'fr')).toBe('zh-CN');
    const caller = await services.callerFor({ user: 'local' }, { session: 'one', tool: 'profile_update', text: '' });
    await services.profile.update(caller, { language: 'en' });
    expect(await shown(ZH)).toBe('en');
    expect(await shown('en', 'zh')).toBe('zh-CN');
  });

  test('a setting wins over the browser', async () => {
    const user = await stage({ language: 'en' });
    expect(languageOf((await askStage(user, { accepted: 'zh' })).html)).toBe('en');
  });
});

describe('a store that cannot be read gives a page that says so', () => {
  test('a refusal is told, with its hint', async () => {
    const locked = storageRefusal('LOCKED', { reason: 'locked', hint: 'repeatSoon' });
    const { status, html } = await ask(() => Promise.reject(locked));
    expect(status).toBe(503);
    expect(html).toContain('Another program is writing to the calendar');
    expect(html).toContain('Repeat the call in a few seconds.');
    const inChinese = await ask(() => Promise.reject(locked), { language: 'zh' });
    expect(inChinese.html).toContain('另一个程序一直在写入日历');
    expect(html).toContain('/data/perch.db');
  });

  test('a defect is reported, and not shown', async () => {
    const report = vi.fn();
    const error = new Error('SQLITE_SECRET');
    const { status, html } = await ask(() => Promise.reject(error), { report, accepted: 'zh' });
    expect(status).toBe(503);
    expect(html).toContain('现在读不到日历');
    expect(html).not.toContain('SQLITE_SECRET');
    expect(report).toHaveBeenCalledWith(error);
  });

  test('one that breaks while it is read, too', async () => {
    const user = await stage();
    user.sql.exec('drop table occurrences');
    const report = vi.fn();
    const { status, html } = await askStage(user, { report });
    expect(status).toBe(503);
    expect(html).toContain('Asia/Shanghai');
    expect(report).toHaveBeenCalledOnce();
  });

  test('a request that is gone is not read for', async () => {
    const user = await stage();
    const report = vi.fn();
    const { status } = await askStage(user, { report, signal: AbortSignal.abort() });
    expect(status).toBe(503);
    expect(report).not.toHaveBeenCalled();
  });
});
