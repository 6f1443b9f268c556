import { z } from 'zod';

export const content = () => z.string().describe('Markdown, up to 100 kB');
export const memoTitle = () => z.string().trim().min(1).max(500);

/** A memo in a result. */
export const memo = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    title: z.string(),
    tags: z.array(z.string()).optional(),
    pinned: z.boolean().optional(),
    source: z.string().optional(),
    created: z.string(),
  });
