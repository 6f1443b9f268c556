import { ROUTES, type Route } from '../frames/route.ts';
import utterances from './utterances.json' with { type: 'json' };

/**
 * What people type, and where it belongs: by route.
 * Chinese, English and both; traditional characters, and mistyped.
 */
export const UTTERANCES: readonly (readonly [text: string, route: Route])[] = ROUTES.flatMap((route) =>
  utterances[route].map((text) => [text, route] as const),
);

/** A name, wherever it stands, wins over all words; what only looks like one does not. */
export const NAMED: readonly (readonly [text: string, route: Route])[] = [
  ['@memo 明天开会', 'memo'],
  ['@schedule find my notes', 'schedule'],
  ['@惊奇 今天有什么安排', 'amazing'],
  ['@灵灵 提醒我明天开会', 'creative'],
  ['@金刚给我讲个笑话', 'schedule'],
  ['今天有什么安排 @灰灰', 'memo'],
  ['hey @amazing what is the capital of France', 'amazing'],
  ['@Creative, remind me to buy milk', 'creative'],
  ['@chat 总结本周工作', 'chat'],
  ['＠驚奇 你好', 'amazing'],
  ['@memo then @schedule', 'memo'],
  ['@剛', 'amazing'],
  ['@memos', 'amazing'],
  ['mail it to bob@memo.com and say hello', 'amazing'],
  ['惊奇，我今天累不累', 'amazing'],
  ['灰灰 明天开会', 'memo'],
  ['嘿，金刚：讲个笑话', 'schedule'],
  ['Amazing, what do I have tomorrow', 'amazing'],
  ['hey creative: find my notes', 'creative'],
  ['我惊奇地发现会议取消了，加个待办', 'schedule'],
  ['amazing, thanks!', 'chat'],
  ['see @memo.example.com', 'amazing'],
];
