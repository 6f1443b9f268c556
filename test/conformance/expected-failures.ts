import type { Version } from './suite.ts';

/** What the suite finds wanting, and why it stays so. An entry that is found no more fails the test, as a new finding does. */
type Expected = Readonly<Record<Version, Readonly<Record<string, string>>>>;

const NO_RESUMPTION =
  'A recommendation. Streams over loopback end with one of their ends; what was written meanwhile is in history_query, and idempotency_key makes asking again safe.';

export const EXPECTED_OF_FIXTURE: Expected = {
  '2025-11-25': {
    'server-sse-polling:server-sse-priming-event': NO_RESUMPTION,
    'server-sse-polling:server-sse-retry-field': NO_RESUMPTION,
  },
  '2026-07-28': {},
};

const FIXTURE_ONLY = 'Needs a tool of the fixture, where it passes.';

export const EXPECTED_OF_PERCH: Expected = {
  '2025-11-25': {},
  '2026-07-28': {
    'server-stateless:sep-2575-server-rejects-undeclared-capability': FIXTURE_ONLY,
    'server-stateless:sep-2575-missing-capability-http-400': FIXTURE_ONLY,
    'server-stateless:sep-2575-http-server-no-independent-requests-on-stream': FIXTURE_ONLY,
    'server-stateless:sep-2575-server-no-log-without-loglevel': FIXTURE_ONLY,
  },
};
