/** English words of time as data: spellings, and the short and mistyped forms that people send. */

const table = <T>(entries: readonly (readonly [words: string, value: T])[]): ReadonlyMap<string, T> =>
  new Map(entries.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));

/** Regular expression source for any of the words, longest first. */
export const anyOf = (words: Iterable<string>): string =>
  [...words].sort((one, other) => other.length - one.length).join('|');

/** 0 = Monday. */
export const WEEKDAYS = table([
  ['mon monday mondy munday moday monady modnay mnday mondya mnoday monnday mondday', 0],
  ['tue tues tus tuesday tuesdy teusday tuseday', 1],
  ['wed weds wednesday wednesdy wensday wednsday wendesday', 2],
  ['thu thur thurs thrs thr thursday thursdy thrusday thurday thusday', 3],
  ['fri friday fridy firday frday fiday fridya friady frdiay fridayy fryday freday', 4],
  ['sat saturday saturdy saterday satuday', 5],
  ['sun sunday sundy suday snday sudnay sunady sundya sundday snuday sunnday', 6],
]);

export const WEEKDAY = anyOf(WEEKDAYS.keys());

/** The weekday, spelled with or without a plural s and a stop. */
export const weekdayOf = (word: string): number => {
  const bare = word.replace(/['’.]/g, '').trim();
  return WEEKDAYS.get(bare) ?? WEEKDAYS.get(bare.replace(/s$/, '')) ?? 0;
};

/** This one, the next, the last: so many units from the present one. */
export const WHICH = table([
  ['this current', 0],
  ['next nxt nex coming following upcoming', 1],
  ['last previous prev past', -1],
]);

/** 1–12. */
export const MONTHS = table([
  ['jan january janurary januray', 1],
  ['feb febr february febuary feburary', 2],
  ['mar march', 3],
  ['apr april', 4],
  ['may', 5],
  ['jun june', 6],
  ['jul july', 7],
  ['aug august', 8],
  ['sep sept september setember', 9],
  ['oct october', 10],
  ['nov november', 11],
  ['dec december', 12],
]);

export const MONTH = `(?:${anyOf(MONTHS.keys())})`;
export const monthOf = (word: string): number => MONTHS.get(word.replace('.', '')) ?? 0;

export const ONES = table([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
]);

export const TEENS = table([
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
]);

export const TENS = table([
  ['twenty', 20],
  ['thirty', 30],
  ['forty fourty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
]);

/** Spelled ordinals up to nineteenth, then the tens. */
export const ORDINALS = table([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth nineth', 9],
  ['tenth', 10],
  ['eleventh', 11],
  ['twelfth twelveth', 12],
  ['thirteenth', 13],
  ['fourteenth', 14],
  ['fifteenth', 15],
  ['sixteenth', 16],
  ['seventeenth', 17],
  ['eighteenth', 18],
  ['nineteenth', 19],
  ['twentieth', 20],
  ['thirtieth', 30],
]);

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year';

export const UNITS = table<Unit>([
  ['second seconds sec secs', 'second'],
  ['minute minutes min mins minuts minuets', 'minute'],
  ['hour hours hr hrs', 'hour'],
  ['day days night nights', 'day'],
  ['week weeks wk wks', 'week'],
  ['fortnight fortnights', 'fortnight'],
  ['month months mth mths mo', 'month'],
  ['quarter quarters', 'quarter'],
  ['year years yr yrs', 'year'],
]);

/** One letter says a unit only where a length is expected (`for 3d`, `2h30m`): 3D is not three days. */
export const UNIT_LETTERS = table<Unit>([
  ['s', 'second'],
  ['m', 'minute'],
  ['h', 'hour'],
  ['d', 'day'],
  ['w', 'week'],
  ['y', 'year'],
]);

/** Days counted from today. */
export const RELATIVE_DAYS = table([
  ['today 2day tdy', 0],
  ['tomorrow tommorow tommorrow tomorow tomorrrow tomorro tomoro tomorrw tomorrows tomm tomoz tmoz 2moz', 1],
  ['tmrw tmr tmrrw tmmrw tmw tmrow tmoro 2moro 2morrow 2mrw 2mro', 1],
  ['yesterday yday yesterdy ystd', -1],
  ['overmorrow', 2],
]);
