import { z } from 'zod';
import { defineTool } from '../define.ts';
import { zone } from '../fields.ts';

export default defineTool({
  name: 'profile_update',
  title: 'Save facts about the user',
  toolset: 'memory',
  effect: 'write',
  idempotent: true,
  description: 'Saves lasting facts that set the defaults of every call. clear empties the named ones.',
  input: z.object({
    language: z.enum(['zh', 'en']).optional(),
    timezone: zone().optional(),
    working_hours: z.string().max(500).describe('MO-FR 09:00-18:00; SA 10:00-12:00').optional(),
    clear: z.array(z.string()).optional(),
  }),
  output: z.object({
    profile: z.object({
      language: z.string().optional(),
      timezone: z.string().optional(),
      working_hours: z.string().optional(),
    }),
  }),
  envelope: ['missing', 'change_id'],
  run: (input, { services, caller }) => services.profile.update(caller, input),
  text: ({ profile = {} }) =>
    Object.entries(profile)
      .filter(([key]) => key !== 'version')
      .map(([key, value]) => `${key}: ${value}`),
});
