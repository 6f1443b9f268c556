const minutesSaid = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

interface Way {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  /** By the distance: nobody has told. */
  readonly isEstimated: boolean;
}

const wayOf = ({ from, to, minutes, isEstimated }: Way): string =>
  `${from} → ${to}: ${isEstimated ? 'about ' : ''}${minutes} min${isEstimated ? ', estimated from the distance' : ''}`;

export const travel = {
  badMinutes: ({ minutes, most }: { minutes: number; most: number }) =>
    `Travel takes from 0 to ${most} minutes, not ${minutes}.`,
  severalPlaces: ({ name }: { name: string }) =>
    `Several places are called "${name}": give them different names first.`,
  noPlace: ({ name }: { name: string }) => `"${name}" is not a place to travel to.`,
  way: (way: Way) => wayOf(way),
  tooShort: (facts: Way & { missing: number; title: string }) =>
    `Too little travel time to or from ${facts.title} (${wayOf(facts)}): ${minutesSaid(facts.missing)} short.`,
  leaveBy: (facts: Way & { clock: string; title: string }) =>
    `Leave by ${facts.clock} for ${facts.title} (${wayOf(facts)})`,
  noWayKnown: ({ to }: { to: string | undefined }) =>
    to === undefined
      ? 'There is no time to leave: it has no place to travel to.'
      : `The time to leave for ${to} is unknown: nobody has said how long it takes.`,
  sayMinutesInstead: 'Say how many minutes before instead.',
  leaveReminder: ({ way }: { way: string }) => `The reminder goes off when it is time to leave (${way}).`,
  keptForWays: ({ ways }: { ways: readonly string[] }) => `Kept free for travel: ${ways.join('; ')}.`,
  estimatedWays: ({ ways }: { ways: readonly string[] }) => `Travel times not looked up yet: ${ways.join('; ')}.`,
  needed: ({ from, to, minutes }: { from: string; to: string; minutes: number | undefined }) =>
    `Ask a map server for this route, then pass it as travel: ${from} → ${to}${minutes === undefined ? '' : ` (about ${minutes} min, judging by the distance)`}`,
};
