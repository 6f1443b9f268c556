import fc from 'fast-check';
import type { Place } from '../../../src/domain/place.ts';
import type { RemoveInput } from '../../../src/services/items/remove.ts';
import type { SaveMemoryInput } from '../../../src/services/memories/save.ts';
import type { ProfileInput } from '../../../src/services/profile/update.ts';
import type { Calls, Confirmable } from './calls.ts';
import type { Actions, Weighted } from './kind.ts';
import { optional } from './values.ts';

/** What the undo model does with memories and the profile; what it forgets may be memos, too. */

export type MemoryCommand =
  | { readonly kind: 'memory'; readonly supersedes: number | undefined; readonly input: SaveMemoryInput }
  | { readonly kind: 'forget'; readonly targets: readonly number[]; readonly insist: boolean }
  | { readonly kind: 'profile'; readonly input: ProfileInput };

const content = fc.constantFrom('喜欢黑咖啡', 'Likes tea', '公司搬到望京');
const tags = fc.subarray(['工作', 'home', '#a']);
const place = fc.constantFrom<Place>(
  { name: 'Gym', address: '三里屯', longitude: 116.45, latitude: 39.93, crs: 'gcj02' },
  { name: '公司' },
);

const input = fc.record({
  content,
  kind: optional(fc.constantFrom('preference' as const, 'person' as const)),
  place: optional(place, 2),
  tags: optional(tags),
});

const saving = (supersedes: fc.Arbitrary<number | undefined>): fc.Arbitrary<MemoryCommand> =>
  fc.record({ kind: fc.constant('memory' as const), supersedes, input });

const forget: fc.Arbitrary<MemoryCommand> = fc.record({
  kind: fc.constant('forget' as const),
  targets: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
  insist: fc.boolean(),
});

const profile: fc.Arbitrary<MemoryCommand> = fc.record({
  kind: fc.constant('profile' as const),
  input: fc.constantFrom<ProfileInput>(
    { timezone: 'America/New_York' },
    { timezone: 'Asia/Shanghai', language: 'zh' },
    { working_hours: 'MO-FR 09:00-18:00', name: '王芳' },
    { clear: ['timezone', 'working_hours'] },
    { clear: ['language', 'work', 'name'] },
    { work: { name: '望京SOHO', longitude: 116.48, latitude: 39.99, crs: 'gcj02' }, occupation: 'Nurse' },
    { home: { name: 'Garden Road 5' }, routine: 'Runs', persona: 'Brief' },
    { week_start: 'MO', default_duration_minutes: 45 },
    { week_start: 'SU', default_reminder: '10', protected_times: '12:00-13:00' },
    { default_duration_minutes: 30, default_reminder: '30' },
    { clear: ['week_start', 'default_duration_minutes', 'default_reminder', 'protected_times'] },
    { energy: 'evening' as const, learn: false },
  ),
});

export const memoryCommands: readonly Weighted<MemoryCommand>[] = [
  { adds: 'memories', changes: 'memories', weight: 5, arbitrary: saving(fc.constant(undefined)) },
  { changes: 'memories', weight: 5, arbitrary: saving(fc.nat(10)) },
  { weight: 3, arbitrary: forget },
  { changes: 'profiles', weight: 4, arbitrary: profile },
];

export const memoryActions = ({ user, tables, attempt }: Calls): Actions<MemoryCommand> => ({
  async memory(one) {
    const { memories } = tables.rows();
    const old = one.supersedes === undefined ? undefined : memories[one.supersedes % memories.length]?.id;
    const save = (given: SaveMemoryInput & Confirmable) => user.memories.save(given);
    await attempt(old ? 'supersede' : 'memory', save, { ...one.input, supersedes: old }, false);
  },

  async forget({ targets, insist }) {
    const { memos, memories } = tables.rows();
    const all = [...memos, ...memories];
    const ids = [...new Set(targets.flatMap((target) => all[target % all.length]?.id ?? []))];
    if (ids.length === 0) return;
    await attempt('forget', (given: RemoveInput) => user.remove(given), { ids }, insist);
  },

  async profile({ input }) {
    await attempt('profile', (given: ProfileInput & Confirmable) => user.profile(given), input, false);
  },
});
