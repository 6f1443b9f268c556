import type { Slot } from '../../client/api.ts';
import { booking } from '../booking.ts';
import { mountCard } from '../card.ts';

/** Free times: pick one, and book it. */
mountCard({
  body(shown, card) {
    const slots = shown.result.slots as readonly Slot[] | undefined;
    return slots && slots.length > 0 ? booking(shown, slots, card) : [];
  },
});
