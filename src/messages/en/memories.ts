export const memories = {
  sampleQuery: 'user',
  rememberedSummary: ({ title }: { title: string }) => `Remembered: ${title}`,
  remembered: ({ title, insteadOf }: { title: string; insteadOf: string | undefined }) =>
    `Remembered: ${title}${insteadOf === undefined ? '' : `, in place of "${insteadOf}"`}`,
  replacedAlready: ({ id, successor }: { id: string; successor: string }) =>
    `${id} was replaced by ${successor} already.`,
  replaceTheCurrent: 'Replace the one that holds now.',
  found: ({ count }: { count: number }) => (count === 1 ? '1 memory found.' : `${count} memories found.`),
  noneFound: 'No memory matches these words; try others. What the profile holds is below.',
};
