import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/messages/index.ts';
import { type Stage, stage } from '../services/harness.ts';
import { hostOf } from './scene.ts';

const ALWAYS = ['assistant', 'creative'];
const PLANNER = ['schedule', 'amazing', 'daily_brief', 'weekly_review'];

async function listed(on: Stage, toolsets?: string, options?: Parameters<typeof hostOf>[2]): Promise<string[]> {
  const host = await hostOf(on, toolsets, options);
  const names = (await host.prompts()).map(({ name }) => name).sort();
  await host.close();
  return names;
}

describe('prompts are listed', () => {
  it.each([
    ['schedule', [...ALWAYS, ...PLANNER, 'plan_trip'], {}],
    ['todo', ALWAYS, {}],
    ['schedule', [...ALWAYS, ...PLANNER], { readOnly: true }],
    ['memo', [...ALWAYS, 'memo'], { memos: true }],
    ['schedule,memo', [...ALWAYS, ...PLANNER, 'plan_trip', 'memo'], { memos: true }],
    ['schedule', [...ALWAYS, ...PLANNER, 'plan_trip'], { memos: true }],
  ])('where their tools are: %s', async (toolsets, expected, options) => {
    expect(await listed(await stage(), toolsets, options)).toEqual([...expected].sort());
  });

  it('with arguments that may all be left out', async () => {
    const host = await hostOf(await stage());
    for (const prompt of await host.prompts()) {
      expect(prompt.title, prompt.name).toBeTruthy();
      expect(prompt.description, prompt.name).toMatch(/[a-z].*\p{Script=Han}/su);
      expect(prompt.arguments).toEqual([
        { name: 'request', description: expect.any(String), required: false },
        { name: 'language', description: expect.stringContaining('zh or en'), required: false },
      ]);
      expect(await host.prompt(prompt.name)).toHaveLength(1);
    }
    await host.close();
  });
});

describe('arguments complete', () => {
  it('languages, names and examples, by what was typed', async () => {
    const host = await hostOf(await stage());
    expect(await host.complete('schedule', 'language', '')).toEqual(LANGUAGES);
    expect(await host.complete('schedule', 'language', 'E')).toEqual(['en']);
    expect(await host.complete('assistant', 'request', '@灰')).toEqual(['@灰灰 ']);
    expect(await host.complete('assistant', 'request', '@')).toContain('@schedule ');
    expect(await host.complete('weekly_review', 'request', '上')).toEqual(['上周']);
    expect(await host.complete('daily_brief', 'request', 'TO')).toEqual(['today', 'tomorrow']);
    expect(await host.complete('creative', 'request', 'zzz')).toEqual([]);
    expect(await host.complete('creative', 'nothing', '')).toEqual([]);
    await host.close();
  });
});
