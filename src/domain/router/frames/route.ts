/** Where a request belongs. */
export const ROUTES = ['schedule', 'memo', 'amazing', 'creative', 'chat'] as const;
export type Route = (typeof ROUTES)[number];
