import { TOOLS } from '../../messages/shared/tools.ts';
import type { Slot } from '../client/api.ts';
import { el, line, section } from './dom.ts';
import { slotSpan } from './question.ts';
import type { Card, Shown } from './shown.ts';
import { saySpan } from './words.ts';

/** Arguments of a question about times that an event takes over. */
const TAKEN_OVER = ['repeat', 'timezone', 'participants'];

/** Free times to book one of: what it is, the card has to ask, for the question did not say. */
export function booking({ args }: Shown, slots: readonly Slot[], card: Card) {
  const { words, kept } = card;
  const about = ({ reasons = [] }: Slot): string => reasons.join(' · ');
  if (!card.canAct)
    return [
      section(
        words.instead,
        slots.map((slot) => line(saySpan(slot.start, slot.end, card.language), [about(slot)])),
      ),
    ];
  const rows = slots.map((slot, at) =>
    el(
      'label',
      { class: 'row' },
      el('input', {
        type: 'radio',
        name: 'slot',
        checked: (kept.get('slot') ?? '0') === String(at),
        'data-key': `slot${at}`,
        change: () => kept.set('slot', String(at)),
      }),
      slotSpan(slot, card),
    ),
  );
  const input = el('input', {
    type: 'text',
    'data-key': 'title',
    maxlength: 500,
    autocomplete: 'off',
    value: kept.get('title') ?? '',
    input: () => kept.set('title', input.value),
    keydown: (event) => event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing && book(),
  }) as HTMLInputElement;
  const book = (): void => {
    const slot = slots[Number(kept.get('slot') ?? 0)];
    const title = input.value.trim();
    if (!slot) return;
    if (title === '') {
      input.focus();
      return;
    }
    const over = Object.fromEntries(Object.entries(args).filter(([name]) => TAKEN_OVER.includes(name)));
    const sentence = words.sayBook({ title, when: slot.when });
    card.act({ tool: TOOLS.book, args: { ...over, title, slot_token: slot.slot_token }, sentence });
  };
  return [
    el('fieldset', {}, el('legend', {}, words.time), ...rows),
    el('label', { class: 'field' }, words.title, input),
    el('div', { class: 'actions' }, el('button', { class: 'main', 'data-key': 'book', click: book }, words.book)),
  ];
}
