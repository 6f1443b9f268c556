import type { Caller } from '../domain/caller.ts';
import { messages } from '../messages/index.ts';
import { visible } from '../present/visible.ts';

/** What makes a heading or an item of a list of a line: ours, since stored text stands behind it. */
const MARKUP = /^(?:#{1,2} |- )?/;

/** One line of Markdown in which nothing but its beginning is markup: a title is no picture that a host would fetch, no link, no HTML. */
function lineOf(text: string): string {
  const shown = visible(text);
  const [markup = ''] = MARKUP.exec(shown) ?? [];
  const rest = shown.slice(markup.length).replaceAll(/[\\`[\]!]/g, String.raw`\$&`);
  return markup + rest.replaceAll('<', '&lt;');
}

/** Lines as Markdown: stored text can neither begin a line of its own, nor hide in one, nor be markup. */
export const page = (lines: readonly string[]): string => `${lines.map(lineOf).join('\n').trim()}\n`;

/** Something that may be due. */
export interface Item {
  readonly due?: string;
}

/** A part of a page, where it has anything; what follows the first line of an item stands under it. */
export function listOf<One>(
  caller: Caller,
  title: string,
  items: readonly One[],
  lines: (item: One) => readonly string[],
): string[] {
  if (items.length === 0) return [];
  const heading = messages(caller).resources.headingWithCount({ title, count: items.length });
  return [
    '',
    `## ${heading}`,
    ...items.flatMap((item) => lines(item).map((line, at) => (at === 0 ? `- ${line}` : line))),
  ];
}
