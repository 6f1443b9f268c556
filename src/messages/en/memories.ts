export const memories = {
  sampleQuery: 'user',
  inPlaceOf: ({ title }: { title: string }) => `, in place of "${title}"`,
  rememberedSummary: ({ title }: { title: string }) => `Remembered: ${title}`,
  remembered: ({ title, instead }: { title: string; instead: string }) => `Remembered: ${title}${instead}`,
  replacedAlready: ({ id, successor }: { id: string; successor: string }) =>
    `${id} was replaced by ${successor} already.`,
  replaceTheCurrent: 'Replace the one that holds now.',
  newest: ({ shown, total }: { shown: number; total: number }) => {
    const memories = total === 1 ? '1 memory' : `${total} memories`;
    return shown < total ? `The newest ${shown} of ${memories}.` : `${memories}.`;
  },
  noneYet: 'Nothing is remembered yet. What the profile has is below.',
  found: ({ count }: { count: number }) => (count === 1 ? '1 memory found.' : `${count} memories found.`),
  noneFound: 'No memory has words of this; try other words. What the profile has is below.',
};
