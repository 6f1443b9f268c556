import { layerRules } from './scripts/layers.ts';

/**
 * The import rule. Which folder may import which is said in scripts/layers.ts;
 * here are the rules that hold everywhere. Tests are free, except that no source
 * file imports one.
 */

const TEST = '\\.test\\.ts$';
/** The cases of tools, and their type. */
const CASES = '(\\.|/)cases\\.ts$';
const pkg = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;
/** Matches packages whether they are installed in this folder or further up. */
const OUTSIDE = '(^|/)node_modules/';

const SDK = pkg('@modelcontextprotocol/[^/]+');
const STORAGE = pkg('kysely', 'better-sqlite3', 'pg', 'kysely-[^/]+');

/** Of the files in `types`, `from` may import only the types. */
const typesOnly = (name, from, types, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: types, dependencyTypesNot: ['type-only'] },
});

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
      name: 'no-cases-in-source',
      comment: 'The cases of a tool are read by tests: the program neither loads nor carries them.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, CASES] },
      to: { path: CASES },
    },
    {
      name: 'resolvable',
      comment: 'An import that nothing answers.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },

    {
      name: 'no-folder-cycles',
      comment: 'Two folders that import each other are one folder, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src' },
      to: { circular: true },
    },

    ...layerRules(TEST),
    {
      name: 'domain-allow-list',
      comment: 'domain does no I/O: besides its own kind it imports only these libraries.',
      severity: 'error',
      from: { path: '^src/(domain|messages)/', pathNot: TEST },
      to: { pathNot: ['^src/', pkg('ical\\.js', 'lunar-typescript', 'chinese-days')] },
    },
    typesOnly(
      'db-domain-types',
      '^src/db/',
      '^src/domain/(?!(?:errors|storage-refusal|server-url)\\.ts$)',
      'db names the types of domain, and calls nothing of it but what makes a refusal, and what tells a server from a file.',
    ),
    typesOnly(
      'storage-through-repos',
      '^src/(services|guard|retrieval)/',
      '^src/db/(?!repos/)',
      'Of db, only the repositories are called; the rest (schema, connection) is named as types and handed in.',
    ),
    {
      name: 'one-door',
      comment: 'A transport carries the server; the parts of it are its own.',
      severity: 'error',
      from: { path: '^src/transports/', pathNot: TEST },
      to: { path: '^src/mcp/server/(?!server\\.ts$)' },
    },
    {
      name: 'cli-guard',
      comment: 'cli.ts checks the version of Node and loads main. A static import would run before the check.',
      severity: 'error',
      from: { path: '^src/cli\\.ts$' },
      to: { path: '^src/', pathNot: '^src/main\\.ts$' },
    },
    {
      name: 'cli-lazy',
      severity: 'error',
      from: { path: '^src/cli\\.ts$' },
      to: { dependencyTypesNot: ['dynamic-import'] },
    },

    {
      name: 'sdk-seam',
      comment: 'Only mcp/ and the transports know the MCP SDK; the rest survives its next major version.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/mcp/', '^src/transports/', '^src/commands/', TEST],
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
