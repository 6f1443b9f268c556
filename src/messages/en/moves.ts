/** What is said where words count from an item that is there already. */
export const moves = {
  severalReadings: 'This can be read in more than one way.',
  wouldBePast: 'That time is in the past.',
  isThereAlready: 'It is there already.',
  otherDirection: 'That is in the other direction from where it is now.',
  howMuch: ({ text }: { text: string }) =>
    `"${text}": by how much? For example "half an hour later". Nothing was written.`,
  wholeDay: ({ text }: { text: string }) => `"${text}" names a time of day, but this lasts all day.`,
  passTimeOfDay: ({ argument }: { argument: string }) => `Pass ${argument} with a day and a time of day.`,
  noLength: ({ text }: { text: string }) => `"${text}" is a length of time, but this is a point in time.`,
  passTime: 'For example half an hour later, tomorrow 3pm.',
  sideBySide: ({ title, from, until }: { title: string; from: string; until: string }) =>
    `Changed like that, "${title}" would begin ${from} while its earlier part still runs until ${until}. From which occurrence on? Nothing was written.`,
  /** What was put off has gone off already. */
  fromNow: 'It has gone off already: counted from now.',
};
