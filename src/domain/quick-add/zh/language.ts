import type { QuickAddLanguage } from '../frames/language.ts';
import { alarms } from './alarms.ts';
import { countedFrom } from './counted-from.ts';
import { coverage } from './coverage.ts';
import { doubts } from './doubts.ts';
import { fields } from './fields.ts';
import { items } from './items.ts';
import { kinds } from './kinds.ts';
import { named } from './named.ts';
import { names } from './names.ts';
import { noise } from './noise.ts';
import { places } from './places.ts';
import { series } from './series.ts';
import { spellings } from './spellings.ts';
import { subject } from './subject.ts';
import { times } from './times.ts';
import { title } from './title.ts';
import { wishes } from './wishes.ts';

/** Chinese, as it is typed in Chinese sentences: with the English words that it has taken in (ddl, book一个). */
export const chinese: QuickAddLanguage = {
  alarms,
  countedFrom,
  spellings,
  series,
  named,
  names,
  items,
  kinds,
  times,
  doubts,
  wishes,
  subject,
  places,
  noise,
  title,
  fields,
  coverage,
};
