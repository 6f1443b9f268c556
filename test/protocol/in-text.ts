import { expect } from 'vitest';
import type { Call } from '../../src/present/calls.ts';

/** What a model needs for its next call: it must be in the text as well. */
const NEEDED = [
  'id',
  'ref',
  'occurrence',
  'slot_token',
  'confirm_token',
  'plan_token',
  'change_id',
  'next_cursor',
  'code',
  'hint',
];
/** Lists whose every line must be there. */
const LINES = ['assumptions', 'warnings', 'missing'];

/** Conflicts and the like that the text counts instead of listing. */
const LISTED = 10;

/** Whether the text of a result would do without its structured content. */
export function expectInText(text: string, part: unknown): void {
  if (Array.isArray(part)) for (const each of part.slice(0, LISTED)) expectInText(text, each);
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
  for (const [key, value] of Object.entries(part)) {
    if (NEEDED.includes(key)) expect(text, key).toContain(value);
    if (key === 'version' && 'id' in part) expect(text, key).toContain(`${part.id} v${value}`);
    if (LINES.includes(key)) for (const line of value as string[]) expect(text, key).toContain(line);
    // The arguments of a call stand there as JSON; `current` repeats the message.
    if (key === 'retry' || key === 'suggestions') {
      for (const call of [value].flat() as Call[])
        expect(text).toContain(`${call.tool} ${JSON.stringify(call.arguments)}`);
    } else if (key !== 'current' && key !== 'later' && key !== 'fields') expectInText(text, value);
  }
}
