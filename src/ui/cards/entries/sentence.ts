import { mountCard } from '../card.ts';
import { el, line } from '../dom.ts';
import type { Card, Shown } from '../shown.ts';
import { saySpan, sayTime, type Words } from '../words.ts';

/** An item as it was read from a sentence. */
interface Read {
  readonly kind: keyof Words['kinds'];
  readonly title: string;
  readonly start?: string;
  readonly end?: string;
  readonly at?: string;
  readonly due?: string;
  readonly repeat_text?: string;
  readonly repeat?: string;
  readonly location?: string;
  readonly importance?: string;
  readonly urgency?: string;
  readonly estimate_minutes?: number;
  readonly tags?: readonly string[];
}

function readLine(read: Read, { words, language }: Card) {
  const {
    kind,
    title,
    start,
    end,
    at,
    due,
    repeat_text: said,
    repeat,
    location,
    estimate_minutes: minutes,
    tags = [],
  } = read;
  const about = [
    start !== undefined && (end === undefined ? sayTime(start, language) : saySpan(start, end, language)),
    at !== undefined && sayTime(at, language),
    due !== undefined && words.due({ when: sayTime(due, language) }),
    said ?? repeat,
    location,
    read.importance === 'high' && words.important,
    read.urgency === 'high' && words.urgent,
    minutes !== undefined && words.minutes({ count: minutes }),
    ...tags.map((tag) => `#${tag}`),
  ];
  return line(title, about, el('span', { class: 'tag' }, words.kinds[kind]));
}

/** The button that writes what was only read. */
function addButton({ result, facts, args }: Shown, card: Card) {
  if (result.status !== 'final' || !facts || args.dry_run !== true || !card.canAct) return undefined;
  const { dry_run: _dryRun, ...rest } = args;
  const click = () => card.act({ tool: facts.tool, args: rest, sentence: card.words.sayAdd });
  return el('div', { class: 'actions' }, el('button', { class: 'main', 'data-key': 'add', click }, card.words.add));
}

/** What a sentence says, before it is written and after. */
mountCard({
  body(shown, card) {
    const { created, interpretations, interpretation } = shown.result as unknown as {
      readonly created?: readonly Read[];
      readonly interpretations?: readonly Read[];
      readonly interpretation?: Read;
    };
    const all = created ?? interpretations ?? (interpretation ? [interpretation] : []);
    return [el('ul', {}, ...all.map((read) => readLine(read, card))), addButton(shown, card)];
  },
});
