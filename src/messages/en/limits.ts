interface Most {
  readonly most: number;
}

/** What an account on a server for many people may hold. */
export const limits = {
  tooMany: {
    events: ({ most }: Most) => `This account may hold at most ${most} events, and has them.`,
    todos: ({ most }: Most) => `This account may hold at most ${most} todos, and has them.`,
    memos: ({ most }: Most) => `This account may hold at most ${most} memos, and has them.`,
  },
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `This account may hold at most ${megabytes} MB, and they are used up.`,
  makeRoom: 'Nothing was written. Delete what is no longer needed, or ask whoever runs the server for more.',
  historyCounts:
    'Nothing was written. What is deleted still counts as long as it can be brought back; ask whoever runs the server for more.',
};
