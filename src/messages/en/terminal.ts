/** What a person reads in a terminal: help, and what doctor tells them to do. */
export const terminal = {
  /** Answers that mean yes, with a space between them. */
  yes: 'y yes',
  putInto: ({ host, place }: { host: string; place: string | undefined }) =>
    place === undefined ? `${host}: run this in a terminal` : `${host}: put this into ${place}`,
  invited: ({ name, minutes }: { name: string; minutes: number }) =>
    `For ${name}: the link lets one browser in, once, within ${minutes} minutes. A phone reads it above. perch-mcp token list shows that browser afterwards, and token revoke ends it.`,
  secretUnreadable: ({ flag, file }: { flag: string; file: string }) => `--${flag} ${file} cannot be read, or is empty`,
  secretNeeded: ({ flag, variable }: { flag: string; variable: string }) =>
    `a secret is needed: --${flag} FILE, or ${variable}`,
  complaint: ({ why }: { why: string }) => `perch-mcp: ${why}`,
  seeHelp: ({ why }: { why: string }) => `${why} (see perch-mcp --help)`,
  noCommand: ({ name }: { name: string }) => `there is no command "${name}"`,
  waiting: 'Perch is waiting for an MCP host on stdin. For people: perch-mcp --help',
  whatItIs: ({ version }: { version: string }) =>
    `perch-mcp ${version}: calendar, reminders, todos, memos and memory for MCP hosts`,
  commandsTitle: 'Commands',
  flagsTitle: 'Flags (each wins over its environment variable)',
  servesHost: 'serve one host over stdin and stdout',
  summaries: {
    http: 'serve hosts over HTTP: on this machine, with a page to look at, or many people',
    open: 'open the page of a running perch-mcp http in your browser, or print the link that lets one in; --user NAME: a link and a QR code for the phone of somebody on a server with --auth',
    user: 'who may use a server with --auth, and how much of it',
    token: 'tokens of these users: --scope read|write|share|admin, --days N',
    import: 'take in calendars; --skip-broken leaves out what cannot be read',
    account: 'connect calendars of other places; --password-file FILE, --use CALENDAR=two-way|pull|off',
    sync: 'bring connected calendars and their groups here into step',
    conflicts: 'what was changed here and there to different things, side by side',
    service: 'keep Perch running in the background: reminders, sync and the page without any host',
    notify:
      'send due reminders to your phone (ntfy, bark, telegram, feishu, dingtalk, wecom, webhook); quiet hours; --name, --to, --buttons, --secret, --url-file, --secret-file',
    export: 'write the calendar, or what touches a time of it, to a file or standard output',
    memo: 'take in notes: a folder of Markdown, or a JSON object a line',
    model: 'search by meaning: models that run here; --from FOLDER needs no network',
    reindex: 'give notes and memories vectors, where they have none, so that they are found by meaning',
    call: 'call one tool, without a host',
    demo: 'watch a host and a calendar at work; your own data is not touched',
    backup: 'copy the calendar, which may be in use, into a file or folder',
    restore: 'put a backup in the place of the calendar',
    'migrate-to': 'move the calendars of all users, with their history, to a PostgreSQL server or into a file',
    doctor: 'check this installation, or print the entry for a host',
    erase: 'remove items and their history for good',
  },
  flags: {
    db: ({ database }: { database: string }) => `database file, :memory: or postgres://… (default ${database})`,
    timezone: 'IANA time zone, unless the profile has one',
    language: 'language of messages, unless the profile has one',
    toolsets: ({ toolsets }: { toolsets: readonly string[] }) => `of ${toolsets.join(', ')}`,
    notify: 'how due reminders reach you (default auto)',
    plannerLock: 'of two programs that plan at once: off, reject or takeover (default off)',
    readOnly: 'list only tools that read (on or off)',
    help: 'this text',
    version: 'the version',
  },
  moreSettings: ({ levels }: { levels: readonly string[] }) =>
    `PERCH_EMBEDDER is auto (an installed model), off, an installed model, or the URL of an OpenAI-compatible
server with PERCH_EMBEDDER_MODEL and perhaps PERCH_EMBEDDER_KEY; PERCH_RERANKER likewise (/rerank).
PERCH_MODELS is the folder of models.
PERCH_TODO_REQUIRE_DUE=on adds no todo without a due time.
PERCH_SQLITE=node takes Node's own SQLite (22.16 or later) in place of better-sqlite3, as is done where that is not installed.
PERCH_PG_PREPARED=off keeps no prepared statements on a PostgreSQL server, as PgBouncer in transaction mode needs.
PERCH_LOG is one of ${levels.join(', ')} (default error); logs go to stderr.`,
};
