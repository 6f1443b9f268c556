import { z } from 'zod';
import { group, id, minutes, time } from '../shared/fields.ts';

const level = () => z.enum(['high', 'normal']);
const shortText = () => z.string().max(1_000);

/** Fields of todos that todo_add and todo_update share. */
export const todoFields = {
  due: time().optional(),
  notes: z.string().max(100_000).optional(),
  importance: level().optional(),
  urgency: level().optional(),
  estimate_minutes: minutes().optional(),
  tags: z.array(z.string().max(100)).max(50).optional(),
  depends_on: z.array(id()).max(50).optional(),
  group: group().optional(),
  source: shortText().optional(),
};

export const quadrant = () => z.enum(['do', 'schedule', 'delegate', 'drop']);

/** A todo in a result. */
export const todo = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    title: z.string(),
    status: z.string(),
    due: z.string().optional(),
    overdue: z.boolean().optional(),
    importance: z.string(),
    urgency: z.string(),
    quadrant: z.string(),
    estimate_minutes: z.int().optional(),
    tags: z.array(z.string()),
    blocked_by: z.array(z.string()),
  });
