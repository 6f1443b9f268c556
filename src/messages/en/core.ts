export const core = {
  now: ({ clock, weekday, zone, week }: { clock: string; weekday: string; zone: string; week: number }) =>
    `It is ${weekday} ${clock} (${zone}, week ${week})`,
  converted: ({ said, there }: { said: string; there: string }) => `${said} is ${there}`,
  workday: 'a workday',
  notWorkday: 'not a workday',
  dataIsKept: ({ store }: { store: string }) => `Data is stored in ${store}`,
  belongsTo: ({ route, share }: { route: string; share: string }) => `Belongs to ${route} (${share}).`,
  toldBy: ({ signs }: { signs: readonly string[] }) => `Told by: ${signs.join(' · ')}`,
};
