import { z } from 'zod';
import { MEMORY_KINDS } from '../../domain/memory.ts';

export const kind = () => z.enum(MEMORY_KINDS);

/** A memory in a result. */
export const memory = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    content: z.string(),
    kind: z.string(),
  });

/** The profile in a result. */
export const profile = () => z.looseObject({});
