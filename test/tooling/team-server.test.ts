import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ACCESS_FLAGS, readAccess } from '../../src/app/access-config.ts';
import { project } from '../packaging/run.ts';

const read = (file: string): string => readFileSync(join(project, file), 'utf8');

interface Compose {
  readonly services: Readonly<Record<string, { environment?: Record<string, string>; configs?: { source: string }[] }>>;
  readonly configs: Readonly<Record<string, { content: string }>>;
}

/** The file with variables filled in as Compose does. */
const compose = parse(
  read('compose.yaml')
    .replaceAll(/\$\{PERCH_DOMAIN[^}]*\}/g, 'perch.example.com')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{\w+(:\?[^}]*)?\}/g, 'x'),
) as Compose;

it('compose.yaml starts Perch with settings that it takes', () => {
  expect(Object.keys(compose.services)).toEqual(['perch', 'db', 'caddy']);
  const { environment = {} } = compose.services.perch ?? {};
  expect(readAccess({}, environment, true)).toEqual({
    kind: 'token',
    publicUrl: 'https://perch.example.com',
    hosts: ['perch.example.com'],
  });
  const oidc = { ...environment, PERCH_AUTH: 'oidc', PERCH_ISSUER: 'https://login.example', PERCH_ALLOW_USERS: 'a, b' };
  expect(readAccess({}, oidc, true)).toMatchObject({ issuer: 'https://login.example', allowed: ['a', 'b'] });
  const known = Object.keys(ACCESS_FLAGS).map((flag) => `PERCH_${flag.toUpperCase().replaceAll('-', '_')}`);
  expect(Object.keys(environment).filter((name) => ![...known, 'PERCH_DB', 'PERCH_TIMEZONE'].includes(name))).toEqual(
    [],
  );
  for (const { configs = [] } of Object.values(compose.services)) {
    for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
  }
});

it('the Dockerfile copies what is there, and serves with somebody asked', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, names]) => String(names).split(' '));
  expect(copied.filter((name) => !existsSync(join(project, name)))).toEqual([]);
  expect(dockerfile).toContain('CMD ["http", "--host", "0.0.0.0", "--auth", "token"]');
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('RUN'));
});
