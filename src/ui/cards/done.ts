import { TOOLS } from '../../messages/shared/tools.ts';
import { el } from './dom.ts';
import type { Card } from './shown.ts';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly occurrence?: string;
}

/** The button that closes a todo, or completes a reminder. */
export function doneButton(kind: 'todo' | 'reminder', { id, title, occurrence }: Item, card: Card) {
  const { words } = card;
  if (!card.canAct) return undefined;
  const call =
    kind === 'todo'
      ? { tool: TOOLS.close, args: { ids: [id] } }
      : { tool: TOOLS.update.reminder, args: { id, action: 'complete', ...(occurrence && { occurrence }) } };
  const click = () => card.act({ ...call, sentence: words.sayDone({ title }) });
  return el('button', { 'data-key': id, 'aria-label': `${words.done}: ${title}`, click }, words.done);
}
