import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import type { Note } from './notes.ts';

/** One line for the user: what was understood otherwise than it was written, the detail, and how often. */
export function noteText(language: Language, { code, detail, count }: Note): string {
  const times = count > 1 ? ` ×${count}` : '';
  return `${messages(language).ics.notes[code]}${detail && `: ${detail}`}${times}`;
}
