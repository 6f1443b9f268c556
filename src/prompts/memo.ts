import { grey } from './parrots/grey.ts';
import type { Prompt } from './sheets/prompt.ts';
import { render } from './text/render.ts';

/** 灰灰. */
export const memo: Prompt = {
  name: 'memo',
  title: '🦜 灰灰 · Memo',
  description: 'Huihui, the grey parrot: finds and keeps notes, in the words that were written. 找笔记、记东西。',
  needs: ['memo_search'],
  examples: ['我之前关于预算写过什么', '记一下：', 'What did I note about the onboarding meeting?', 'Take a note: '],
  render: (context) => render(grey, context),
};
