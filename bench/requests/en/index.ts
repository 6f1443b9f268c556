import type { Request } from '../request.ts';
import { ROWS as act } from './act.ts';
import { ROWS as agenda } from './agenda.ts';
import { ROWS as alert } from './alert.ts';
import { ROWS as alertMore } from './alert-more.ts';
import { ROWS as allDay } from './all-day.ts';
import { ROWS as ambiguous } from './ambiguous.ts';
import { ROWS as birthday } from './birthday.ts';
import { ROWS as bulk } from './bulk.ts';
import { ROWS as clockRange } from './clock-range.ts';
import { ROWS as clockWords } from './clock-words.ts';
import { ROWS as close } from './close.ts';
import { ROWS as condition } from './condition.ts';
import { ROWS as conflict } from './conflict.ts';
import { ROWS as correction } from './correction.ts';
import { ROWS as deletion } from './deletion.ts';
import { ROWS as details } from './details.ts';
import { ROWS as direction } from './direction.ts';
import { ROWS as event } from './event.ts';
import { ROWS as eventReminder } from './event-reminder.ts';
import { ROWS as floating } from './floating.ts';
import { ROWS as freeTime } from './free-time.ts';
import { ROWS as holiday } from './holiday.ts';
import { ROWS as iso } from './iso.ts';
import { ROWS as keptFree } from './kept-free.ts';
import { ROWS as length } from './length.ts';
import { ROWS as more } from './more/index.ts';
import { ROWS as move } from './move.ts';
import { ROWS as moveEvent } from './move-event.ts';
import { ROWS as moveMore } from './move-more.ts';
import { ROWS as moveSeries } from './move-series.ts';
import { ROWS as moveTask } from './move-task.ts';
import { ROWS as notAdd } from './not-add.ts';
import { ROWS as notAddition } from './not-addition.ts';
import { ROWS as note } from './note.ts';
import { ROWS as numeric } from './numeric.ts';
import { ROWS as past } from './past.ts';
import { ROWS as range } from './range.ts';
import { ROWS as recombined } from './recombined.ts';
import { ROWS as relative } from './relative.ts';
import { ROWS as repeat } from './repeat.ts';
import { ROWS as repeatBound } from './repeat-bound.ts';
import { ROWS as repeatDay } from './repeat-day.ts';
import { ROWS as repeatExclusion } from './repeat-exclusion.ts';
import { ROWS as repeatMore } from './repeat-more.ts';
import { ROWS as repeatOrdinal } from './repeat-ordinal.ts';
import { ROWS as repeatOther } from './repeat-other.ts';
import { ROWS as several } from './several.ts';
import { ROWS as spelling } from './spelling.ts';
import { ROWS as spoken } from './spoken.ts';
import { ROWS as titleNumbers } from './title-numbers.ts';
import { ROWS as todoFields } from './todo-fields.ts';
import { ROWS as typos } from './typos.ts';
import { ROWS as window } from './window.ts';
import { ROWS as windowMore } from './window-more.ts';
import { ROWS as zone } from './zone.ts';

export const ROWS: readonly Request[] = [
  ...act,
  ...agenda,
  ...alert,
  ...allDay,
  ...ambiguous,
  ...birthday,
  ...clockRange,
  ...clockWords,
  ...close,
  ...condition,
  ...conflict,
  ...correction,
  ...deletion,
  ...details,
  ...direction,
  ...eventReminder,
  ...event,
  ...floating,
  ...freeTime,
  ...holiday,
  ...iso,
  ...length,
  ...moveEvent,
  ...moveSeries,
  ...moveTask,
  ...more,
  ...move,
  ...notAdd,
  ...notAddition,
  ...note,
  ...numeric,
  ...past,
  ...range,
  ...relative,
  ...repeatBound,
  ...repeatDay,
  ...repeatExclusion,
  ...repeatOrdinal,
  ...repeatOther,
  ...repeat,
  ...several,
  ...spelling,
  ...todoFields,
  ...window,
  ...zone,
  ...windowMore,
  ...moveMore,
  ...repeatMore,
  ...alertMore,
  ...bulk,
  ...typos,
  ...titleNumbers,
  ...keptFree,
  ...spoken,
  ...recombined,
];
