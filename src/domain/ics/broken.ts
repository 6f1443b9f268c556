import type { Language } from '../caller.ts';

/** Why one part of a file cannot be read. Never leaves this folder: the reader turns it into a list of skipped parts. */
export class BrokenPart extends Error {
  readonly reason: (language: Language) => string;
  /** Line of the property at fault, when it is not the component's own. */
  readonly line: number | undefined;

  constructor(reason: (language: Language) => string, line?: number) {
    super(reason('en'));
    this.name = 'BrokenPart';
    this.reason = reason;
    this.line = line;
  }
}

/** A part that was left out. */
export interface SkippedPart {
  /** VEVENT, VTODO: the whole event or todo. RRULE: the event was kept, without its repeat. */
  readonly component: string;
  readonly line: number;
  readonly uid?: string;
  readonly reason: string;
}

/** A value of the file as it may be quoted in a message: one line, nothing invisible, not endless. */
export function quote(value: string): string {
  const flat = value
    .slice(0, 200)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  return `"${flat.length > 60 ? `${flat.slice(0, 60)}…` : flat}"`.toWellFormed();
}
