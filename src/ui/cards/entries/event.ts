import { booking } from '../booking.ts';
import { mountCard } from '../card.ts';
import { el } from '../dom.ts';
import { type EventView, eventLine } from '../event.ts';

/** An event that was written, or what is in its way; a time that was asked about, and those that are free instead. */
mountCard({
  body(shown, card) {
    const { result } = shown;
    const event = result.event as EventView | undefined;
    if (event) return [el('ul', {}, eventLine(event))];
    const { alternatives = [], status } = result;
    return status === 'final' && alternatives.length > 0 ? booking(shown, alternatives, card) : [];
  },
});
