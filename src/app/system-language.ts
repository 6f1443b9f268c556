import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '../messages/index.ts';
import type { Environment } from './config.ts';

/** The language of who starts a process: of the setting, else of the system. */
export function systemLanguage(setting: Language | undefined): Language {
  if (setting) return setting;
  return Intl.DateTimeFormat().resolvedOptions().locale.startsWith('zh') ? 'zh' : 'en';
}

/** The language of who wrote a command line, whatever else is wrong with it. */
export function languageOf(argv: readonly string[], env: Environment): Language {
  const options = { language: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true });
  const asked = values.language ?? env.PERCH_LANGUAGE;
  return systemLanguage(isLanguage(asked) ? asked : undefined);
}
