import { expect } from 'vitest';
import { tools } from '../../src/tools/index.ts';
import type { Language } from '../../src/tools/shared/cases.ts';

/** Names of tools and arguments and the values that they take, which a model writes as they stand. */
const IDENTIFIERS = new Set(
  JSON.stringify(tools.map(({ name, definition }) => [name, definition.inputSchema])).match(/[a-z][\w-]*(?=")/gi),
);
/** Names that stand in lines about items as well: of tools, and before a value that a call takes. */
const LABELS = new Set(['occurrence', ...tools.map(({ name }) => name)]);

/** Whether a line may name an argument so: one about an item tells facts, in words. */
const isIdentifier = (word: string, line: string): boolean =>
  LABELS.has(word) || (IDENTIFIERS.has(word) && (word.includes('_') || !/^(?!→).* · /.test(line)));

/** Words that are the same in both languages: standards, products, codes of errors, components of a calendar file. */
const ALIKE =
  /^(?:UTC|IANA|RFC|HTTP|JSON|NUL|Unicode|iCalendar|VCALENDAR|VEVENT|VTODO|VALARM|BEGIN|UID|Perch|perch|mcp|id|ref|ics|kB|MB|v\d+|HH|MM|[A-Z]+(?:_[A-Z]+)+)$/;

/** What says nothing in any language: ids, tokens, references, times, zones, repeat rules, calls as JSON, paths, addresses, options. */
const SIGNS = [
  // The host that made a change, as it calls itself.
  /(?<=\b[a-z]+_[a-z_]+ · )[\w-]+(?= · chg_)/g,
  /\b(?:evt|rem|todo|grp|memo|mem|shr|mbr|chg|cfm|slt|sld|slot|invite|con)_\w+/g,
  /\bperch_inv_[\w-]+/g,
  /\b[a-z]\d{1,2}(?=#\d)/g,
  /\b\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?/g,
  /\b[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+/g,
  /\b[A-Z]+=[A-Z0-9,;=-]+/g,
  // Hours of days as a call takes them: MO-FR 12:00-13:00.
  /\b[A-Z]{2}(?:[-,][A-Z]{2})* (?=\d\d:\d\d-\d\d:\d\d)/g,
  /\{.*\}/g,
  /^→ \w+/g,
  // What the router answers with: the names of a prompt and a toolset.
  /^prompt \w+ · toolset [\w,]+$|(?<=^归入 )\w+/g,
  /(?:\/[\w.-]+){2,}/g,
  /--[a-z-]+/g,
  // A line for the terminal.
  /\bperch-mcp(?: [a-z-]+)+(?:\|[a-z]+)*/g,
  /#[0-9a-f]{6}\b/g,
];

/** A half-width mark beside Chinese: `创建: `, `（a, 会议）`. Of a created event the mark is promised. */
const HALF_WIDTH = /\p{Script=Han}[:;,!?](?!\d)|[”）][:;,]|\p{Script=Han} ?\(|\(\p{Script=Han}|[:;,] ?\p{Script=Han}/u;
const PROMISED = /已创建: .* \(.*\)/;

/**
 * Sees that all that a text says itself is in one language. `given`: what the
 * user wrote (titles, words, arguments), which stays in theirs.
 */
export function expectInOneLanguage(text: string, language: Language, given: unknown): void {
  const written = JSON.stringify(given);
  for (const line of text.split('\n')) {
    if (language === 'en') {
      const chinese = (line.match(/\p{Script=Han}+/gu) ?? []).filter((word) => !written.includes(word));
      expect(chinese, line).toEqual([]);
      continue;
    }
    const bare = SIGNS.reduce((rest, sign) => rest.replaceAll(sign, ' '), line);
    const foreign = (bare.match(/[a-z][\w-]*/gi) ?? []).filter(
      (word) => !written.includes(word) && !isIdentifier(word, line) && !ALIKE.test(word),
    );
    expect(foreign, line).toEqual([]);
    expect(line.replace(PROMISED, '')).not.toMatch(HALF_WIDTH);
  }
}
