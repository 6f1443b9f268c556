import type { MemoryRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { memoTitle } from '../../domain/memo.ts';
import type { MemoryKind } from '../../domain/memory.ts';
import type { Place } from '../../domain/place.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import type { Listed } from '../change/question.ts';

/** A memory as a host sees it. */
export interface MemoryView {
  id: string;
  version: number;
  content: string;
  kind: MemoryKind;
  place?: Place;
  tags?: string[];
  source?: string;
  created: string;
  /** From when on it holds, and since when no more; without `valid_to` it still does. */
  valid_from?: string;
  valid_to?: string;
  /** The memory in whose place it came, and the one that came in its place. */
  supersedes?: string;
  superseded_by?: string;
}

/** How a memory is named in messages. */
export const memoryTitle = ({ content }: Pick<MemoryRow, 'content'>): string => memoTitle({ title: null, content });

export function memoryView(caller: Caller, row: MemoryRow, successor?: string): MemoryView {
  const tags = JSON.parse(row.tags) as string[];
  const iso = (instant: number): string => isoWithOffset(instant, caller.zone);
  return {
    id: row.id,
    version: row.version,
    content: row.content,
    kind: row.kind,
    ...(row.place !== null && { place: JSON.parse(row.place) as Place }),
    ...(tags.length > 0 && { tags }),
    ...(row.source !== null && { source: row.source }),
    created: iso(row.created_at),
    ...(row.valid_from !== null && { valid_from: iso(row.valid_from) }),
    ...(row.valid_to !== null && { valid_to: iso(row.valid_to) }),
    ...(row.supersedes !== null && { supersedes: row.supersedes }),
    ...(successor !== undefined && { superseded_by: successor }),
  };
}

export const listedMemory = (caller: Caller, row: MemoryRow): Listed => ({
  id: row.id,
  title: memoryTitle(row),
  when: isoWithOffset(row.created_at, caller.zone).slice(0, 10),
});

/** Whether it holds at an instant. */
export const holds = ({ valid_from, valid_to }: MemoryRow, now: number): boolean =>
  (valid_from === null || valid_from <= now) && (valid_to === null || valid_to > now);
