import type { Access } from '../../app/access-config.ts';
import type { Services } from '../../services/index.ts';
import { HttpMetrics } from '../../transports/http/metrics.ts';
import type { HttpOptions } from '../../transports/http/serve.ts';
import { gateOf } from './access.ts';

/** Sessions of the 2025 era that one user may have. */
const OWN_SESSIONS = 100;

/** What a server for many people has, and one for the person at this machine has not. */
export async function manyPeople(
  access: Exclude<Access, { kind: 'none' }>,
  services: Services,
  report: (line: string) => void,
) {
  const accounts = await services.accounts();
  const serving = {
    ...gateOf(access, accounts, report),
    hosts: access.hosts,
    metrics: new HttpMetrics(),
    limits: { ownSessions: OWN_SESSIONS },
    // Whoever has a token is let in, from wherever; a stranger need not know the version, and the page is one person's.
    peers: undefined,
    page: undefined,
    files: undefined,
    health: async () => {
      await accounts.standing([], ['']);
      return {};
    },
  } satisfies Partial<HttpOptions>;
  return { serving, signing: { stateKey: await accounts.stateKey() } };
}
