import type { Language } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { Listed } from './facts.ts';
import { type Html, html, short } from './html.ts';

/** Items in sight; a few more than that are not worth folding. */
const SHOWN = 8;
const WORTH_FOLDING = 3;
/** Characters of a title that are shown. */
const MOST_TITLE = 200;

/** A list of items, a long rest of it folded. */
export function itemList<View>({ shown, more }: Listed<View>, language: Language, item: (view: View) => Html): Html {
  const items = shown.map(item);
  const end = items.length > SHOWN + WORTH_FOLDING ? SHOWN : items.length;
  const rest = items.slice(end);
  return html`<ul class="items">${items.slice(0, end)}${
    rest.length > 0 &&
    html`<li class="fold"><details><summary>${say(language, `还有 ${rest.length} 项`, `${rest.length} more`)}</summary><ul class="items">${rest}</ul></details></li>`
  }</ul>${
    more &&
    html`<p class="rest">${say(language, '还有更多未在此列出，可以问助手。', 'There are more than are listed here; ask your assistant for them.')}</p>`
  }`;
}

/** One item: its title with tags, and below it what else is told. */
export const itemLine = (title: string, tags: readonly (Html | false)[], about: readonly (Html | false)[]): Html =>
  html`<li class="item"><p class="title"><bdi>${short(title, MOST_TITLE)}</bdi>${tags}</p>${
    about.some(Boolean) && html`<p class="about">${about}</p>`
  }</li>`;
