import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import type { Language } from '../../src/domain/caller.ts';
import { FEATURES } from '../../src/features/index.ts';
import { NO_MODELS } from '../../src/retrieval/models.ts';
import { servicesOn } from '../../src/services/on-store.ts';

interface Said {
  readonly user?: string;
  /** What the client says. */
  readonly client?: Language;
}

/** Answers in what language a call of these words would be answered. */
async function listener(settings: { readonly locale: string; readonly language?: Language }) {
  const opened = await openDatabase({ path: ':memory:', now: Date.now });
  const { locale, language } = settings;
  const services = servicesOn(
    { ...opened, tzdata: 'unknown', models: NO_MODELS, kinds: FEATURES },
    {
      now: Date.now,
      defaults: { timezone: 'UTC', language, todosNeedDue: false, system: { timezone: 'UTC', locale } },
      reminders: { reaches: async () => false },
      remotes: () => Promise.reject(new Error('no calendars of other places')),
    },
  );
  onTestFinished(() => services.close());
  const callerOf = (text: string, { user = 'local', client }: Said = {}) =>
    services.callerFor({ user }, { session: 's', tool: 't', text, language: client });
  return {
    services,
    callerOf,
    answers: async (text: string, said?: Said): Promise<Language> => (await callerOf(text, said)).language,
  };
}

describe('the language that a call is answered in', () => {
  it('is that of its words: a name in another script changes nothing', async () => {
    const { answers } = await listener({ locale: 'zh-CN' });
    expect(await answers('Lunch with 王芳')).toBe('en');
    expect(await answers('和 Anna 吃午饭')).toBe('zh');
  });

  it('is the one that the user last wrote in, where its words do not tell', async () => {
    const { answers } = await listener({ locale: 'en-US' });
    expect(await answers('明天开会')).toBe('zh');
    for (const text of ['', 'OKR', 'evt_8fj2k1', '2026-12-01T15:00', '来週の会議です'])
      expect(await answers(text), text).toBe('zh');
    expect(await answers('undo that please')).toBe('en');
    expect(await answers('')).toBe('en');
  });

  it('is that of the locale before anything was written, and what one user wrote says nothing of another', async () => {
    const { answers } = await listener({ locale: 'zh-CN' });
    expect(await answers('', { user: 'ann' })).toBe('zh');
    expect(await answers('what is on tomorrow?', { user: 'ann' })).toBe('en');
    expect(await answers('', { user: 'ann' })).toBe('en');
    expect(await answers('', { user: 'bob' })).toBe('zh');
  });

  it('is English where nothing tells, a Japanese text in a Japanese locale included', async () => {
    const { answers } = await listener({ locale: 'ja-JP' });
    expect(await answers('明日の会議')).toBe('en');
  });

  it('is the setting before any words', async () => {
    const { answers } = await listener({ locale: 'en-US', language: 'zh' });
    expect(await answers('lunch with Anna tomorrow')).toBe('zh');
  });

  it('is what the profile says before all else, and what the client says before any words', async () => {
    const { answers, services, callerOf } = await listener({ locale: 'en-US' });
    expect(await answers('明天开会', { client: 'en' })).toBe('en');
    await services.profile.update(await callerOf(''), { language: 'en' });
    expect(await answers('明天开会', { client: 'zh' })).toBe('en');
  });

  it('is remembered of the thousand users who wrote last', async () => {
    const { answers } = await listener({ locale: 'en-US' });
    await answers('明天开会', { user: 'first' });
    await answers('明天开会', { user: 'second' });
    for (let at = 0; at < 999; at++) await answers('明天开会', { user: `user ${at}` });
    expect(await answers('', { user: 'second' })).toBe('zh');
    expect(await answers('', { user: 'first' })).toBe('en');
  });
});
