const minutesSaid = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

interface Way {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  /** By the distance: nobody has told. */
  readonly isEstimated: boolean;
}

const wayOf = ({ from, to, minutes, isEstimated }: Way): string =>
  `${from} → ${to}: ${isEstimated ? 'about ' : ''}${minutes} min${isEstimated ? ', estimated by the distance' : ''}`;

export const travel = {
  badMinutes: ({ minutes, most }: { minutes: number; most: number }) =>
    `A way takes from 0 to ${most} minutes, not ${minutes}.`,
  severalPlaces: ({ name }: { name: string }) =>
    `Several places are called "${name}": give them names of their own first.`,
  noPlace: ({ name }: { name: string }) => `"${name}" is no place that one has to go to.`,
  way: (way: Way) => wayOf(way),
  tooShort: (facts: Way & { missing: number; title: string }) =>
    `Too little time for the way to or from ${facts.title} (${wayOf(facts)}): ${minutesSaid(facts.missing)} short.`,
  leaveBy: (facts: Way & { clock: string; title: string }) =>
    `Leave by ${facts.clock} for ${facts.title} (${wayOf(facts)})`,
  noWayKnown: ({ to }: { to: string | undefined }) =>
    to === undefined
      ? 'When to leave cannot be told: it takes place nowhere that one has to go to.'
      : `When to leave for ${to} cannot be told: nothing is known of the way there.`,
  sayMinutesInstead: 'Say how many minutes before instead.',
  leaveReminder: ({ way }: { way: string }) => `The reminder goes off when it is time to leave (${way}).`,
  keptForWays: ({ ways }: { ways: readonly string[] }) => `Kept free for the way: ${ways.join('; ')}.`,
  estimatedWays: ({ ways }: { ways: readonly string[] }) => `Ways nobody has told yet: ${ways.join('; ')}.`,
  needed: ({ from, to, minutes }: { from: string; to: string; minutes: number | undefined }) =>
    `Way to ask a map server for, then pass as travel: ${from} → ${to}${minutes === undefined ? '' : ` (about ${minutes} min by the distance)`}`,
};
