import type { Access } from '../../app/access-config.ts';
import type { Services } from '../../services/index.ts';
import { HttpMetrics } from '../../transports/http/metrics.ts';
import type { HttpOptions } from '../../transports/http/serve.ts';
import type { Guest } from '../../ui/app/doorkeeper.ts';
import { tokenIn } from '../../ui/app/many.ts';
import { gateOf } from './access.ts';

/** Sessions of the 2025 era that one user may have. */
const OWN_SESSIONS = 100;
/** How long a browser that followed a link is let in. */
const BROWSER_DAYS = 90;

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
    // Whoever has a token is let in, from wherever; a stranger need not know the version.
    peers: undefined,
    keptToken: tokenIn,
    files: undefined,
    health: async () => {
      await accounts.standing([], ['']);
      return {};
    },
  } satisfies Partial<HttpOptions>;
  const admit = async ({ user, scope }: Guest) => {
    const account = (await accounts.users()).find((one) => one.user === user);
    return account && accounts.createToken(account, { scope, days: BROWSER_DAYS });
  };
  return { serving, admit, signing: { stateKey: await accounts.stateKey() } };
}
