interface Share {
  readonly name: string;
  readonly hours: number;
}

interface Shares {
  readonly shares: readonly Share[];
}

const listed = ({ shares }: Shares): string => shares.map(({ name, hours }) => `${name} ${hours} h`).join(', ');

export const spent = {
  all: ({ hours, meetings, focus }: { hours: number; meetings: number; focus: number }) =>
    `Where the time went: ${hours} h, ${meetings} h of them with others, ${focus} h set aside for your own work`,
  planned: ({ planned, done }: { planned: number; done: number }) =>
    `Planned for todos: ${planned} h, of which ${done} h for those that are done`,
  by: {
    groups: (shares: Shares) => `By group: ${listed(shares)}`,
    tags: (shares: Shares) => `By tag: ${listed(shares)}`,
    people: (shares: Shares) => `By person: ${listed(shares)}`,
    places: (shares: Shares) => `By place: ${listed(shares)}`,
  },
  weeks: ({ weeks }: { weeks: readonly { start: string; hours: number; meetings: number }[] }) =>
    `Week by week: ${weeks.map(({ start, hours, meetings }) => `from ${start} ${hours} h (${meetings} h with others)`).join('; ')}`,
};
