import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOGO } from '../../src/present/logo.ts';
import { type ServedStore, serveStore } from '../protocol/on-store.ts';

const MODES = ['legacy', 'auto'] as const;
type Mode = (typeof MODES)[number];

let store: ServedStore;
let hosts: Record<Mode, Client>;

async function connected(mode: Mode): Promise<Client> {
  const client = new Client({ name: 'icons', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(store.pipe());
  return client;
}

beforeAll(async () => {
  store = await serveStore();
  const [legacy, auto] = await Promise.all(MODES.map(connected));
  hosts = { legacy, auto } as Record<Mode, Client>;
});
afterAll(async () => {
  await Promise.all(Object.values(hosts).map((client) => client.close()));
  await store.close();
});

const svgIn = (src: string): string => Buffer.from(src.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

describe.each(MODES)('icons (%s)', (mode) => {
  it('come with prompts, small and complete, each parrot with its own', async () => {
    const { prompts } = await hosts[mode].listPrompts();
    const icons = new Map(prompts.map(({ name, icons: [icon] = [] }) => [name, icon]));
    for (const [name, icon] of icons) {
      expect(icon, name).toMatchObject({ mimeType: 'image/svg+xml', sizes: ['any'] });
      expect(icon?.src.length, name).toBeLessThan(800);
      expect(svgIn(icon?.src ?? '')).toMatch(/^<svg xmlns=.*<\/svg>$/);
    }
    const parrots = ['assistant', 'schedule', 'memo', 'amazing', 'creative'];
    expect(new Set(parrots.map((name) => icons.get(name)?.src)).size).toBe(parrots.length);
  });

  it('never reach what a model reads', async () => {
    const client = hosts[mode];
    const lists = [await client.listTools(), await client.callTool({ name: 'get_current_time', arguments: {} })];
    expect(JSON.stringify(lists)).not.toContain('data:image');
  });
});

it('the server shows the logo where it is said once', async () => {
  const [icon] = hosts.legacy.getServerVersion()?.icons ?? [];
  expect(svgIn(icon?.src ?? '')).toBe(LOGO);
  expect(readFileSync(new URL('../../docs/logo/perch.svg', import.meta.url), 'utf8')).toBe(`${LOGO}\n`);
});
