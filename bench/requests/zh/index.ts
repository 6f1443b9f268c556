import type { Request } from '../request.ts';
import { ROWS as act } from './act.ts';
import { ROWS as agenda } from './agenda.ts';
import { ROWS as alert } from './alert.ts';
import { ROWS as allday } from './allday.ts';
import { ROWS as ambiguous } from './ambiguous.ts';
import { ROWS as birthday } from './birthday.ts';
import { ROWS as clockRange } from './clock-range.ts';
import { ROWS as conflict } from './conflict.ts';
import { ROWS as correction } from './correction.ts';
import { ROWS as deletion } from './delete.ts';
import { ROWS as direction } from './direction.ts';
import { ROWS as event } from './event.ts';
import { ROWS as eventReminder } from './event-reminder.ts';
import { ROWS as exclusion } from './exclusion.ts';
import { ROWS as freeTime } from './free-time.ts';
import { ROWS as holiday } from './holiday.ts';
import { ROWS as length } from './length.ts';
import { ROWS as mixed } from './mixed.ts';
import { ROWS as more } from './more/index.ts';
import { ROWS as move } from './move.ts';
import { ROWS as moveSeries } from './move-series.ts';
import { ROWS as moveTask } from './move-task.ts';
import { ROWS as notAddition } from './not-addition.ts';
import { ROWS as note } from './note.ts';
import { ROWS as past } from './past.ts';
import { ROWS as place } from './place.ts';
import { ROWS as range } from './range.ts';
import { ROWS as recombined } from './recombined.ts';
import { ROWS as relativeEvent } from './relative-event.ts';
import { ROWS as reminder } from './reminder.ts';
import { ROWS as reminderState } from './reminder-state.ts';
import { ROWS as repeat } from './repeat.ts';
import { ROWS as several } from './several.ts';
import { ROWS as spelling } from './spelling.ts';
import { ROWS as todoFields } from './todo-fields.ts';
import { ROWS as window } from './window.ts';
import { ROWS as yue } from './yue.ts';
import { ROWS as zone } from './zone.ts';

/** What Chinese-speaking people ask for; the scene is Sunday 2026-11-22 20:00 in Shanghai. */
export const ROWS: readonly Request[] = [
  ...act,
  ...agenda,
  ...alert,
  ...allday,
  ...ambiguous,
  ...birthday,
  ...clockRange,
  ...conflict,
  ...correction,
  ...deletion,
  ...direction,
  ...event,
  ...eventReminder,
  ...exclusion,
  ...freeTime,
  ...holiday,
  ...length,
  ...mixed,
  ...more,
  ...move,
  ...moveSeries,
  ...moveTask,
  ...notAddition,
  ...note,
  ...past,
  ...place,
  ...range,
  ...recombined,
  ...relativeEvent,
  ...reminder,
  ...reminderState,
  ...repeat,
  ...several,
  ...spelling,
  ...todoFields,
  ...window,
  ...yue,
  ...zone,
];
