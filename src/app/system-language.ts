import type { Language } from '../messages/index.ts';

/** The language of who starts a process: of the setting, else of the system. */
export function systemLanguage(setting: Language | undefined): Language {
  if (setting) return setting;
  return Intl.DateTimeFormat().resolvedOptions().locale.startsWith('zh') ? 'zh' : 'en';
}
