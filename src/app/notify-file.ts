import { z } from 'zod';
import { type NotifySettings, notifySettings } from '../notify/settings.ts';
import { ConfigError, type Environment } from './config.ts';
import { privateFile } from './private-file.ts';

export interface NotifyFile {
  read(): Promise<NotifySettings>;
  write(settings: NotifySettings): Promise<void>;
}

/**
 * What the user has set up to be reached by: addresses hold keys, so it lies where only the user may read it. `read`
 * throws ConfigError where the file is not what was written.
 */
export function notifyFile(db: string, env: Environment): NotifyFile {
  const file = privateFile(db, 'notify', env);
  return {
    async read() {
      try {
        return notifySettings.parse((await file.read()) ?? {});
      } catch (error) {
        if (error instanceof z.ZodError || error instanceof SyntaxError)
          throw new ConfigError((to) => to.starting.notifyFile);
        throw error;
      }
    },
    write: (settings) => file.write(settings),
  };
}
