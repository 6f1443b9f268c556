import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpServing } from '../../src/transports/http/serve.ts';
import { type HttpServer, startHttp } from '../protocol/http-server.ts';
import { EXPECTED_OF_FIXTURE, EXPECTED_OF_PERCH } from './expected-failures.ts';
import { serveFixture } from './fixture/serve.ts';
import { type Results, runSuite, scenarios, shortcomings, type Version } from './suite.ts';

const VERSIONS: readonly Version[] = ['2025-11-25', '2026-07-28'];

/** What can be asked of any server, whatever tools it has. */
const FIXTURE_FREE: Readonly<Record<Version, readonly string[]>> = {
  '2025-11-25': [
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'tools-list',
    'resources-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'resources-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'caching',
    'http-header-validation',
    'sep-2164-resource-not-found',
    'input-required-result-unsupported-methods',
  ],
};

function expectOnly(results: Results, reasons: Readonly<Record<string, string>>): void {
  const found = shortcomings(results);
  const unexpected = Object.entries(found).filter(([check]) => !(check in reasons));
  expect(unexpected.map((one) => one.join(': ')).join('\n'), 'unexpected failures').toBe('');
  const passing = Object.keys(reasons).filter((check) => !(check in found));
  expect(passing.join('\n'), 'expected failures that pass: strike them off the list').toBe('');
}

describe('the wiring, under a server with all that the suite asks for', () => {
  let fixture: HttpServing;
  beforeAll(async () => {
    fixture = await serveFixture();
  });
  afterAll(() => fixture.stop());

  it.each(VERSIONS)('conforms to %s in every scenario', async (version) => {
    const results = await runSuite(fixture.url, version);
    expect([...results.keys()].sort()).toEqual(await scenarios(version));
    expectOnly(results, EXPECTED_OF_FIXTURE[version]);
  });
});

it.each(VERSIONS)('the suite asks nothing of a server that wants tokens (%s): test/access does', async (version) => {
  expect((await scenarios(version)).filter((name) => name.includes('auth'))).toEqual([]);
});

describe('Perch itself', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await startHttp();
  });
  afterAll(() => server.stop());

  it.each(VERSIONS)('conforms to %s wherever no fixture is needed', async (version) => {
    const results = await runSuite(server.url, version);
    const free = new Map(FIXTURE_FREE[version].map((scenario) => [scenario, results.get(scenario) ?? []]));
    for (const [scenario, checks] of free) expect(checks, scenario).not.toHaveLength(0);
    expectOnly(free, EXPECTED_OF_PERCH[version]);
  });
});
