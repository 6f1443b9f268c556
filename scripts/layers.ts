/**
 * What each folder of src/ may import of the others: the import rule
 * (.dependency-cruiser.mjs) and the picture in docs/architecture.md are made of
 * this table. A folder that is not named belongs to the nearest one above it
 * that is. Which may be imported is said once: what a folder may import, those
 * above it may not import through it.
 */

/** Pure and small: everybody may use it. */
const VALUES = ['domain', 'messages'];
/** What every use case stands on. */
const BASE = ['db', 'guard', 'retrieval', ...VALUES, 'services/change'];
const SERIES = [...BASE, 'services/items', 'services/series', 'services/travel', 'services/availability'];
/** What kinds of items stand on: calendar files as well. */
const ITEMS = [...SERIES, 'services/exchange'];
const KINDS = ['services/groups', 'services/reminders', 'services/events', 'services/todos', 'services/memos'];
const SERVICES = [
  ...SERIES,
  ...KINDS,
  'services/accounts',
  'services/places',
  'services/search',
  'services/profile',
  'services/memories',
  'services/exchange',
  'services/sync',
  'services/planning',
  'services/updates',
  'services/people',
  'services/sharing',
];

export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  watchdog: [],
  domain: ['messages'],
  db: ['domain'],
  guard: ['db', ...VALUES],
  retrieval: ['db', 'domain'],
  models: ['retrieval', 'domain'],

  'services/change': ['db', 'guard', 'retrieval', ...VALUES],
  'services/items': BASE,
  'services/search': BASE,
  'services/accounts': [...BASE, 'services/items', 'services/search'],
  'services/updates': [...BASE, 'services/items', 'services/series'],
  'services/places': [...BASE, 'services/items'],
  'services/profile': [...BASE, 'services/items', 'services/places'],
  'services/series': [...BASE, 'services/items'],
  'services/travel': [...BASE, 'services/items', 'services/series'],
  'services/availability': [...BASE, 'services/items', 'services/series', 'services/travel'],
  'services/exchange': [...BASE, 'services/items', 'services/series'],
  'services/groups': ITEMS,
  'services/reminders': ITEMS,
  'services/memos': [...BASE, 'services/items', 'services/search'],
  'services/memories': [
    ...BASE,
    'services/items',
    'services/memos',
    'services/places',
    'services/profile',
    'services/search',
  ],
  'services/planning/suggestions': [...ITEMS, 'services/reminders'],
  'services/people': [...BASE, 'services/items'],
  'services/events': [
    ...ITEMS,
    'services/groups',
    'services/people',
    'services/places',
    'services/planning/suggestions',
    'services/reminders',
  ],
  'services/sync': [...ITEMS, 'services/events', 'services/reminders', 'services/todos'],
  'services/todos': [
    ...ITEMS,
    'services/events',
    'services/groups',
    'services/places',
    'services/reminders',
    'services/planning/suggestions',
  ],
  'services/sharing': [
    ...SERIES,
    'services/accounts',
    'services/events',
    'services/groups',
    'services/people',
    'services/places',
  ],
  'services/planning': [...SERIES, ...KINDS, 'services/memories', 'services/places'],
  services: SERVICES,

  heavy: ['services', ...VALUES],
  features: ['services', ...VALUES],
  present: ['services', ...VALUES],
  'mcp/call': ['present', 'services', ...VALUES],
  tools: ['mcp/call', 'present', 'services', ...VALUES],
  resources: ['present', 'services', ...VALUES],
  prompts: ['present', 'services', ...VALUES],
  'mcp/server': ['tools', 'resources', 'prompts', 'mcp/call', 'present', 'services', ...VALUES],
  notify: ['services', ...VALUES],
  background: ['services', ...VALUES],
  caldav: ['services/sync', 'domain'],
  feeds: ['services/sync', ...VALUES],
  transports: ['mcp/server', ...VALUES],
  app: [
    'caldav',
    'feeds',
    'notify',
    'mcp/server',
    'mcp/call',
    'features',
    'heavy',
    'models',
    'services',
    'retrieval',
    'db',
    ...VALUES,
  ],
  ui: ['app', 'present', 'services', ...VALUES],
  'ui/app': ['ui', 'tools', 'mcp/call', 'app', 'present', 'services', ...VALUES],
  'ui/client': ['ui/app', 'messages'],
  'ui/cards': ['ui/client', 'present', 'messages'],
  commands: [
    'app',
    'ui',
    'transports',
    'background',
    'notify',
    'models',
    'mcp/server',
    'mcp/call',
    'tools',
    'present',
    'services',
    'retrieval',
    'db',
    ...VALUES,
  ],
};

const NAMES = Object.keys(LAYERS);

/** Whether `inner` is `outer` or lies in it. */
const isIn = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** Folders of their own inside `name`. */
const within = (name: string): string[] => NAMES.filter((other) => other !== name && isIn(other, name));

const folders = (names: readonly string[]): string => `^src/(${names.join('|')})/`;

/** One rule a layer, for dependency-cruiser. `test`: the pattern of tests, which are free. */
export const layerRules = (test: string) =>
  Object.entries(LAYERS).map(([name, allowed]) => {
    const apart = within(name);
    return {
      name: `layer-${name.replaceAll('/', '-')}`,
      comment: `scripts/layers.ts says what ${name}/ may import.`,
      severity: 'error',
      from: { path: folders([name]), pathNot: apart.length > 0 ? [test, folders(apart)] : test },
      to: { path: '^src/', pathNot: folders([name, ...allowed]) },
    };
  });

/** The layers as a diagram: an arrow to each layer that may be imported, unless it lies below another one that may. */
export function diagram(): string {
  const below = (name: string): string[] =>
    (LAYERS[name] ?? []).flatMap((one) => [one, ...within(one)]).filter((one) => one in LAYERS && one !== name);
  const id = (name: string): string => name.replaceAll('/', '_');
  const lines = NAMES.flatMap((name) => {
    const all = [...new Set(below(name))];
    const direct = all.filter((one) => !all.some((other) => other !== one && below(other).includes(one)));
    return direct.map((one) => `  ${id(name)} --> ${id(one)}`);
  });
  const inner = NAMES.filter((name) => name.startsWith('services/'));
  const outer = NAMES.filter((name) => !inner.includes(name) && name !== 'services');
  return [
    'flowchart TB',
    ...outer.map((name) => `  ${id(name)}["${name}/"]`),
    '  subgraph use_cases["services/"]',
    '  services["compose the use cases"]',
    ...inner.map((name) => `  ${id(name)}["${name.slice('services/'.length)}/"]`),
    '  end',
    ...lines.toReversed(),
  ].join('\n');
}

if (import.meta.main) console.log(diagram());
