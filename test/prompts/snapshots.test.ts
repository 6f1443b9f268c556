import { encode } from 'gpt-tokenizer/encoding/cl100k_base';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/messages/index.ts';
import { prompts } from '../../src/prompts/index.ts';
import { stage } from '../services/harness.ts';
import { hostOf, scene, withoutIds } from './scene.ts';

/** What the user says, so that each prompt has something to do. */
const REQUESTS: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  assistant: { zh: '你好', en: 'hello' },
  schedule: { zh: '明天下午三点开会', en: 'Lunch with Sam tomorrow' },
  memo: { zh: '我关于预算写过什么', en: 'What did I note about the budget?' },
  amazing: { zh: '总结本周工作', en: 'Summarize my week' },
  creative: { zh: '给咖啡店起个名字', en: 'Name my podcast' },
  daily_brief: { zh: '', en: '' },
  weekly_review: { zh: '本周', en: 'this week' },
  plan_trip: { zh: '周日去苏州给妈妈过生日', en: 'To Suzhou on Sunday for the birthday' },
};

/** The line that names the tools that are on: it changes with every new tool, and has a test of its own. */
const TOOLS = /^(?:Tools: |工具：)(.*)$/m;

/** `todo_{add,query}` is two names. */
const namesIn = (line: string): string[] =>
  line.split(' ').flatMap((word) => {
    const [, stem = '', ends] = /^(\w+)\{([\w,]+)\}$/.exec(word) ?? [];
    return ends === undefined ? [word] : ends.split(',').map((end) => `${stem}${end}`);
  });

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  it.each(prompts.map(({ name }) => name))('%s reads as its snapshot, and costs few tokens', async (name) => {
    const on = await scene({ language });
    const host = await hostOf(on);
    const request = REQUESTS[name]?.[language] ?? '';
    const messages = await host.prompt(name, { request, language });
    await host.close();
    const text = withoutIds(messages[0] ?? '');
    expect(messages.slice(1)).toEqual(request === '' ? [] : [request]);
    const shown = text.replace(TOOLS, (line, names: string) => line.replace(names, '…'));
    await expect(`${shown}\n`).toMatchFileSnapshot(`snapshots/${name}.${language}.md`);
    const tokens = encode(text).length;
    console.info(`${name}.${language}: ${tokens} tokens`);
    expect(tokens).toBeLessThanOrEqual(2_000);
  });

  it.each(prompts.map(({ name }) => name))('%s names every tool that is listed', async (name) => {
    const host = await hostOf(await stage());
    const [text = ''] = await host.prompt(name, { language });
    const listed = (await host.list()).map((tool) => tool.name);
    await host.close();
    expect(namesIn(TOOLS.exec(text)?.[1] ?? '').sort()).toEqual(listed.sort());
  });
});
