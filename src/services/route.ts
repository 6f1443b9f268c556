import type { Caller } from '../domain/caller.ts';
import type { Routing } from '../domain/router/route.ts';

/** Which route a request belongs to. The reader of times comes with it, and is loaded late as elsewhere. */
export async function routeRequest(caller: Caller, text: string): Promise<Routing> {
  const { routeText } = await import('../domain/router/route.ts');
  return routeText(text, caller);
}
