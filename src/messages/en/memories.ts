export const memories = {
  sampleQuery: 'user',
  rememberedSummary: ({ title }: { title: string }) => `Remembered: ${title}`,
  remembered: ({ title, insteadOf }: { title: string; insteadOf: string | undefined }) =>
    `Remembered: ${title}${insteadOf === undefined ? '' : `, in place of "${insteadOf}"`}`,
  replacedAlready: ({ id, successor }: { id: string; successor: string }) =>
    `${id} has already been replaced by ${successor}.`,
  replaceTheCurrent: 'Replace the current one instead.',
  newest: ({ shown, total }: { shown: number; total: number }) => {
    const memories = total === 1 ? '1 memory' : `${total} memories`;
    return shown < total ? `The newest ${shown} of ${memories}.` : `${memories}.`;
  },
  noneYet: 'Nothing is remembered yet. What the profile says is below.',
  found: ({ count }: { count: number }) => (count === 1 ? '1 memory found.' : `${count} memories found.`),
  noneFound: 'No memory matches these words; try others. What the profile says is below.',
};
