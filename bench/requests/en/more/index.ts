import type { Request } from '../../request.ts';
import { ROWS as bulk } from './bulk.ts';
import { ROWS as days } from './days.ts';
import { ROWS as direction } from './direction.ts';
import { ROWS as holidays } from './holidays.ts';
import { ROWS as moves } from './moves.ts';
import { ROWS as ranges } from './ranges.ts';
import { ROWS as repeats } from './repeats.ts';
import { ROWS as sentences } from './sentences.ts';
import { ROWS as series } from './series.ts';
import { ROWS as windows } from './windows.ts';
import { ROWS as zones } from './zones.ts';

/** Further requests, by those who have not seen the reader. */
export const ROWS: readonly Request[] = [
  ...bulk,
  ...days,
  ...direction,
  ...holidays,
  ...moves,
  ...ranges,
  ...repeats,
  ...sentences,
  ...series,
  ...windows,
  ...zones,
];
