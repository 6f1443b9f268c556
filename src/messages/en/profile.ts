export const profile = {
  summary: ({ list }: { list: string }) => `Profile: ${list}`,
  saved: ({ list }: { list: string }) => `Saved: ${list}`,
  called: 'profile',
};
