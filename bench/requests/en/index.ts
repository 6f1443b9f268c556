import type { Request } from '../request.ts';
import { ROWS as agenda } from './agenda.ts';
import { ROWS as alert } from './alert.ts';
import { ROWS as allDay } from './all-day.ts';
import { ROWS as ambiguous } from './ambiguous.ts';
import { ROWS as clockWords } from './clock-words.ts';
import { ROWS as close } from './close.ts';
import { ROWS as condition } from './condition.ts';
import { ROWS as details } from './details.ts';
import { ROWS as holiday } from './holiday.ts';
import { ROWS as move } from './move.ts';
import { ROWS as notAdd } from './not-add.ts';
import { ROWS as note } from './note.ts';
import { ROWS as numeric } from './numeric.ts';
import { ROWS as past } from './past.ts';
import { ROWS as range } from './range.ts';
import { ROWS as repeat } from './repeat.ts';
import { ROWS as several } from './several.ts';
import { ROWS as todoFields } from './todo-fields.ts';
import { ROWS as window } from './window.ts';
import { ROWS as zone } from './zone.ts';

export const ROWS: readonly Request[] = [
  ...agenda,
  ...alert,
  ...allDay,
  ...ambiguous,
  ...clockWords,
  ...close,
  ...condition,
  ...details,
  ...holiday,
  ...move,
  ...notAdd,
  ...note,
  ...numeric,
  ...past,
  ...range,
  ...repeat,
  ...several,
  ...todoFields,
  ...window,
  ...zone,
];
