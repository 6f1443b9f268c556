import { z } from 'zod';
import { ROLES } from '../../domain/sharing/role.ts';

/** What others may see: free/busy, or events but private ones; with `edit` they may change these and put events in, too. */
export const role = () => z.enum(ROLES);

/** A share group, by id or name. */
export const shareGroup = () => z.string().max(1_000).describe('Id or name');

/** A share group in a result. */
export const shareGroupShown = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    owner: z.boolean(),
    members: z.array(
      z.object({
        name: z.string(),
        role: z.string().describe('What they let the user see; of the user: what all see'),
        you: z.boolean().optional(),
        sees: z.string().optional(),
      }),
    ),
  });
