import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { describe, expect, it, vi } from 'vitest';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { connectInProcess, ERAS } from './harness.ts';
import { StubServices, stopped, stubServer, wipe } from './stub.ts';

const NOW = '2026-11-21T09:30:00+00:00';

describe.each(ERAS)('the envelope, %s host', (era) => {
  it('of a success, a refusal, and a defect', async () => {
    const reported: string[] = [];
    const build = stubServer(undefined, { tools: [wipe], report: (line) => reported.push(line) });
    const host = await connectInProcess(era, build);
    const done = await host.call('wipe', { ids: ['evt_a'] });
    expect(done.structuredContent).toMatchObject({ status: 'final', message: 'Deleted.', now: NOW });
    expect(done.text).toBe('Deleted.\n- evt_a\nSay "undo" to take it back · chg_1');

    const refused = await host.call('wipe', { ids: ['evt_a'], behave: 'refuse' });
    expect(refused.structuredContent).toEqual({
      status: 'error',
      code: 'NOT_FOUND',
      message: 'There is no such item.',
      hint: 'Look it up.',
      retry: { tool: 'wipe', arguments: { ids: ['evt_b'] } },
      looked_at: 3,
      now: NOW,
    });
    expect(refused.text).toContain('[NOT_FOUND]');
    expect(refused.text).toContain('wipe {"ids":["evt_b"]}');

    const broken = await host.call('wipe', { ids: ['evt_a'], behave: 'defect' });
    expect(broken.structuredContent).toMatchObject({ status: 'error', code: 'INTERNAL' });
    expect(JSON.stringify(broken)).not.toContain('secret');
    expect(reported.join()).toContain('wipe failed: Error');
    expect(reported.join()).not.toContain('secret');

    // What cannot be shown has happened all the same.
    const unprintable = await host.call('wipe', { ids: ['evt_unprintable'] });
    expect(unprintable.structuredContent).toMatchObject({ status: 'final', deleted: ['evt_unprintable'] });
    expect(unprintable.text).toBe('Deleted.');
    await host.close();
  });
});

describe('over one connection', () => {
  it('says stop_retrying at the third failure of a tool in a row, whatever it is, and forgets at a success', async () => {
    const host = await connectInProcess('modern', stubServer(undefined, { tools: [wipe] }));
    const fail = async (behave = 'refuse') => {
      const { structuredContent } = await host.call('wipe', { ids: ['evt_a'], behave });
      return structuredContent.stop_retrying;
    };
    expect([await fail(), await fail(), await fail(), await fail()]).toEqual([undefined, undefined, true, true]);
    await host.call('wipe', { ids: ['evt_a'] });
    expect([await fail(), await fail()]).toEqual([undefined, undefined]);
    expect([await fail('defect')]).toEqual([true]);
    await host.close();
  });

  it('says once that UTC is only assumed', async () => {
    const services = new StubServices();
    services.zoneSource = 'system';
    const host = await connectInProcess('modern', stubServer(services, { tools: [wipe] }));
    const first = await host.call('wipe', { ids: ['evt_a'] });
    const second = await host.call('wipe', { ids: ['evt_a'] });
    expect(first.structuredContent.assumptions).toHaveLength(1);
    expect(first.text).toContain('UTC');
    expect(second.structuredContent).not.toHaveProperty('assumptions');
    await host.close();
  });

  it('stops what runs past the deadline', async () => {
    const host = await connectInProcess('v1', stubServer(undefined, { tools: [wipe], deadlineMs: 100 }));
    const started = Date.now();
    const { structuredContent } = await host.call('wipe', { ids: ['evt_a'], behave: 'hang' });
    expect(structuredContent).toMatchObject({ status: 'error', code: 'TIMEOUT' });
    expect(Date.now() - started).toBeLessThan(1_000);
    await host.close();
  });
});

it.each(['legacy', 'modern'] as const)('a call that the host cancels stops its work (%s)', async (era) => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const build = stubServer(undefined, { tools: [wipe] });
  serveStdio(({ era: served }) => build(served), { transport: far });
  const mode = era === 'modern' ? { pin: '2026-07-28' } : era;
  const client = new Client({ name: 'impatient', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(near);
  const cancel = new AbortController();
  const call = client.callTool(
    { name: 'wipe', arguments: { ids: [`evt_${era}`], behave: 'hang' } },
    { signal: cancel.signal },
  );
  setTimeout(() => cancel.abort(), 50);
  await expect(call).rejects.toThrow();
  await vi.waitFor(() => expect(stopped).toContain(`evt_${era}`));
  await client.close();
});

describe('tool lists', () => {
  it('hold the core and the chosen toolsets', async () => {
    const host = await connectInProcess('v1', stubServer(undefined, { toolsets: parseToolsets('memory') }));
    const names = (await host.list()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['get_current_time', 'undo', 'profile_update']));
    expect(names).not.toContain('schedule_add');
    await host.close();
  });

  it('read-only lists only tools that read', async () => {
    const host = await connectInProcess('modern', stubServer(undefined, { readOnly: true }));
    for (const tool of await host.list()) expect(tool.annotations).toMatchObject({ readOnlyHint: true });
    await host.close();
  });
});
