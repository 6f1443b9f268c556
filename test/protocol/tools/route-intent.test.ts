import { expect, it } from 'vitest';
import { inBothEras, strictArguments } from './session.ts';

inBothEras(
  'route_intent',
  (session) => {
    strictArguments(session, 'route_intent', {
      valid: { text: 'hello' },
      typo: ['txt', 'text'],
      wrongTypes: [{ text: ['a'] }, { text: '' }],
      missing: 'text',
    });

    it.each([
      ['明天开会', 'schedule', 'schedule', 'planner', ['开会', '明天']],
      ['我关于上周会议的笔记在哪', 'memo', 'memo', 'memo,memory', ['笔记']],
      ['Summarize my week', 'amazing', 'amazing', 'planner,memo,memory', ['summarize', 'my week']],
      ['给我的猫起个名字', 'creative', 'creative', 'core', ['起个名']],
      ['What is the capital of Japan?', 'chat', 'assistant', 'core', ['what is']],
      ['@灰灰 明天开会', 'memo', 'memo', 'memo,memory', ['@灰灰']],
    ])('%s: %s', async (text, route, prompt, toolset, matched) => {
      const reply = await session.done('route_intent', { text });
      expect(reply).toMatchObject({ route, prompt, toolset });
      expect(reply.matched).toEqual(expect.arrayContaining(matched));
      for (const part of [route, prompt, toolset, ...matched]) expect(reply.text).toContain(part);
    });

    it('is sure of a name, and not of a cough', async () => {
      expect(await session.done('route_intent', { text: '@amazing hi' })).toMatchObject({ confidence: 1 });
      const { confidence } = await session.done('route_intent', { text: 'mhm' });
      expect(confidence).toBeLessThan(0.5);
    });
  },
  'router',
);
