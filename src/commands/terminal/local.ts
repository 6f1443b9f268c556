import type { Caller } from '../../domain/caller.ts';
import type { Services } from '../../services/index.ts';

/** The person at this terminal, for commands that use the services without a tool. */
export function localCaller(services: Services, command: string): Promise<Caller> {
  return services.callerFor({ user: 'local' }, { session: crypto.randomUUID(), tool: command, text: '' });
}
