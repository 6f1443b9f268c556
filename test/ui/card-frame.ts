import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Frame, FrameLocator, Page } from 'playwright-core';
import { project } from '../packaging/run.ts';
import { environment } from '../protocol/harness.ts';

/** What a host has of the server, through a client of its own. */
export interface Server {
  readonly client: Client;
  call(name: string, args: object): Promise<Answer>;
  close(): Promise<void>;
}

interface Answer {
  readonly structuredContent: Record<string, unknown>;
  readonly [part: string]: unknown;
}

/** The built server over stdio, on an empty calendar in `folder`. */
export async function connected(
  folder: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Server> {
  const client = new Client({ name: 'cards', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(project, 'dist/cli.js'), ...flags],
      env: { ...environment(folder), PERCH_TIMEZONE: 'Asia/Shanghai', ...env },
    }),
  );
  const call = async (name: string, args: object) =>
    (await client.callTool({ name, arguments: { ...args } })) as unknown as Answer;
  return { client, call, close: () => client.close() };
}

/** A host as the card finds it. */
export interface HostOptions {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly variables?: Record<string, string>;
  readonly capabilities?: object;
}

const EVERYTHING = { serverTools: {}, message: { text: {} }, updateModelContext: { text: {} } };

interface Heard {
  readonly said: string[];
  readonly told: string[];
  readonly sizes: number[];
}

/** A card in the frames of its host. */
export interface Framed {
  readonly page: Page;
  readonly card: FrameLocator;
  /** The inner frame, to run something in. */
  inside(): Frame;
  /** Errors, and what the policy has refused. */
  readonly complaints: string[];
  heard(): Promise<Heard>;
  /** Sends something by the host's bridge: `sendToolResult`. */
  send(method: string, params: object): Promise<unknown>;
}

interface Ui {
  readonly csp?: Record<string, string[]>;
}

/** The policy of the specification, for what the card has declared. */
function policyOf({ resourceDomains = [], connectDomains = [] }: Record<string, string[]>): string {
  const from = resourceDomains.join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' ${from}`,
    `style-src 'self' 'unsafe-inline' ${from}`,
    `img-src 'self' data: ${from}`,
    `font-src 'self' ${from}`,
    `connect-src ${connectDomains.length > 0 ? connectDomains.join(' ') : "'none'"}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}

let hostScript: Promise<string> | undefined;

const scriptOfHost = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'card-host.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

async function twoOrigins(context: BrowserContext): Promise<void> {
  hostScript ??= scriptOfHost();
  const host = await hostScript;
  const sandbox = readFileSync(path.join(import.meta.dirname, 'card-sandbox.js'), 'utf8');
  const page = (script: string): string =>
    `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style><body><script>${script.replaceAll('</script', '<\\/script')}</script>`;
  await context.route('http://host.test/', (route) => route.fulfill({ contentType: 'text/html', body: page(host) }));
  await context.route('http://sandbox.test/**', (route) => {
    const csp = JSON.parse(new URL(route.request().url()).searchParams.get('csp') ?? '{}') as Record<string, string[]>;
    const headers = { 'content-security-policy': policyOf(csp) };
    return route.fulfill({ contentType: 'text/html', body: page(sandbox), headers });
  });
}

/** The address of the card of a tool, as the tool list says it. */
async function cardOf({ client }: Server, tool: string): Promise<string> {
  const { tools } = await client.listTools();
  const ui = tools.find(({ name }) => name === tool)?._meta?.ui as { resourceUri?: string } | undefined;
  return ui?.resourceUri ?? '';
}

/** Frames the card of a tool in a host page: two frames on another origin, under the policy that the card asks for. */
export async function frame(
  browser: Browser,
  server: Server,
  tool: string,
  { width = 400, theme = 'light', locale = 'en-GB', variables, capabilities = EVERYTHING }: HostOptions = {},
): Promise<Framed> {
  const { contents } = await server.client.readResource({ uri: await cardOf(server, tool) });
  const [content] = contents;
  const html = content && 'text' in content ? content.text : '';
  const { csp } = (content?._meta?.ui ?? {}) as Ui;
  const context = await browser.newContext({ viewport: { width, height: 1_600 }, locale, colorScheme: theme });
  context.setDefaultTimeout(10_000);
  await context.addInitScript({ path: path.join(import.meta.dirname, 'card-in-page.js') });
  await twoOrigins(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  // The SDK tells of each message.
  page.on('console', (message) => message.type() !== 'debug' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('callServer', (name: string, args: object) => server.call(name, args));
  await page.goto('http://host.test/');
  const given = {
    html,
    csp,
    capabilities,
    width,
    context: { theme, locale, ...(variables && { styles: { variables } }) },
  };
  await page.evaluate(`frameCard(${JSON.stringify(given)})`);
  return {
    page,
    card: page.frameLocator('iframe').frameLocator('iframe'),
    inside: () => page.frames().at(-1) as Frame,
    complaints,
    heard: async () => (await page.evaluate('heard')) as Heard,
    send: (method, params) => page.evaluate(`bridge.${method}(${JSON.stringify(params)})`),
  };
}

/** Calls a tool and shows its result in its card, as a host does. */
export async function play(
  browser: Browser,
  server: Server,
  [tool, args]: readonly [string, object],
  options: HostOptions = {},
): Promise<Framed> {
  const framed = await frame(browser, server, tool, options);
  await framed.send('sendToolInput', { arguments: args });
  await framed.send('sendToolResult', await server.call(tool, args));
  await framed.card.locator('h1').waitFor();
  return framed;
}
