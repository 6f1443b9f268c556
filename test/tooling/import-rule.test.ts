import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What each file may not import, with the rule that says so; `ok` = allowed. Paths under src/, `type ` = only the type. */
const CASES: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['domain/a.ts', 'domain/time/wall.ts', 'ok'],
  ['domain/b.ts', 'errors.ts', 'ok'],
  ['domain/c.ts', 'ical.js', 'ok'],
  ['domain/recurrence/rrule.ts', 'rrule', 'ok'],
  ['domain/d.ts', 'services/x.ts', 'domain-own-kind'],
  ['domain/e.ts', 'type db/schema.ts', 'domain-own-kind'],
  ['domain/f.ts', 'node:fs', 'domain-allow-list'],
  ['domain/g.ts', 'zod', 'domain-allow-list'],
  ['domain/g.test.ts', 'vitest', 'ok'],
  ['errors.ts', 'type domain/event.ts', 'errors-import-nothing'],
  ['other.ts', 'domain/g.test.ts', 'no-tests-in-source'],
  ['db/repos/a.ts', 'kysely', 'ok'],
  ['db/repos/b.ts', 'type domain/event.ts', 'ok'],
  ['db/repos/c.ts', 'domain/event.ts', 'db-domain-types'],
  ['db/repos/d.ts', 'services/x.ts', 'db-layer'],
  ['guard/a.ts', 'db/repos/x.ts', 'ok'],
  ['guard/b.ts', 'type db/schema.ts', 'ok'],
  ['guard/c.ts', 'db/open.ts', 'guard-layer'],
  ['guard/d.ts', 'retrieval/x.ts', 'guard-layer'],
  ['guard/e.ts', 'kysely', 'storage-seam'],
  ['retrieval/a.ts', 'services/x.ts', 'retrieval-layer'],
  ['services/a.ts', 'guard/x.ts', 'ok'],
  ['services/b.ts', 'db/repos/x.ts', 'ok'],
  ['services/c.ts', 'type kysely', 'ok'],
  ['services/d.ts', 'kysely', 'storage-types-in-services'],
  ['services/e.ts', 'db/open.ts', 'storage-through-repos'],
  ['services/f.ts', 'tools/x.ts', 'services-layer'],
  ['services/g.ts', '@modelcontextprotocol/server', 'sdk-seam'],
  ['tools/schedule/a.ts', 'services/x.ts', 'ok'],
  ['tools/schedule/b.ts', 'zod', 'ok'],
  ['tools/schedule/c.ts', 'db/repos/x.ts', 'surface-layer'],
  ['tools/schedule/d.ts', 'type db/schema.ts', 'surface-layer'],
  ['tools/schedule/e.ts', 'type @modelcontextprotocol/server', 'sdk-seam'],
  ['tools/schedule/f.ts', 'prompts/x.ts', 'tools-apart'],
  ['tools/schedule/g.ts', 'better-sqlite3', 'storage-seam'],
  ['tools/define.ts', '@modelcontextprotocol/server', 'ok'],
  ['server.ts', 'tools/x.ts', 'ok'],
  ['server/a.ts', '@modelcontextprotocol/server', 'ok'],
  ['server/b.ts', 'db/repos/x.ts', 'server-layer'],
  ['resources/a.ts', 'transports/x.ts', 'surface-layer'],
  ['transports/stdio.ts', 'server.ts', 'ok'],
  ['transports/http.ts', 'tools/x.ts', 'transports-layer'],
  ['transports/http/a.ts', 'server/x.ts', 'transports-layer'],
  ['models/a.ts', 'retrieval/models.ts', 'ok'],
  ['models/b.ts', 'type config.ts', 'ok'],
  ['models/c.ts', 'config.ts', 'models-settings'],
  ['models/d.ts', 'services/x.ts', 'models-layer'],
  ['models/e.ts', 'retrieval/x.ts', 'models-layer'],
  ['ui/host/a.ts', 'services/x.ts', 'ok'],
  ['ui/host/b.ts', 'tools/visible.ts', 'ok'],
  ['ui/host/c.ts', 'hosts.ts', 'ok'],
  ['ui/host/d.ts', 'tools/x.ts', 'ui-layer'],
  ['ui/host/e.ts', 'type db/schema.ts', 'ui-layer'],
  ['config.ts', 'services/x.ts', 'config-layer'],
  ['cli.ts', 'main.ts', 'cli-lazy'],
  ['main.ts', 'db/open.ts', 'ok'],
  ['commands/a.ts', '@modelcontextprotocol/client', 'ok'],
  ['commands/b.ts', '@modelcontextprotocol/server', 'sdk-client-in-commands'],
  ['commands/c.ts', 'services/x.ts', 'ok'],
  ['services/ring/a.ts', 'services/ring/b.ts', 'no-circular'],
  ['services/ring/b.ts', 'type services/ring/a.ts', 'ok'], // A ring is reported once, at its first file.,
  ['services/h.ts', './nowhere.ts', 'resolvable'],
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
  for (const [, to] of CASES) {
    const target = to.replace('type ', '');
    if (target.endsWith('.ts') && !target.startsWith('.')) write(target, 'export const x = 1;\nexport type x = 1;\n');
  }
  for (const [from, to] of CASES) write(from, statement(from, to));
  const depcruise = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [depcruise, 'src', '--config', join(project, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const report = execFileSync(process.execPath, args, { cwd: fixture, encoding: 'utf8', maxBuffer: 64_000_000 });
  const violations: Violation[] = JSON.parse(report).summary.violations;
  for (const { from, rule } of violations) {
    const file = from.replace('src/', '');
    broken.set(file, [...(broken.get(file) ?? []), rule.name]);
  }
});

test.each(CASES)('%s → %s: %s', (from, _to, rule) => {
  expect(broken.get(from) ?? []).toEqual(rule === 'ok' ? [] : [rule]);
});
