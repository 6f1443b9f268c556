/** Such a part of each of several days: next week mornings, afternoons next week. */
export const eachPart: readonly RegExp[] = [
  /^(?<days>.+?),? (?:in the |each |every )?(?<part>morning|afternoon|evening|night)s$/i,
  /^(?:in the |on )?(?<part>morning|afternoon|evening|night)s (?:of |in |on )?(?<days>.+)$/i,
];

/** Before what comes again. */
export const every = 'every ';

export const partNames = { morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'night' } as const;
