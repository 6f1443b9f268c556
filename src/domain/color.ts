import type { Language } from '../messages/index.ts';
import { messages } from '../messages/index.ts';
import { UserError } from './errors.ts';

/** Colours that people name, with the values of CSS Color 4 where it has them. */
const NAMED: readonly (readonly [hex: string, ...names: string[]])[] = [
  ['#ff0000', 'red', '红'],
  ['#dc143c', 'crimson', '深红'],
  ['#ffa500', 'orange', '橙', '橘'],
  ['#ffd700', 'gold', '金'],
  ['#ffff00', 'yellow', '黄'],
  ['#00ff00', 'lime', '亮绿', '浅绿'],
  ['#008000', 'green', '绿'],
  ['#006400', 'darkgreen', '深绿'],
  ['#808000', 'olive', '橄榄'],
  ['#008080', 'teal', '蓝绿'],
  ['#00ffff', 'cyan', 'aqua', '青'],
  ['#87ceeb', 'skyblue', 'lightblue', '天蓝', '浅蓝'],
  ['#0000ff', 'blue', '蓝'],
  ['#000080', 'navy', 'darkblue', '深蓝', '藏青'],
  ['#4b0082', 'indigo', '靛', '靛蓝'],
  ['#800080', 'purple', '紫'],
  ['#ee82ee', 'violet', '紫罗兰'],
  ['#ff00ff', 'magenta', 'fuchsia', '洋红', '品红'],
  ['#ffc0cb', 'pink', '粉', '粉红'],
  ['#a52a2a', 'brown', '棕', '褐', '咖啡'],
  ['#f5f5dc', 'beige', '米'],
  ['#ffffff', 'white', '白'],
  ['#808080', 'gray', 'grey', '灰'],
  ['#000000', 'black', '黑'],
];

const HEX = new Map(NAMED.flatMap(([hex, ...names]) => names.map((name) => [name, hex] as const)));

/**
 * A colour as `#rrggbb`, lower case: of `#1E90FF`, `1e90ff`, `#abc`, or a common
 * name in English or Chinese (`dark blue`, `红色`). Throws UserError INVALID_ARGUMENT.
 */
export function readColor(text: string, language: Language): string {
  const given = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(given)?.[1];
  if (digits?.length === 6) return `#${digits}`;
  if (digits) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  const hex = HEX.get(given) ?? HEX.get(given.replace(/色$/, ''));
  if (hex !== undefined) return hex;
  const shown = text.slice(0, 40);
  throw new UserError('INVALID_ARGUMENT', messages(language).groups.notColour({ shown }), {
    hint: messages(language).groups.colourLike,
  });
}
