import { amazon } from './parrots/amazon.ts';
import type { Prompt } from './sheets/prompt.ts';
import { render } from './text/render.ts';

/** 惊奇. */
export const amazing: Prompt = {
  name: 'amazing',
  title: '🦜 惊奇 · Amazing',
  description:
    'Jingqi, the Amazon parrot: schedule, todos and notes side by side, one answer. 日程、待办、笔记一起看。',
  needs: ['schedule_query'],
  examples: [
    '总结本周工作',
    '结合笔记和日程准备明天的会',
    'Summarize my week',
    'Everything about the launch: notes and meetings',
  ],
  render: (context) => render(amazon, context),
};
