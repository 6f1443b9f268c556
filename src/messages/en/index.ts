import { availability } from './availability.ts';
import { call } from './call.ts';
import { ics } from './ics.ts';
import { items } from './items.ts';
import { page } from './page.ts';
import { phrases } from './phrases.ts';
import { prompts } from './prompts.ts';
import { quickAdd } from './quick-add.ts';
import { reminders } from './reminders.ts';
import { reschedule } from './reschedule.ts';
import { search } from './search.ts';
import { shown } from './shown.ts';
import { times } from './times.ts';
import { todos } from './todos.ts';

/** English, and what there is to say: other languages have the same keys. */
export const en = {
  availability,
  call,
  ics,
  items,
  page,
  phrases,
  prompts,
  quickAdd,
  reminders,
  reschedule,
  search,
  shown,
  times,
  todos,
};
