import { z } from 'zod';
import { dueIn, group, minutes, place, repeat, time } from '../shared/fields.ts';

const level = () => z.enum(['high', 'normal']);
const shortText = () => z.string().max(1_000);

/** Fields of todos that todo_add and todo_update share. */
export const todoFields = {
  due: time().optional(),
  repeat: repeat().optional(),
  repeat_from: z.enum(['due', 'done']).describe('done: from when it was done').optional(),
  parent: z.string().max(500).describe('Id or title').optional(),
  notes: z.string().max(100_000).optional(),
  importance: level().optional(),
  urgency: level().optional(),
  estimate_minutes: minutes().optional(),
  tags: z.array(z.string().max(100)).max(50).optional(),
  depends_on: z.array(z.string().max(500)).max(50).describe('Ids or titles').optional(),
  group: group().optional(),
  location: shortText().describe('公司, home: a saved place').optional(),
  location_place: place().optional(),
  source: shortText().optional(),
};

/** What several todos have in common. */
export const todoFilter = {
  due_in: dueIn().optional(),
  due_before: time().optional(),
  query: z.string().max(1_000).optional(),
  tag: z.string().max(100).optional(),
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
    parent: z.string().optional(),
    subtasks: z.object({ open: z.int(), done: z.int() }).optional(),
    repeat: z.string().optional(),
    repeat_text: z.string().optional(),
    planned: z.object({ start: z.string(), end: z.string() }).optional(),
    importance: z.string().optional(),
    urgency: z.string().optional(),
    quadrant: z.string(),
    estimate_minutes: z.int().optional(),
    tags: z.array(z.string()).optional(),
    blocked_by: z.array(z.string()).optional(),
  });
