import { placeLine } from '../domain/place.ts';
import { messages } from '../messages/index.ts';
import type { MemoryView } from '../services/memories/present.ts';
import type { SimilarMemory } from '../services/memories/similar.ts';
import { PROFILE_FIELDS, type ProfileView } from '../services/profile/read.ts';
import type { Reader } from './reader.ts';

/** Letters of a long text that are shown; the structured result has all of it. */
const SHOWN = 400;

const clipped = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);

/** One memory as one line that is enough to act on. */
export function memoryLine(memory: MemoryView & { readonly score?: number }, reader: Reader): string {
  const { content, kind, place, tags = [], source, created, valid_from, valid_to, superseded_by, score } = memory;
  const day = (text: string): string => text.slice(0, 10);
  const parts = [
    valid_to !== undefined && messages(reader).shown.noLongerSince({ validTo: day(valid_to) }),
    clipped(content),
    messages(reader).shown.memoryKinds[kind],
    place && placeLine(place),
    ...tags.map((tag) => `#${tag}`),
    source && `${messages(reader).shown.from} ${source}`,
    valid_from === undefined ? day(created) : messages(reader).shown.since({ validFrom: day(valid_from) }),
    superseded_by && messages(reader).shown.supersededBy({ supersededBy: superseded_by }),
    `${memory.id} v${memory.version}`,
    score,
  ];
  return parts.filter((part) => part !== undefined && part !== false).join(' · ');
}

/** Memories that say much the same as one that was saved, and what can be done about it. */
export function similarLines(similar: readonly SimilarMemory[], reader: Reader): string[] {
  if (similar.length === 0) return [];
  const why = {
    same: messages(reader).shown.sameWords,
    contained: messages(reader).shown.oneContainsOther,
    score: messages(reader).shown.close,
  };
  return [
    messages(reader).shown.muchTheSame,
    ...similar.map(
      (one) =>
        `≈ ${clipped(one.content)} · ${messages(reader).shown.memoryKinds[one.kind]} · ${why[one.why]} ${one.score} · ${one.id} v${one.version}`,
    ),
  ];
}

/** What is known about the user, one fact a line. */
export const profileLines = ({ version, ...profile }: ProfileView, reader: Reader): string[] =>
  PROFILE_FIELDS.flatMap((field) => {
    const value = profile[field];
    if (value === undefined) return [];
    const { profile: says } = messages(reader);
    const text = clipped(typeof value === 'object' ? placeLine(value) : says.shown({ field, value: String(value) }));
    return [messages(reader).shown.named({ name: messages(reader).profile.fields[field], text })];
  });
