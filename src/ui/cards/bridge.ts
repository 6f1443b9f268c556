/** JSON-RPC between a card and the host around it, by postMessage (MCP Apps, spec 2026-01-26). */
type Params = Readonly<Record<string, unknown>>;

/** What a host says of itself and of the place that a card has, as far as cards heed it. */
export interface Context {
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly styles?: { readonly variables?: Readonly<Record<string, string | undefined>> };
}

interface Capabilities {
  readonly serverTools?: object;
  readonly message?: object;
  readonly updateModelContext?: object;
}

export interface Host {
  readonly context: Context;
  readonly can: Capabilities;
  /** Rejects when the host refuses. */
  request(method: string, params: Params): Promise<unknown>;
  notify(method: string, params: Params): void;
}

/** What comes without being asked for. */
export interface Heard {
  input(args: Params): void;
  result(result: unknown): void;
  cancelled(): void;
  context(changed: Context): void;
  /** The card is about to be taken away. */
  teardown(): void;
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: unknown;
  readonly error?: { readonly message?: string };
}

const VERSION = '2026-01-26';

/** Whoever frames the card relays for a host whose address it cannot know. */
const send = (message: object): void => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

function answer(id: number | string, method: string, heard: Heard): void {
  if (method === 'ui/resource-teardown') heard.teardown();
  const isKnown = method === 'ping' || method === 'ui/resource-teardown';
  send(isKnown ? { id, result: {} } : { id, error: { code: -32601, message: `${method} is unknown` } });
}

/** Shakes hands with the host. Never resolves where there is none. */
export async function connect(heard: Heard): Promise<Host> {
  const open = new Map<unknown, (message: Message) => void>();
  let last = 0;
  const hear: Readonly<Record<string, (params: Params) => void>> = {
    'ui/notifications/tool-input': ({ arguments: args }) => heard.input((args ?? {}) as Params),
    'ui/notifications/tool-result': (params) => heard.result(params),
    'ui/notifications/tool-cancelled': () => heard.cancelled(),
    'ui/notifications/host-context-changed': (params) => heard.context(params),
  };
  addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
    if (source !== parent || typeof data !== 'object') return;
    const { id, method, params = {} } = data;
    if (method === undefined) open.get(id)?.(data);
    else if (id === undefined) hear[method]?.(params);
    else answer(id, method, heard);
  });
  const request = (method: string, params: Params): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      open.set(id, ({ result, error }) => {
        open.delete(id);
        if (error) reject(new Error(error.message));
        else resolve(result);
      });
      send({ id, method, params });
    });
  const notify = (method: string, params: Params): void => send({ method, params });
  const told = (await request('ui/initialize', {
    protocolVersion: VERSION,
    appInfo: { name: 'perch', version: VERSION },
    appCapabilities: { availableDisplayModes: ['inline'] },
  })) as { readonly hostCapabilities?: Capabilities; readonly hostContext?: Context };
  notify('ui/notifications/initialized', {});
  return { context: told.hostContext ?? {}, can: told.hostCapabilities ?? {}, request, notify };
}
