import { afterAll, describe, inject } from 'vitest';
import { noDoubleBooking } from '../faults/double-booking.ts';
import { newServerPlace } from './place.ts';

describe.skipIf(!inject('postgres'))('promise 1 on PostgreSQL: no two busy events of a user overlap', () => {
  const made: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const remove of made) await remove();
  });
  noDoubleBooking(async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    made.push(place.remove);
    return place.url;
  });
});
