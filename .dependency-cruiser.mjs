/**
 * The import rule (docs: CONTRIBUTING.md, "Layers"):
 *
 *   transports → server → tools | resources | prompts → services → { domain, retrieval, guard, db/repos }
 *
 * `commands/` and `main.ts` compose and may see everything. `errors.ts` and
 * `domain/` are values and pure functions, so every layer may use them; types
 * of a layer below the next one may be named where the rule says `type-only`.
 * Tests are free, except that no source file imports one.
 */

const TEST = '\\.test\\.ts$';
const pkg = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;
/** Matches packages whether they are installed in this folder or further up. */
const OUTSIDE = '(^|/)node_modules/';

const SDK = pkg('@modelcontextprotocol/[^/]+');
const STORAGE = pkg('kysely', 'better-sqlite3', 'pg', 'kysely-[^/]+');

/** `from` may import, of our own files, only what `to` lists. */
const layer = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^src/', pathNot: to },
});

/** As `layer`, and of the files in `types` only the types. */
const typesOnly = (name, from, types, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: types, dependencyTypesNot: ['type-only'] },
});

/** What every layer uses. */
const COMMON = '^src/errors\\.ts$';
/** How stored text and items are shown: `visible.ts`, and the `lines.ts` of a toolset or of the facts of prompts. */
const SHOWN = '^src/(tools/visible|tools/[a-z]+/lines|prompts/facts/lines)\\.ts$';
/** The server, and the parts of it: one for each kind of thing that it registers. */
const SERVER = '^src/server(\\.ts$|/)';
const SURFACE = '^src/(tools|resources|prompts)/';

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that import each other are one file, or hide a third.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-tests-in-source',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: [TEST, '^(test|bench|scripts)/'] },
    },
    {
      name: 'resolvable',
      comment: 'An import that nothing answers.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },

    layer('errors-import-nothing', COMMON, '^$', 'Every layer uses errors.ts, so it uses none.'),
    layer('domain-own-kind', '^src/domain/', ['^src/domain/', COMMON], 'domain is at the bottom.'),
    {
      name: 'domain-allow-list',
      comment: 'domain does no I/O: besides its own kind it imports only these libraries.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: { pathNot: ['^src/', pkg('luxon', 'rrule', 'chrono-node', 'ical\\.js', 'lunar-typescript', 'chinese-days')] },
    },

    layer('db-layer', '^src/db/', ['^src/(db|domain)/', COMMON], 'db sits below everything but domain.'),
    typesOnly('db-domain-types', '^src/db/', '^src/domain/', 'db names the types of domain and calls nothing of it.'),

    ...['guard', 'retrieval'].flatMap((name) => [
      layer(
        `${name}-layer`,
        `^src/${name}/`,
        [`^src/(${name}|domain)/`, COMMON, '^src/db/repos/', '^src/db/schema\\.ts$'],
        `${name} reaches storage through repositories.`,
      ),
    ]),

    layer(
      'services-layer',
      '^src/services/',
      ['^src/(services|domain|retrieval|guard)/', COMMON, '^src/db/'],
      'services know nothing of tools, protocol or process.',
    ),
    typesOnly(
      'storage-through-repos',
      '^src/services/',
      '^src/db/(?!repos/)',
      'Of db, only the repositories are called; the rest (schema, connection) is named as types and handed in.',
    ),

    layer(
      'surface-layer',
      SURFACE,
      ['^src/(tools|resources|prompts|services|domain)/', COMMON, '^src/logo\\.ts$'],
      'A tool calls services; storage, guards and transports are not its business.',
    ),
    ...['tools', 'resources', 'prompts'].map((name) =>
      layer(
        `${name}-apart`,
        `^src/${name}/`,
        [`^src/${name}/`, '^src/(?!tools/|resources/|prompts/)', SHOWN],
        'Tools, resources and prompts do not import one another, but for how stored text and items are shown: in one way.',
      ),
    ),

    layer(
      'server-layer',
      SERVER,
      [SERVER, '^src/(tools|resources|prompts|services|domain)/', COMMON],
      'server.ts, with what registers for it in server/, offers tools, resources and prompts, and knows no transport.',
    ),
    layer(
      'transports-layer',
      '^src/transports/',
      ['^src/transports/', '^src/server\\.ts$', COMMON, '^src/domain/'],
      'A transport carries a server; it calls no tool and no service.',
    ),
    layer(
      'notify-layer',
      '^src/notify/',
      ['^src/(notify|services)/', COMMON],
      'Notifications are sent on what services find due; what a reminder is, is not their business.',
    ),
    layer(
      'models-layer',
      '^src/models/',
      ['^src/(models|domain)/', COMMON, '^src/retrieval/models\\.ts$', '^src/config\\.ts$'],
      'Adapters of models know the port, and nothing of what searches with it.',
    ),
    typesOnly(
      'models-settings',
      '^src/models/',
      '^src/config\\.ts$',
      'Of the settings the types; who reads them is main.',
    ),
    layer(
      'ui-layer',
      '^src/ui/',
      ['^src/(ui|services|domain)/', COMMON, '^src/(hosts|logo|system-zone)\\.ts$', '^src/tools/visible\\.ts$'],
      'The local page reads through services and makes text; whoever serves it is not its business.',
    ),
    layer(
      'heavy-layer',
      '^src/heavy/',
      ['^src/(heavy|services|domain)/', '^src/compose\\.ts$', COMMON],
      'A thread opens a store by itself and runs a service on it.',
    ),
    layer('watchdog-layer', '^src/watchdog/', '^src/watchdog/', 'It watches whatever the process does.'),
    layer('config-layer', '^src/config\\.ts$', [COMMON, '^src/domain/'], 'config.ts only parses.'),
    layer('cli-guard', '^src/cli\\.ts$', '^src/main\\.ts$', 'cli.ts checks the version of Node and loads main.'),
    {
      name: 'cli-lazy',
      comment: 'A static import would run before the version check.',
      severity: 'error',
      from: { path: '^src/cli\\.ts$' },
      to: { dependencyTypesNot: ['dynamic-import'] },
    },

    {
      name: 'sdk-seam',
      comment:
        'The server, the definition of tools and the transports know the MCP SDK; the rest survives its next major version.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/tools/define\\.ts$', SERVER, '^src/transports/', '^src/commands/', TEST],
      },
      to: { path: SDK },
    },
    {
      name: 'sdk-client-in-commands',
      comment: 'Commands talk to the server as a client does; they do not build one.',
      severity: 'error',
      from: { path: '^src/commands/', pathNot: TEST },
      to: { path: SDK, pathNot: pkg('@modelcontextprotocol/client') },
    },
    {
      name: 'storage-seam',
      comment: 'SQL is written in src/db. Services may name the types of a transaction.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(db|services)/', TEST] },
      to: { path: STORAGE },
    },
    {
      name: 'storage-types-in-services',
      severity: 'error',
      from: { path: '^src/services/', pathNot: TEST },
      to: { path: STORAGE, dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: OUTSIDE },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
