export const suggestions = {
  breakByLater: ({ hours, from, pause }: { hours: number; from: string | undefined; pause: number }) =>
    `${hours} hours without a break: moving everything from ${from} on ${pause} minutes later makes room for one`,
  breakByEarlier: ({ hours, to, pause }: { hours: number; to: string | undefined; pause: number }) =>
    `${hours} hours without a break: moving everything before ${to} ${pause} minutes earlier makes room for one`,
  replan: ({ names }: { names: readonly string[] }) =>
    `it takes time that was planned for something else: plan that again (${names.join(', ')})`,
  deleteNewer: ({ title }: { title: string }) => `"${title}" is there twice at that time: delete the newer one`,
  deleteNewerOnes: ({ title, count }: { title: string; count: number }) =>
    `"${title}" and others are there twice: delete the ${count} newer ones`,
  lookOutsideHours: ({ title, minutes }: { title: string; minutes: number }) =>
    `no ${minutes} minutes in a row are left in the usual hours before "${title}" is due: look outside them`,
  lookAfterDue: ({ title, minutes }: { title: string; minutes: number }) =>
    `no ${minutes} minutes in a row are free before "${title}" is due: look after that`,
  lookForParts: ({ title, minutes, part }: { title: string; minutes: number; part: number }) =>
    `no ${minutes} minutes in a row are free before "${title}" is due: look for parts of ${part} minutes`,
  tieItToEvent: ({ clock, title, minutes }: { clock: string; title: string; minutes: number }) =>
    `tie it to the event "${title}" at ${clock}: ${minutes} minutes before, and it moves with it`,
};
