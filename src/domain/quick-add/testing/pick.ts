/** Takes one of several by chance. */
export const pickFrom =
  (random: () => number) =>
  <Value>(all: readonly Value[]): Value =>
    all[Math.floor(random() * all.length)] as Value;
