import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { Reader } from '../../present/reader.ts';
import { visible } from '../../present/visible.ts';
import { lenientJson } from './json.ts';
import { joined, namesOf } from './names.ts';
import { nearest } from './nearest.ts';
import { NOT_AN_OBJECT } from './repair.ts';
import type { JsonSchema } from './schema.ts';

type Arguments = Record<string, unknown>;

const MAX_DEPTH = 16;
const MAX_PARTS = 10_000;
/** How many unknown arguments a refusal names. */
const NAMED_UNKNOWN = 5;

/** A name that came from outside, short and printable enough for a message. */
const quoted = (name: string): string => `"${visible(name).trim().slice(0, 60)}"`;

/** Refuses text that cannot be stored faithfully, and structures too deep or too large to be meant. Walks without recursion. */
function checkContent(argument: string, value: unknown, reader: Reader): void {
  const stack: { part: unknown; depth: number }[] = [{ part: value, depth: 0 }];
  let parts = 0;
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { part, depth } = top;
    if (typeof part === 'string') {
      if (!part.isWellFormed() || part.includes('\u0000')) {
        throw new UserError('INVALID_ARGUMENT', messages(reader).call.malformedText({ argument }));
      }
    } else if (typeof part === 'object' && part !== null) {
      // Counted before anything is copied: a message may hold millions.
      parts += Array.isArray(part) ? part.length : 2 * Object.keys(part).length;
      if (depth >= MAX_DEPTH || parts > MAX_PARTS) {
        throw new UserError(
          'LIMIT_EXCEEDED',
          messages(reader).call.nestedTooDeep({ argument, depth: MAX_DEPTH, parts: MAX_PARTS }),
        );
      }
      const inner: unknown[] = Array.isArray(part) ? part : Object.entries(part).flat();
      for (const each of inner) stack.push({ part: each, depth: depth + 1 });
    }
  }
}

const readTypes = (schema: JsonSchema): Set<string> =>
  new Set([schema.type ?? [], ...(schema.anyOf ?? []).map((option) => [...readTypes(option)])].flat(2));

const knownTypes = new WeakMap<JsonSchema, Set<string>>();

/** What a value may be. */
function typesOf(schema: JsonSchema): Set<string> {
  const known = knownTypes.get(schema);
  if (known) return known;
  const types = readTypes(schema);
  knownTypes.set(schema, types);
  return types;
}

const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

function toList(value: unknown, items: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => coerce(item, items));
  if (typeof value === 'object') return value;
  if (typeof value === 'string') {
    const parsed = /^\s*(?:\[|```)/.test(value) ? lenientJson(value) : undefined;
    if (Array.isArray(parsed)) return parsed.map((item) => coerce(item, items));
    // `MO,TU` or `evt_a, evt_b`: a comma belongs neither to a value of a closed set nor to a word.
    if (items.enum) return value.split(/[\s,，、]+/).filter((item) => item !== '');
    const words = value.split(/[,，、]/).map((word) => word.trim());
    if (words.every((word) => /^\S+$/.test(word))) return words.map((word) => coerce(word, items));
  }
  return [coerce(value, items)];
}

function toObject(value: unknown, properties: Record<string, JsonSchema>): unknown {
  const given = typeof value === 'string' && /^\s*(?:\{|```)/.test(value) ? lenientJson(value) : value;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return value;
  const parts = Object.entries(given).map(([name, part]) => [name, coerce(part, properties[name] ?? {})]);
  return Object.fromEntries(parts);
}

/** Takes a value in the spellings that models use for the type that `schema` wants; anything else is left for zod to refuse. */
function coerce(value: unknown, schema: JsonSchema): unknown {
  const types = typesOf(schema);
  if (types.has('array')) return toList(value, schema.items ?? {});
  if (types.has('object') && schema.properties) return toObject(value, schema.properties);
  if (typeof value !== 'string' || types.has('string')) return value;
  const text = value.trim();
  if ((types.has('number') || types.has('integer')) && NUMBER.test(text)) return Number(text);
  if (types.has('boolean') && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (types.has('object') && /^(?:\{|```)/.test(text)) return lenientJson(text) ?? value;
  return value;
}

const isAbsent = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function refuseUnknown(unknown: readonly string[], known: readonly string[], reader: Reader): never {
  const names = unknown.map(quoted).join(messages(reader).common.listComma);
  const meant = nearest(unknown[0] ?? '', known);
  const hints = [
    ...(meant === undefined ? [] : [messages(reader).call.didYouMean({ meant })]),
    messages(reader).call.knownArguments({ known }),
  ];
  throw new UserError('INVALID_ARGUMENT', messages(reader).call.unknownArgument({ names }), {
    hint: hints.join(' '),
  });
}

/** What an argument is that came under two names. */
function together(name: string, one: unknown, other: unknown, reader: Reader): unknown {
  if (one === other) return one;
  const whole = joined(name, one, other);
  if (whole !== undefined) return whole;
  throw new UserError('INVALID_ARGUMENT', messages(reader).call.givenTwice({ name }));
}

/**
 * Contract §1 "Input": spelling, types and emptiness are taken leniently and
 * everything else is left for the strict parse. Throws UserError for unknown
 * or repeated keys, missing required ones, and text that cannot be stored.
 */
export function normalise(raw: Arguments, schema: JsonSchema, reader: Reader): Arguments {
  if (Object.hasOwn(raw, NOT_AN_OBJECT)) {
    throw new UserError('INVALID_ARGUMENT', messages(reader).call.notAnObject);
  }
  const properties = schema.properties ?? {};
  const { known, meant: nameMeant } = namesOf(schema);
  const unknown: string[] = [];
  const given = new Map<string, unknown>();
  for (const [key, value] of Object.entries(raw)) {
    const name = nameMeant(key);
    if (name === undefined) unknown.push(key);
    else if (name !== null && !isAbsent(value)) {
      given.set(name, given.has(name) ? together(name, given.get(name), value, reader) : value);
    }
    if (unknown.length === NAMED_UNKNOWN) break;
  }
  if (unknown.length > 0) refuseUnknown(unknown, known, reader);
  for (const [name, value] of given) {
    checkContent(name, value, reader);
    const meant = coerce(value, properties[name] ?? {});
    // JSON text holds what was not seen yet.
    if (typeof value === 'string' && typeof meant === 'object') checkContent(name, meant, reader);
    given.set(name, meant);
  }
  const missing = (schema.required ?? []).filter((name) => !given.has(name));
  if (missing.length > 0) {
    throw new UserError('INVALID_ARGUMENT', messages(reader).call.missingArguments({ missing }), {
      missing,
      hint: messages(reader).call.askDoNotInvent,
    });
  }
  return Object.fromEntries(given);
}
