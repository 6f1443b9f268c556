import { describe, expect, it } from 'vitest';
import { ROUTES, type Route } from '../../src/domain/router/frames/route.ts';
import { NAMED, UTTERANCES } from '../../src/domain/router/testing/utterances.ts';
import { stage } from '../services/harness.ts';
import { hostOf } from './scene.ts';

/** By what the first line of a prompt is known. */
const SPEAKER: Readonly<Record<Route, RegExp>> = {
  schedule: /金刚|Jingang/,
  memo: /灰灰|Huihui/,
  amazing: /惊奇|Jingqi/,
  creative: /灵灵|Lingling/,
  chat: /^你是用户的助手|^You are the user's assistant/,
};

/** Every so many of each route, and the names. */
const FED = [
  ...ROUTES.flatMap((route) => {
    const all = UTTERANCES.filter(([, label]) => label === route);
    return all.filter((_, index) => index % Math.floor(all.length / 12) === 0);
  }),
  ...NAMED.filter(([text]) => text.includes('@') && !text.includes('.')),
];

describe('the assistant', () => {
  it(`is who the request is for: ${FED.length} utterances`, async () => {
    expect(FED.length).toBeGreaterThanOrEqual(60);
    const host = await hostOf(await stage(), undefined, { memos: true });
    const wrong: string[] = [];
    for (const [request, route] of FED) {
      const [said = '', asked] = await host.prompt('assistant', { request });
      expect(asked).toBe(request);
      const first = said.split('\n')[0] ?? '';
      if (!SPEAKER[route].test(first)) wrong.push(`${request} (${route}): ${first}`);
    }
    await host.close();
    expect(wrong.length / FED.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('is nobody in particular without a request, and tells who can be called', async () => {
    const host = await hostOf(await stage(), 'schedule');
    const [said = ''] = await host.prompt('assistant', { language: 'zh' });
    expect(said).toMatch(SPEAKER.chat);
    expect(said).toContain('@金刚（@schedule）');
    expect(said).not.toContain('@灰灰');
    await host.close();
  });

  it('says so where the tools for it are off', async () => {
    const host = await hostOf(await stage(), 'schedule');
    const [said = ''] = await host.prompt('assistant', { request: 'What did I note about rust?' });
    expect(said).toMatch(SPEAKER.chat);
    expect(said).toContain('one for memo, whose tools are not on here');
    expect(said).not.toContain('memo_search');
    await host.close();
  });

  it('says when the words leave it open', async () => {
    const host = await hostOf(await stage());
    const tail = async (request: string) =>
      ((await host.prompt('assistant', { request }))[0] ?? '').split('</data>')[1];
    expect(await tail('@schedule hi')).toBe('');
    expect(await tail('brainstorm the schedule')).toBe(
      '\n(Chosen by its words, without much certainty: if it is about something else, answer that.)',
    );
    await host.close();
  });
});
