import { visible } from '../../present/visible.ts';

/** Text that is markup already. Only this file makes it, so nothing else reaches the page without being escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type Value = string | number | false | undefined | Html | readonly Value[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] as string);

function render(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return escaped(visible(value));
  if (typeof value === 'number') return String(value);
  return value ? value.map(render).join('') : '';
}

/** Markup with values put in: text is escaped and what cannot be seen in it made visible, lists are joined, false and undefined are left out. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(render)));

/** What stands in a sentence where markup goes. */
const PLACE = '\uE000';

/** A sentence with markup in it: `say` puts what it is given where the language wants it. */
export function sentence(say: (part: string) => string, part: Html): Html {
  const [before = '', after = ''] = say(PLACE).split(PLACE);
  return html`${before}${part}${after}`;
}

/** Text that is to be copied as it is, line breaks and all. */
export const verbatim = (text: string): Html => new Html(escaped(text));

/** Markup, style or script that is written in this folder. */
export const trusted = (markup: string): Html => new Html(markup);

/** Stored text of any length, as much of it as a page should show. */
export const short = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
