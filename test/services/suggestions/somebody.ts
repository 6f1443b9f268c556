import { expect } from 'vitest';
import type { Structured } from '../../../src/mcp/call/envelope.ts';
import { openDesk } from '../tool-calls.ts';

/** Monday, 2026-11-23 09:00:30 in Shanghai; what is added lies on the Tuesday unless said. */
export const desk = await openDesk({ timezone: 'Asia/Shanghai' });

let users = 0;

/** A user without events, in one of the languages. */
export async function somebody(language: 'zh' | 'en' = 'en') {
  const user = `user-${++users}`;
  const call = async (tool: string, args: Record<string, unknown>): Promise<Structured> => desk.call(user, tool, args);
  const done = async (tool: string, args: Record<string, unknown>): Promise<Structured> => {
    const result = await call(tool, args);
    expect(result.status, JSON.stringify(result)).toBe('final');
    return result;
  };
  await done('profile_update', { language, working_hours: 'MO-FR 09:00-18:00' });
  const add = (title: string, clock: string, minutes: number, more: object = {}) =>
    done('schedule_add', { title, start: `2026-11-24T${clock}`, duration_minutes: minutes, ...more });
  return { call, done, add };
}

export const idOf = (result: Structured, kind: string): string => (result[kind] as { id: string }).id;
export const suggested = ({ suggestions = [] }: Structured) => suggestions;

export const Tuesday = { start: '2026-11-24' };
