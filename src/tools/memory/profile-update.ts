import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { LANGUAGES } from '../../messages/index.ts';
import { profileLines } from '../../present/memories.ts';
import { minutes, place, zone } from '../shared/fields.ts';
import { profile } from './fields.ts';

const words = (most: number) => z.string().trim().min(1).max(most);

export default defineTool({
  name: 'profile_update',
  title: 'Save who the user is',
  toolset: 'memory',
  effect: 'write',
  idempotent: true,
  description:
    'Saves the defaults of every call. home and work: what 家 and 公司 mean as location; crs of Amap is gcj02. persona: how the assistant should be. clear empties fields.',
  input: z.object({
    name: words(200).optional(),
    occupation: words(500).optional(),
    language: z.enum(LANGUAGES).optional(),
    timezone: zone().optional(),
    working_hours: z.string().max(500).describe('MO-FR 09:00-18:00; SA …').optional(),
    week_start: z.string().max(20).describe('MO, SU, 周日').optional(),
    default_duration_minutes: minutes().optional(),
    default_reminder: z.string().max(500).describe('As remind_minutes').optional(),
    protected_times: z.string().max(500).describe('Kept free: MO-FR 12:00-13:00; before 11:00').optional(),
    energy: z.enum(['morning', 'afternoon', 'evening']).describe('When important work goes best').optional(),
    learn: z.boolean().describe('false: no defaults from what the user did before').optional(),
    routine: words(2_000).optional(),
    persona: words(2_000).optional(),
    home: place().optional(),
    work: place().optional(),
    clear: z.array(z.string()).optional(),
  }),
  output: z.object({ profile: profile() }),
  envelope: ['missing', 'change_id'],
  run: (input, { services, caller }) => services.profile.update(caller, input),
  text: ({ profile: saved = {} }, { caller }) => profileLines(saved, caller),
});
