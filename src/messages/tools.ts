/** What a tool is called that does something, by what it does: the one place to rename one. */
export const TOOLS = {
  book: 'schedule_add',
} as const;
