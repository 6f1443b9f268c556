import { encode } from 'gpt-tokenizer/encoding/cl100k_base';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/messages/index.ts';
import { prompts } from '../../src/prompts/index.ts';
import { hostOf, scene, withoutIds } from './scene.ts';

/** What the user says, so that each prompt has something to do. */
const REQUESTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  assistant: { zh: '你好', en: 'hello' },
  schedule: { zh: '明天下午三点开会', en: 'Lunch with Sam tomorrow' },
  memo: { zh: '我关于预算写过什么', en: 'What did I note about the budget?' },
  amazing: { zh: '总结本周工作', en: 'Summarize my week' },
  creative: { zh: '给咖啡店起个名字', en: 'Name my podcast' },
  daily_brief: { zh: '', en: '' },
  weekly_review: { zh: '本周', en: 'this week' },
  plan_trip: { zh: '周日去苏州给妈妈过生日', en: 'To Suzhou on Sunday for the birthday' },
};

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  it.each(prompts.map(({ name }) => name))('%s reads as its snapshot, and costs few tokens', async (name) => {
    const on = await scene({ language });
    const host = await hostOf(on);
    const request = REQUESTS[name]?.[language] ?? '';
    const messages = await host.prompt(name, { request, language });
    await host.close();
    const text = withoutIds(messages[0] ?? '');
    expect(messages.slice(1)).toEqual(request === '' ? [] : [request]);
    await expect(`${text}\n`).toMatchFileSnapshot(`snapshots/${name}.${language}.md`);
    const tokens = encode(text).length;
    console.info(`${name}.${language}: ${tokens} tokens`);
    expect(tokens).toBeLessThanOrEqual(2_000);
  });
});
