import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diagram, LAYERS } from '../../scripts/layers.ts';

/** What each file may not import, with the rule that says so; `ok` = allowed. Paths under src/, `type ` = only the type. */
const CASES: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['domain/a.ts', 'domain/time/wall.ts', 'ok'],
  ['domain/c.ts', 'ical.js', 'ok'],
  ['domain/d.ts', 'services/x.ts', 'layer-domain'],
  ['domain/e.ts', 'type db/schema.ts', 'layer-domain'],
  ['domain/f.ts', 'node:fs', 'domain-allow-list'],
  ['domain/g.ts', 'zod', 'domain-allow-list'],
  ['domain/g.test.ts', 'vitest', 'ok'],
  ['messages/a.ts', 'type domain/caller.ts', 'layer-messages'],
  ['other.ts', 'domain/g.test.ts', 'no-tests-in-source'],
  ['db/repos/a.ts', 'kysely', 'ok'],
  ['db/repos/b.ts', 'type domain/time/event.ts', 'ok'],
  ['db/repos/c.ts', 'domain/time/event.ts', 'db-domain-types'],
  ['db/repos/d.ts', 'services/x.ts', 'layer-db'],
  ['guard/a.ts', 'db/repos/x.ts', 'ok'],
  ['guard/b.ts', 'type db/schema.ts', 'ok'],
  ['guard/c.ts', 'db/file/open.ts', 'storage-through-repos'],
  ['guard/d.ts', 'retrieval/x.ts', 'layer-guard'],
  ['guard/e.ts', 'kysely', 'storage-seam'],
  ['retrieval/a.ts', 'services/x.ts', 'layer-retrieval'],
  ['services/change/a.ts', 'guard/x.ts', 'ok'],
  ['services/change/b.ts', 'type kysely', 'ok'],
  ['services/change/c.ts', 'kysely', 'storage-types-in-services'],
  ['services/change/d.ts', 'services/events/x.ts', 'layer-services-change'],
  ['services/availability/a.ts', 'services/series/x.ts', 'ok'],
  ['services/availability/b.ts', 'services/events/x.ts', 'layer-services-availability'],
  ['services/reminders/a.ts', 'services/events/x.ts', 'layer-services-reminders'],
  ['services/e.ts', 'db/file/open.ts', 'storage-through-repos'],
  ['services/f.ts', 'tools/x.ts', 'layer-services'],
  ['services/g.ts', '@modelcontextprotocol/server', 'sdk-seam'],
  ['tools/schedule/a.ts', 'services/x.ts', 'ok'],
  ['tools/schedule/b.ts', 'zod', 'ok'],
  ['tools/schedule/c.ts', 'db/repos/x.ts', 'layer-tools'],
  ['tools/schedule/d.ts', 'type db/schema.ts', 'layer-tools'],
  ['tools/schedule/e.ts', 'type @modelcontextprotocol/server', 'sdk-seam'],
  ['tools/schedule/f.ts', 'prompts/x.ts', 'layer-tools'],
  ['tools/schedule/g.ts', 'better-sqlite3', 'storage-seam'],
  ['tools/schedule/h.cases.ts', 'type tools/shared/cases.ts', 'ok'],
  ['tools/schedule/i.ts', 'tools/todo/x.cases.ts', 'no-cases-in-source'],
  ['tools/schedule/j.ts', 'type tools/shared/cases.ts', 'no-cases-in-source'],
  ['mcp/call/a.ts', '@modelcontextprotocol/server', 'ok'],
  ['mcp/call/b.ts', 'tools/y.ts', 'layer-mcp-call'],
  ['mcp/server/a.ts', 'tools/x.ts', 'ok'],
  ['mcp/server/b.ts', 'db/repos/x.ts', 'layer-mcp-server'],
  ['resources/a.ts', 'transports/x.ts', 'layer-resources'],
  ['present/a.ts', 'tools/y.ts', 'layer-present'],
  ['transports/stdio.ts', 'mcp/server/server.ts', 'ok'],
  ['transports/http.ts', 'tools/x.ts', 'layer-transports'],
  ['transports/http/a.ts', 'mcp/server/x.ts', 'one-door'],
  ['models/a.ts', 'retrieval/models.ts', 'ok'],
  ['models/d.ts', 'services/x.ts', 'layer-models'],
  ['ui/host/a.ts', 'present/x.ts', 'ok'],
  ['ui/host/d.ts', 'tools/x.ts', 'layer-ui'],
  ['app/config.ts', 'ui/x.ts', 'layer-app'],
  ['cli.ts', 'main.ts', 'cli-lazy'],
  ['main.ts', 'db/file/open.ts', 'ok'],
  ['commands/a.ts', '@modelcontextprotocol/client', 'ok'],
  ['commands/b.ts', '@modelcontextprotocol/server', 'sdk-client-in-commands'],
  ['commands/c.ts', 'services/x.ts', 'ok'],
  ['services/ring/a.ts', 'services/ring/b.ts', 'no-circular'],
  ['services/ring/b.ts', 'type services/ring/a.ts', 'ok'], // A ring is reported once, at its first file.
  ['services/h.ts', './nowhere.ts', 'resolvable'],
];

/** Folders that import each other although none of their files do. */
const RING: readonly (readonly [from: string, to: string])[] = [
  ['domain/left/a.ts', 'domain/right/b.ts'],
  ['domain/right/c.ts', 'domain/left/d.ts'],
];

const project = resolve(import.meta.dirname, '../..');
const fixture = mkdtempSync(join(tmpdir(), 'perch-import-rule-'));
afterAll(() => rmSync(fixture, { recursive: true, force: true }));

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}
const broken = new Map<string, string[]>();

function statement(from: string, to: string): string {
  const [keyword, target] = to.startsWith('type ') ? ['import type', to.slice(5)] : ['import', to];
  const ours = target.endsWith('.ts') && !target.startsWith('.');
  const path = ours ? `./${relative(dirname(from), target)}` : target;
  return `${keyword} { x } from '${path}';\nexport { x };\n`;
}

function write(file: string, text: string): void {
  const path = join(fixture, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(() => {
  symlinkSync(join(project, 'node_modules'), join(fixture, 'node_modules'));
  writeFileSync(join(fixture, 'tsconfig.json'), '{"compilerOptions":{"module":"nodenext"}}');
  for (const [, to] of [...CASES, ...RING]) {
    const target = to.replace('type ', '');
    if (target.endsWith('.ts') && !target.startsWith('.')) write(target, 'export const x = 1;\nexport type x = 1;\n');
  }
  for (const [from, to] of [...CASES, ...RING]) write(from, statement(from, to));
  const depcruise = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [depcruise, 'src', '--config', join(project, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const report = execFileSync(process.execPath, args, { cwd: fixture, encoding: 'utf8', maxBuffer: 64_000_000 });
  const violations: Violation[] = JSON.parse(report).summary.violations;
  for (const { from, rule } of violations) {
    const file = from.replace('src/', '');
    broken.set(file, [...(broken.get(file) ?? []), rule.name]);
  }
});

test('Two folders that import each other are found, although no two files do', () => {
  expect(broken.get('domain/left')).toEqual(['no-folder-cycles']);
  expect(broken.get('domain/right')).toEqual(['no-folder-cycles']);
});

test('Every folder under src is a layer, and the picture of the layers is made of the rule', () => {
  const folders = readdirSync(join(project, 'src'), { withFileTypes: true }).filter((one) => one.isDirectory());
  const layers = new Set(Object.keys(LAYERS).map((name) => name.split('/')[0]));
  expect(folders.map(({ name }) => name).filter((name) => !layers.has(name) && name !== 'mcp')).toEqual([]);
  const page = readFileSync(join(project, 'docs/architecture.md'), 'utf8');
  expect(page).toContain(`\`\`\`mermaid\n${diagram()}\n\`\`\``);
});

test.each(CASES)('%s → %s: %s', (from, _to, rule) => {
  expect(broken.get(from) ?? []).toEqual(rule === 'ok' ? [] : [rule]);
});
