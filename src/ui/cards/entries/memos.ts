import { TOOLS } from '../../../messages/shared/tools.ts';
import { mountCard } from '../card.ts';
import { el } from '../dom.ts';
import type { Card, Shown } from '../shown.ts';
import { sayDay } from '../words.ts';

interface Memo {
  readonly id: string;
  readonly title: string;
  readonly snippet: string;
  readonly created: string;
  readonly tags?: readonly string[];
}

/** A passage whose words that were looked for stand in «quotes»: those are marked. */
const passage = (text: string) =>
  text.split(/«([^»]*)»/).map((part, at) => (at % 2 === 1 ? el('mark', {}, part) : part));

function memoLine({ id, title, snippet, created, tags = [] }: Memo, { args }: Shown, card: Card) {
  const { words, language } = card;
  const isWhole = args.query === id;
  const open = (query: string, label: string, key: string) =>
    el(
      'button',
      {
        'data-key': `${key}${id}`,
        'aria-label': `${label}: ${title}`,
        click: () => card.look(TOOLS.lookUp.memo, { query }),
      },
      label,
    );
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('b', { dir: 'auto' }, title),
      el('small', {}, [sayDay(created, language), ...tags.map((tag) => `#${tag}`)].join(' · ')),
      el('p', { class: 'snippet', dir: 'auto' }, ...passage(snippet)),
    ),
    card.canLook && (isWhole ? open(title, words.related, 'related') : open(id, words.whole, 'whole')),
  );
}

/** Memos that were found, the words marked; one in full, and what else is like it. */
mountCard({
  body(shown, card) {
    const memos = (shown.result.memos ?? []) as readonly Memo[];
    return [el('ul', {}, ...memos.map((memo) => memoLine(memo, shown, card)))];
  },
});
