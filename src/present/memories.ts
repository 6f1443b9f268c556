import { type Place, placeLine } from '../domain/place.ts';
import { say } from '../messages/say.ts';
import type { MemoryView } from '../services/memories/present.ts';
import type { SimilarMemory } from '../services/memories/similar.ts';
import type { ProfileView } from '../services/profile/read.ts';
import type { Reader } from './reader.ts';

/** Letters of a long text that are shown; the structured result has all of it. */
const SHOWN = 400;

const clipped = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);

/** One memory as one line that is enough to act on. */
export function memoryLine(memory: MemoryView & { readonly score?: number }, reader: Reader): string {
  const { content, kind, place, tags = [], source, created, valid_from, valid_to, superseded_by, score } = memory;
  const day = (text: string): string => text.slice(0, 10);
  const parts = [
    valid_to !== undefined && say(reader, `【${day(valid_to)} 起不再成立】`, `[no longer since ${day(valid_to)}]`),
    clipped(content),
    kind,
    place && placeLine(place),
    ...tags.map((tag) => `#${tag}`),
    source && `${say(reader, '来自', 'from')} ${source}`,
    valid_from === undefined ? day(created) : say(reader, `${day(valid_from)} 起`, `since ${day(valid_from)}`),
    superseded_by && say(reader, `现为 ${superseded_by}`, `now ${superseded_by}`),
    `${memory.id} v${memory.version}`,
    score,
  ];
  return parts.filter((part) => part !== undefined && part !== false).join(' · ');
}

/** Memories that say much the same as one that was saved, and what can be done about it. */
export function similarLines(similar: readonly SimilarMemory[], reader: Reader): string[] {
  if (similar.length === 0) return [];
  const why = {
    same: say(reader, '内容相同', 'the same words'),
    contained: say(reader, '互相包含', 'one says all that the other does'),
    score: say(reader, '相近', 'close'),
  };
  return [
    say(
      reader,
      '此前记得的类似内容（重复的可用 delete_items 删除；若新的取代旧的，先 undo，再带 supersedes 保存）：',
      'Much the same was known (delete_items for what is double; where the new one replaces an old one, undo, then save it with supersedes):',
    ),
    ...similar.map(
      (one) => `≈ ${clipped(one.content)} · ${one.kind} · ${why[one.why]} ${one.score} · ${one.id} v${one.version}`,
    ),
  ];
}

/** What is known about the user, one fact a line. */
export const profileLines = ({ version, ...profile }: ProfileView): string[] =>
  Object.entries(profile).map(
    ([key, value]: [string, string | Place]) =>
      `${key}: ${clipped(typeof value === 'string' ? value : placeLine(value))}`,
  );
