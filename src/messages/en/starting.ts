/** What is wrong with settings and flags, and what a server says as it starts. */
export const starting = {
  setting: ({ name, why }: { name: string; why: string }) => `${name} ${why}`,
  mustBe: {
    serverUrl: 'must be a URL such as postgres://user:password@host:5432/database',
    database: 'must be a file path, :memory: or a postgres:// URL',
    zone: 'must be an IANA time zone, such as Asia/Shanghai',
    onOff: 'must be on or off',
    model: 'must be auto, off, an installed model, or an http URL',
    noPassword: 'must not hold a password: a key goes into the variable …_KEY',
  },
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  modelNeeded: ({ variable }: { variable: string }) =>
    `${variable} is a URL: ${variable}_MODEL must name the model that it has`,
  unknownFlag: ({ flag }: { flag: string }) => `there is no flag ${flag}`,
  flagNeedsValue: ({ flag }: { flag: string }) => `${flag} needs a value`,
  flagTakesNone: ({ flag }: { flag: string }) => `${flag} takes no value`,
  unknownToolset: ({ name, names }: { name: string; names: readonly string[] }) =>
    `toolsets: unknown toolset "${name}" (known: ${names.join(', ')})`,
  takesNoWords: ({ command, word }: { command: string; word: string }) =>
    `${command} takes no words, and "${word}" is one`,
  port: '--port must be a number from 0 (any free one) to 65535',
  notifyFile: 'the file beside the calendar that ends in .notify cannot be read: mend or delete it',

  httpsAddress: ({ flag }: { flag: string }) => `--${flag} must be an https address, such as https://perch.example`,
  addressOnly: ({ flag }: { flag: string }) =>
    `--${flag} must be an address and nothing else, such as https://perch.example`,
  authKinds: '--auth is none, token or oidc',
  needsAuth: ({ flag }: { flag: string }) => `--${flag} needs --auth token or --auth oidc`,
  needsOidc: ({ flag }: { flag: string }) => `--${flag} needs --auth oidc`,
  noPath: '--public-url must have no path: Perch serves /mcp below it',
  publicUrlNeeded: '--public-url must say how the server is reached, such as https://perch.example',
  issuerNeeded: '--issuer must name who signs users in, such as https://login.example',
  notThisMachine: ({ host }: { host: string }) =>
    `--host ${host} is not this machine alone: any other address needs --auth token or oidc`,
  hostIsAddress: '--host must be an address, such as 0.0.0.0',
  portTaken: ({ port, url }: { port: number; url: string }) =>
    `port ${port} is taken (by another Perch? see ${url}); choose one with --port, or --port 0 for any`,
  portForbidden: ({ port }: { port: number }) => `port ${port} may not be used by you; choose one above 1023`,
  notOurAddress: ({ host }: { host: string }) => `--host ${host} is no address of this machine`,
  finishing: 'perch: finishing what is under way …',
  serving: ({ store }: { store: string }) => `Perch is serving ${store}`,
  /** Where one person is served: the page, and where hosts are to go. */
  forOne: ({
    page,
    mcp,
    sse,
    open,
    doctor,
    service,
  }: Record<'page' | 'mcp' | 'sse' | 'open' | 'doctor' | 'service', string>) =>
    `  page      ${page}
  MCP       ${mcp}   (older hosts: ${sse})

The link lets one browser in, once; for another one: ${open}
The page says how to connect a host, and so does:
  ${doctor}
To have reminders with no host running: ${service}`,
  everyUser: `
Every user of this machine can reach it, and read and change this calendar: Perch tells users apart on Linux only, and
not with --any-user. Where you share the machine, connect hosts over stdio.`,
  forMany: ({ mcp, how, page, open }: Record<'mcp' | 'how' | 'page' | 'open', string>) =>
    `  MCP       ${mcp}
  let in by ${how}
  page      ${page}, for who has a link: ${open} --user NAME`,
  reachedAs: ({ mcp, url }: { mcp: string; url: string }) => `${mcp}, reached as ${url}`,
  accountAt: ({ issuer }: { issuer: string }) => `an account at ${issuer}`,
  toStop: 'Stop with Ctrl+C.',
  nothingAnswers: ({ url }: { url: string }) =>
    `Nothing answers at ${url}: start it with perch-mcp http, or name its --port.`,

  jsonNeeded: `the arguments must be one JSON object, such as '{"start":"2026-01-28"}'`,
  callNeeds: ({ tools }: { tools: readonly string[] }) => `call needs a tool: ${tools.join(', ')}`,
  noTool: ({ name, tools }: { name: string; tools: readonly string[] }) =>
    `there is no tool "${name}": ${tools.join(', ')}`,
  leftOutTool: ({ name, toolset }: { name: string; toolset: string }) =>
    `${name} belongs to the toolset ${toolset}, which --toolsets leaves out`,
  writes: ({ name }: { name: string }) => `${name} writes, and --read-only is set`,
  hosts: ({ names }: { names: readonly string[] }) => `--config must be one of ${names.join(', ')}`,
};
