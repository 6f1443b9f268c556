import type { Quotas } from '../../domain/access/quotas.ts';
import { includes, type Scope } from '../../domain/access/scope.ts';
import type { Language } from '../../domain/caller.ts';
import type { Guest } from './doorkeeper.ts';
import { lockedPage, onceMore } from './locked-page.ts';
import { answer, isFromElsewhere, type LocalAppOptions, languageOf, publicFile, visitOf } from './serve.ts';

/** Who sends a request, by the token that the cookie of their browser is. */
interface Sender {
  readonly user: string;
  readonly scope: Scope | undefined;
  readonly quotas: Quotas;
  readonly tokenId?: string | undefined;
}

export interface ManyAppOptions extends Omit<LocalAppOptions, 'identity' | 'isOwn'> {
  /** A new token of theirs, for one browser; undefined where they have no account any more. */
  admit(guest: Guest): Promise<{ readonly token: string; readonly expiresAt: number } | undefined>;
}

/** The cookie that a browser's token lies in. */
const COOKIE = 'perch_token';

/** The token in the cookies of a request. */
export function tokenIn(cookies: string | null): string | undefined {
  const found = (cookies ?? '').slice(0, 8_192).split(/;\s*/);
  return found.find((one) => one.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/** What sets it: no script reads it, no page of another site has it sent, and where the server is reached by https nothing else carries it. */
function cookieOf({ url }: ManyAppOptions, { token, expiresAt }: { token: string; expiresAt: number }): string {
  const seconds = Math.max(0, Math.floor((expiresAt - Date.now()) / 1_000));
  const secure = url.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}${secure}`;
}

/**
 * The app of a server for many people: everybody sees their own calendar, as far as their token goes. A browser gets a
 * token by a link that works once; it is one of the user's tokens, and ends where that is revoked.
 */
export function appForMany(
  options: ManyAppOptions,
): (request: Request, body?: unknown, sender?: Sender) => Promise<Response> {
  return async (request, body, sender) => {
    const language = languageOf(options, request);
    const link = new URL(request.url).searchParams.get('enter');
    if (link !== null) return enter(options, language, link, sender !== undefined);
    if (!sender) return isFromElsewhere(request) ? onceMore(language) : lockedPage(language, undefined, false);
    const { user, scope, quotas, tokenId } = sender;
    const own = {
      ...options,
      identity: { user, quotas, local: false },
      readOnly: options.readOnly || !includes(scope, 'write'),
      isOwn: false,
    };
    const session = options.door.session(tokenId ?? user);
    return publicFile(new URL(request.url).pathname, language) ?? answer(own, visitOf(request, body, session));
  };
}

async function enter(options: ManyAppOptions, language: Language, link: string, isIn: boolean): Promise<Response> {
  const guest = options.door.guestOf(link);
  const admitted = guest && (await options.admit(guest));
  if (admitted) return onceMore(language, cookieOf(options, admitted));
  return isIn ? onceMore(language) : lockedPage(language, undefined, true);
}
