import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Client,
  InMemoryTransport,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as V1SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport as V1StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as V1StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator as V1AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { type Watching, watch } from './watch.ts';

/** `v1`: the 2025-era SDK. The others are modes of the 2026-era SDK. */
export type Era = 'v1' | 'legacy' | 'auto' | 'modern';
export const ERAS: readonly Era[] = ['v1', 'legacy', 'auto', 'modern'];

interface ElicitAnswer {
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, string | number | boolean | string[]>;
}

/** A field of a form: a box to tick, or a list to pick from. */
export interface FormField {
  readonly type: string;
  readonly enum?: readonly string[];
}

/** What the user of the host does when asked. Without it the host declares that it cannot ask. */
export type Elicit = (
  message: string,
  fields: Readonly<Record<string, FormField>>,
) => ElicitAnswer | Promise<ElicitAnswer>;

interface ToolResult {
  structuredContent: Record<string, unknown>;
  text: string;
  /** The file that came along. */
  attached: string | undefined;
  isError: boolean;
}

interface ListedTool {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  inputSchema: object;
  outputSchema?: object | undefined;
  annotations?: object | undefined;
}

interface ListedPrompt {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  arguments?: { name: string; description?: string | undefined; required?: boolean | undefined }[] | undefined;
}

interface ListedResource {
  name: string;
  uri?: string | undefined;
  uriTemplate?: string | undefined;
  mimeType?: string | undefined;
  annotations?: { lastModified?: string | undefined } | undefined;
}

interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  onprogress?: (progress: { progress: number; total?: number | undefined; message?: string | undefined }) => void;
}

/** A connected host. `call` also checks the result against the advertised output schema. */
export interface Host {
  call(tool: string, args?: unknown, options?: CallOptions): Promise<ToolResult>;
  list(): Promise<ListedTool[]>;
  /** The text of a resource. */
  read(uri: string): Promise<string>;
  /** Resources and templates. */
  resources(): Promise<ListedResource[]>;
  /** What the host may offer its user for the part of a template. */
  completeUri(uri: string, part: string, value: string): Promise<string[]>;
  /** Has itself told of changes, as its era does it. */
  watch(uris: readonly string[], updated: (uri: string) => void): Promise<Watching>;
  prompts(): Promise<ListedPrompt[]>;
  /** The text of each message of a prompt. */
  prompt(name: string, args?: Record<string, string>): Promise<string[]>;
  /** What the host may offer its user for an argument of a prompt. */
  complete(prompt: string, argument: string, value: string): Promise<string[]>;
  readonly instructions: string | undefined;
  /** The revision that was agreed on; the v1 SDK does not tell. */
  readonly protocol: string | undefined;
  close(): Promise<void>;
}

interface RawClient {
  callTool(...given: unknown[]): Promise<unknown>;
  listTools(): Promise<{ tools: ListedTool[] }>;
  readResource(params: { uri: string }): Promise<{ contents: { text?: string }[] }>;
  listResources(): Promise<{ resources: ListedResource[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: ListedResource[] }>;
  listPrompts(): Promise<{ prompts: ListedPrompt[] }>;
  getPrompt(params: object): Promise<{ messages: { role: string; content: { type: string; text?: string } }[] }>;
  complete(params: object): Promise<{ completion: { values: string[] } }>;
  getInstructions(): string | undefined;
  getNegotiatedProtocolVersion?(): string | undefined;
  close(): Promise<void>;
}

/** Compiles each schema once for all hosts: they are told the same, and compiling takes longer than most tests. */
function remembered<Schema extends object, Validator>(
  compile: (schema: Schema) => Validator,
): (schema: Schema) => Validator {
  const known = new Map<string, Validator>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const validator = known.get(key) ?? compile(schema);
    known.set(key, validator);
    return validator;
  };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
const validatorOf = remembered((schema: object) => ajv.compile(schema));

/** What either SDK brings along for its hosts. */
const ofV1 = new V1AjvJsonSchemaValidator();
const ofV2 = new AjvJsonSchemaValidator();
const V1_VALIDATOR = {
  getValidator: remembered((schema: Parameters<typeof ofV1.getValidator>[0]) => ofV1.getValidator<never>(schema)),
};
const V2_VALIDATOR = {
  getValidator: remembered((schema: Parameters<typeof ofV2.getValidator>[0]) => ofV2.getValidator<never>(schema)),
};

const CLIENT = 'perch-test';

/** The v1 SDK takes a schema of the result in between. */
const callTool = (client: RawClient, params: { name: string }, options: CallOptions): Promise<unknown> =>
  client instanceof V1Client ? client.callTool(params, undefined, options) : client.callTool(params, options);

async function hostOf(client: RawClient, cleanUp: () => Promise<void> = async () => {}): Promise<Host> {
  const tools = (await client.listTools()).tools;
  const schemas = new Map(tools.map((tool) => [tool.name, tool.outputSchema ?? {}]));
  return {
    async call(tool, args = {}, options = {}) {
      const params = { name: tool, arguments: args as Record<string, unknown> };
      const result = (await callTool(client, params, options)) as {
        structuredContent?: Record<string, unknown>;
        content: { type: string; text?: string; resource?: { text: string } }[];
        isError?: boolean;
      };
      const structured = result.structuredContent ?? {};
      const validate = validatorOf(schemas.get(tool) ?? {});
      expect(validate(structured), `${tool}: ${JSON.stringify(validate.errors)} ${JSON.stringify(structured)}`).toBe(
        true,
      );
      expect(result.isError === true, `${tool}: isError goes with status error`).toBe(structured.status === 'error');
      const text = result.content.flatMap((part) => part.text ?? []).join('\n');
      const attached = result.content.find((part) => part.resource)?.resource?.text;
      return { structuredContent: structured, text, attached, isError: result.isError === true };
    },
    list: async () => (await client.listTools()).tools,
    read: async (uri) => (await client.readResource({ uri })).contents.map(({ text }) => text).join(''),
    resources: async () => [
      ...(await client.listResources()).resources,
      ...(await client.listResourceTemplates()).resourceTemplates,
    ],
    completeUri: async (uri, name, value) => {
      const ref = { type: 'ref/resource', uri };
      return (await client.complete({ ref, argument: { name, value } })).completion.values;
    },
    watch: (uris, updated) => watch(client as unknown as Client, uris, updated),
    prompts: async () => (await client.listPrompts()).prompts,
    prompt: async (name, args = {}) => {
      const { messages } = await client.getPrompt({ name, arguments: args });
      return messages.map(({ role, content }) => {
        expect([role, content.type]).toEqual(['user', 'text']);
        return content.text ?? '';
      });
    },
    complete: async (prompt, name, value) => {
      const ref = { type: 'ref/prompt', name: prompt };
      return (await client.complete({ ref, argument: { name, value } })).completion.values;
    },
    instructions: client.getInstructions(),
    protocol: client.getNegotiatedProtocolVersion?.(),
    async close() {
      await client.close();
      await cleanUp();
    },
  };
}

const capabilities = (elicit: Elicit | undefined) => (elicit ? { elicitation: { form: {} } } : {});

const fieldsOf = (params: object): Readonly<Record<string, FormField>> =>
  'requestedSchema' in params ? (params.requestedSchema as { properties: Record<string, FormField> }).properties : {};

function v1Client(elicit: Elicit | undefined, name = CLIENT): V1Client {
  const client = new V1Client(
    { name, version: '1.0.0' },
    { capabilities: capabilities(elicit), jsonSchemaValidator: V1_VALIDATOR },
  );
  if (elicit)
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => ({
      ...(await elicit(params.message, fieldsOf(params))),
    }));
  return client;
}

function v2Client(era: Exclude<Era, 'v1'>, elicit: Elicit | undefined, name = CLIENT): Client {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : era;
  const client = new Client(
    { name, version: '1.0.0' },
    { capabilities: capabilities(elicit), versionNegotiation: { mode }, jsonSchemaValidator: V2_VALIDATOR },
  );
  if (elicit)
    client.setRequestHandler('elicitation/create', async ({ params }) => ({
      ...(await elicit(params.message, fieldsOf(params))),
    }));
  return client;
}

export const SOURCE = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** The program that tests start: made of the sources for a whole run (test/entry.setup.ts), or these themselves. */
export const CLI = process.env.PERCH_TEST_ENTRY ?? SOURCE;

/** Servers are started by the dozen, and compile the same code: kept beside a program that is gone after the run. */
const COMPILED = process.env.PERCH_TEST_ENTRY ? join(dirname(CLI), 'compiled') : process.env.NODE_COMPILE_CACHE;

export interface ConnectOptions {
  env?: Record<string, string>;
  args?: string[];
  elicit?: Elicit;
  /** The program to run with node. Default: the command itself. */
  entry?: string;
}

/** Settings of a server process: a database of its own, UTC, English, code compiled once for all of them. */
export const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  XDG_DATA_HOME: folder,
  TZ: 'UTC',
  LANG: 'C',
  // Servers are started by the dozen: without it most of the time goes into compiling the same sources.
  PERCH_DB: join(folder, 'perch.db'),
  // Nobody at this machine is to be reminded of what tests write.
  PERCH_NOTIFY: 'off',
  ...(COMPILED && { NODE_COMPILE_CACHE: COMPILED }),
  // A whole run may be with Node's own SQLite.
  ...(process.env.PERCH_SQLITE && { PERCH_SQLITE: process.env.PERCH_SQLITE }),
});

/** Connects a host of `era` over real stdio to a server process of its own. */
export async function connect(
  era: Era,
  { env = {}, args = [], elicit, entry = CLI }: ConnectOptions = {},
): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-test-'));
  const server = {
    command: process.execPath,
    args: [entry, ...args],
    env: { ...environment(folder), ...env },
    stderr: 'inherit' as const,
  };
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  if (era === 'v1') {
    const client = v1Client(elicit);
    await client.connect(new V1StdioClientTransport(server));
    return hostOf(client as unknown as RawClient, cleanUp);
  }
  const client = v2Client(era, elicit);
  await client.connect(new StdioClientTransport(server));
  return hostOf(client as unknown as RawClient, cleanUp);
}

/**
 * Connects a host of `era` to a server that is there, at its `/mcp` or its
 * `/sse`. Hosts of the modern era count as one as long as they have one `name`.
 */
export async function connectHttp(
  era: Era,
  address: string,
  { elicit, name, token }: { elicit?: Elicit | undefined; name?: string; token?: string } = {},
): Promise<Host> {
  const url = new URL(address);
  const sending = token === undefined ? {} : { requestInit: { headers: { authorization: `Bearer ${token}` } } };
  const sse = url.pathname === '/sse';
  if (era === 'v1') {
    const client = v1Client(elicit, name);
    const transport = sse ? new V1SSEClientTransport(url, sending) : new V1StreamableHTTPClientTransport(url, sending);
    await client.connect(transport as Parameters<V1Client['connect']>[0]);
    return hostOf(client as unknown as RawClient);
  }
  const client = v2Client(era, elicit, name);
  const transport = sse ? new SSEClientTransport(url, sending) : new StreamableHTTPClientTransport(url, sending);
  await client.connect(transport);
  return hostOf(client as unknown as RawClient);
}

/** Builds the server of an era, as `serveStdio` asks for it. */
type Build = (era: 'legacy' | 'modern') => Server;

/** The host's end of a pipe to a server inside this process. */
export function pipeInProcess(build: Build): { readonly near: Transport; close(): Promise<void> } {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const handle = serveStdio(({ era }) => build(era), { transport: far });
  return { near, close: () => handle.close() };
}

/** Connects a host of `era` to a server inside this process. */
export async function connectInProcess(era: Era, build: Build, elicit?: Elicit): Promise<Host> {
  const { near, close } = pipeInProcess(build);
  const client = era === 'v1' ? v1Client(elicit) : v2Client(era, elicit);
  await client.connect(near as Transport & Parameters<V1Client['connect']>[0]);
  return hostOf(client as unknown as RawClient, close);
}
