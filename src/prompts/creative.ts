import { budgie } from './parrots/budgie.ts';
import type { Prompt } from './sheets/prompt.ts';
import { render } from './text/render.ts';

/** 灵灵. */
export const creative: Prompt = {
  name: 'creative',
  title: '🦜 灵灵 · Creative',
  description: 'Lingling, the budgie: names, ideas, copy. 起名、点子、文案。',
  needs: [],
  examples: ['给咖啡店起个名字', '想几个团建的点子', 'Name my podcast', 'Write a toast for a birthday'],
  render: (context) => render(budgie, context),
};
