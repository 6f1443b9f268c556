import { macaw } from './parrots/macaw.ts';
import type { Prompt } from './sheets/prompt.ts';
import { render } from './text/render.ts';

/** 金刚. */
export const schedule: Prompt = {
  name: 'schedule',
  title: '🦜 金刚 · Schedule',
  description: 'Jingang, the macaw: events, reminders and todos, without double booking. 管日程、提醒、待办。',
  needs: ['schedule_query'],
  examples: [
    '今天有什么安排',
    '明天下午三点开会',
    '这周找个90分钟的空档',
    "What's on tomorrow?",
    'Lunch with Sam on Friday at noon',
  ],
  render: (context) => render(macaw, context),
};
