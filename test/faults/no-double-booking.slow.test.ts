import path from 'node:path';
import { describe } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { noDoubleBooking } from './double-booking.ts';

describe('promise 1: no two busy events of a user overlap', () => {
  const folder = temporaryFolder();
  let count = 0;
  noDoubleBooking(() => path.join(folder, `${++count}.db`));
});
