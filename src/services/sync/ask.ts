import { type CalendarServer, type FetchedObject, ServerRefusal } from './server.ts';

/**
 * One object; undefined where there is certainly none; `refused` where the server fails at this one, which must not
 * stop the others. Throws ServerRefusal for what concerns all of them, such as a password that is no longer taken.
 */
export async function ask(server: CalendarServer, href: string): Promise<FetchedObject | undefined | 'refused'> {
  try {
    return await server.get(href);
  } catch (error) {
    if (error instanceof ServerRefusal && error.why === 'failed') return 'refused';
    throw error;
  }
}
