const PART = '(?<part>morning|afternoon|evening|night|daytime)';
/** Next week except Wednesday mornings: those mornings are left out, and are not what is asked about. */
const NOT_LEFT_OUT = '(?!.*(?:except|excluding|but|without|other than|no|not) [^,]*$)';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** Such a part of each of several days: next week mornings, afternoons next week, any morning next week, weekday mornings. */
export const eachPart: readonly RegExp[] = [
  new RegExp(
    `^(?<kind>weekday|weekend|workday|${DAY}) ${PART}s?,? (?:in |of |on )?(?<days>(?!(?:through|thru|to|until|till?|-)(?![a-z])).+)$`,
    'i',
  ),
  new RegExp(`^${NOT_LEFT_OUT}(?<days>.+?),? (?:in the |each |every |on |only )?${PART}s(?: only)?$`, 'i'),
  new RegExp(`^${NOT_LEFT_OUT}(?<days>.+?),? (?:any|some|either|one|an?|each|every) ${PART}$`, 'i'),
  /^(?<days>.+?),? (?:in|during|at|by)? ?(?:the )?(?<part>daytime)$/i,
  new RegExp(`^(?:in the |on |only )?${PART}s (?:only )?(?:of |in |on )?(?<days>.+)$`, 'i'),
  new RegExp(`^(?:on |in )?(?:any|some|one|an?|each|every) ${PART}s? (?:of |in |on )?(?<days>.+)$`, 'i'),
];

/** Before what comes again. */
export const every = 'every ';
/** Before a stretch of days of which each counts. */
export const everyDay = 'every day ';

export const partNames = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
  daytime: 'daytime',
} as const;
