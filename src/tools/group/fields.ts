import { z } from 'zod';
import { minutes } from '../shared/fields.ts';

const level = () => z.enum(['high', 'normal']);

/** Fields of groups that group_add and group_update share. */
export const groupFields = {
  color: z.string().max(100).describe('#1e90ff or a name (蓝色)').optional(),
  description: z.string().max(10_000).optional(),
  default_duration_minutes: minutes().optional(),
  default_importance: level().optional(),
  default_urgency: level().optional(),
  working_hours: z.string().max(500).describe('MO-FR 09:00-18:00; SA …').optional(),
};

/** A group in a result. */
export const groupShown = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    color: z.string().optional(),
    default_duration_minutes: z.int().optional(),
    working_hours: z.string().optional(),
  });
