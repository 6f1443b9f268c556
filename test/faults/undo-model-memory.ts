import fc from 'fast-check';
import type { Place } from '../../src/domain/place.ts';
import type { SaveMemoryInput } from '../../src/services/memories/save.ts';
import type { AddMemoInput } from '../../src/services/memos/add.ts';
import type { UpdateMemoInput } from '../../src/services/memos/update.ts';
import type { ProfileInput } from '../../src/services/profile.ts';

/** What the undo model does with memos, memories and the profile. */

export type MemoryCommand =
  | { readonly kind: 'memo'; readonly input: AddMemoInput }
  | { readonly kind: 'change memo'; readonly target: number; readonly input: Omit<UpdateMemoInput, 'id'> }
  | { readonly kind: 'memory'; readonly supersedes: number | undefined; readonly input: SaveMemoryInput }
  | { readonly kind: 'forget'; readonly targets: readonly number[]; readonly insist: boolean }
  | { readonly kind: 'profile'; readonly input: ProfileInput };

const optional = <T>(value: fc.Arbitrary<T>, freq = 3): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq });

/** Long enough for several passages. */
const LONG = `# Notes\n\n${'预算方案第三季度 and the plumber. '.repeat(60)}`;
const content = fc.constantFrom('喜欢黑咖啡', 'Likes tea', '公司搬到望京', 'The wifi password is swordfish', LONG);
const tags = fc.subarray(['工作', 'home', '#a']);
const place = fc.constantFrom<Place>(
  { name: 'Gym', address: '三里屯', longitude: 116.45, latitude: 39.93, crs: 'gcj02' },
  { name: '公司' },
);

const memo: fc.Arbitrary<MemoryCommand> = fc.record({
  kind: fc.constant('memo' as const),
  input: fc.record({ content, title: optional(fc.constantFrom('Wifi', '周会')), tags: optional(tags, 2) }),
});

const changeMemo: fc.Arbitrary<MemoryCommand> = fc.record({
  kind: fc.constant('change memo' as const),
  target: fc.nat(10),
  input: fc.oneof(
    fc.record({ content }),
    fc.record({ title: fc.constantFrom('Wifi', '预算'), tags }),
    fc.record({ pinned: fc.boolean() }),
    fc.record({ clear: fc.subarray(['title', 'tags', 'pinned'], { minLength: 1 }) }),
  ),
});

const memory: fc.Arbitrary<MemoryCommand> = fc.record({
  kind: fc.constant('memory' as const),
  supersedes: optional(fc.nat(10), 2),
  input: fc.record({
    content,
    kind: optional(fc.constantFrom('preference' as const, 'person' as const)),
    place: optional(place, 2),
    tags: optional(tags),
  }),
});

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
  ),
});

export const memoryCommands = [
  { weight: 4, arbitrary: memo },
  { weight: 3, arbitrary: changeMemo },
  { weight: 6, arbitrary: memory },
  { weight: 3, arbitrary: forget },
  { weight: 4, arbitrary: profile },
] as const;
