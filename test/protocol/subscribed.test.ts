import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectHttp, type Host } from './harness.ts';
import { type HttpServer, startHttp } from './http-server.ts';

let server: HttpServer;
let host: Host;
beforeAll(async () => {
  server = await startHttp();
  host = await connectHttp('modern', `${server.url}/mcp`);
  await host.call('group_add', { name: 'Work 工作' });
  await host.call('schedule_add', { title: 'Standup', start: '2031-01-06T09:00', group: 'Work 工作' });
  await host.call('schedule_add', { title: 'Dentist', start: '2031-01-07T09:00' });
});
afterAll(async () => {
  await host.close();
  await server.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

it('calendar programs subscribe to everything, or to one group, and are sent what has changed alone', async () => {
  const all = await get('/calendar.ics');
  expect([all.status, all.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await all.text();
  expect(text.match(/SUMMARY:\w+/g)?.sort()).toEqual(['SUMMARY:Dentist', 'SUMMARY:Standup']);
  const one = await (await get(`/calendar/${encodeURIComponent('Work 工作')}.ics`)).text();
  expect(one.match(/SUMMARY:\w+/g)).toEqual(['SUMMARY:Standup']);

  const etag = all.headers.get('etag') ?? '';
  expect((await get('/calendar.ics', { 'if-none-match': etag })).status).toBe(304);
  await host.call('schedule_add', { title: 'Lunch', start: '2031-01-08T12:00' });
  const next = await get('/calendar.ics', { 'if-none-match': etag });
  expect([next.status, (await next.text()).includes('SUMMARY:Lunch')]).toEqual([200, true]);
});

it('there is no calendar of a group that is not there, and nothing to write', async () => {
  expect((await get('/calendar/Nobody.ics')).status).toBe(404);
  expect((await get('/calendar/%E0%A4%A.ics')).status).toBe(404);
  expect((await fetch(`${server.url}/calendar.ics`, { method: 'PUT', body: 'x' })).status).toBe(405);
});

it('a page of another origin cannot read it', async () => {
  expect((await get('/calendar.ics', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await get('/calendar.ics', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
