import { z } from 'zod';
import type { ToolSpec } from './tool.ts';

/** The part of JSON Schema 2020-12 that we advertise and read. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  [keyword: string]: unknown;
}

/** Bounds that nobody means to reach say nothing to a model: a day in minutes, and those that zod writes on every integer. */
const FAR = 1_000;

type Side = 'input' | 'output';

function leanKeyword(schema: JsonSchema, keyword: string, side: Side): unknown {
  const value = schema[keyword];
  switch (keyword) {
    case '$schema':
    case 'propertyNames':
    // Strict modes of some models refuse them. The parse enforces them, and says the number.
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return undefined;
    case 'pattern':
      return schema.format === undefined ? value : undefined;
    // An empty text counts as none at all, and is asked for where it must be there.
    case 'minLength':
      return value === 1 ? undefined : value;
    // That lengths and counts are positive goes without saying.
    case 'minimum':
      return value === 0 || value === 1 || Math.abs(value as number) >= FAR ? undefined : value;
    case 'maximum':
      return Math.abs(value as number) >= FAR ? undefined : value;
    // Results are open and partial: an error or an empty answer is valid too.
    case 'required':
      return side === 'output' ? undefined : value;
    case 'additionalProperties':
      return side === 'output' || value === false || isEmpty(value) ? undefined : leanValue(value, side);
    case 'properties':
      return isEmpty(value) ? undefined : mapValues(shownOf(schema, side), (each) => lean(each, side));
    default:
      return leanValue(value, side);
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const mapValues = <From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

/** Of what a result holds, an item is typed by the keys that every one of its kind has: those that some lack are open. */
function shownOf({ properties = {}, required = [] }: JsonSchema, side: Side): Record<string, JsonSchema> {
  if (side === 'input') return properties;
  return Object.fromEntries(Object.entries(properties).filter(([key]) => required.includes(key)));
}

function leanValue(value: unknown, side: Side): unknown {
  if (Array.isArray(value)) return value.map((part) => leanValue(part, side));
  return typeof value === 'object' && value !== null ? lean(value as JsonSchema, side) : value;
}

function lean(schema: JsonSchema, side: Side): JsonSchema {
  const result: JsonSchema = {};
  for (const keyword of Object.keys(schema)) {
    const value = leanKeyword(schema, keyword, side);
    if (value !== undefined) result[keyword] = value;
  }
  return result;
}

const derive = (schema: z.ZodObject, side: Side): JsonSchema =>
  z.toJSONSchema(schema, { io: side, unrepresentable: 'any' }) as JsonSchema;

/** What is advertised for a tool's arguments: strict at the root, and short, since every host sends it to its model. */
export function inputSchema(input: z.ZodObject): JsonSchema {
  return { type: 'object', properties: {}, ...lean(derive(input, 'input'), 'input'), additionalProperties: false };
}

const TEXT: JsonSchema = { type: 'string' };

/**
 * What is advertised for a tool's results: its own facts, and the envelope keys
 * it can return. Those of an error are the same for all, and open. A key of the envelope that is the very
 * answer of a tool is typed by the tool itself; elsewhere it is named, and no more: it is the same for all.
 */
export function outputSchema(spec: Pick<ToolSpec, 'output' | 'envelope'>): JsonSchema {
  const own = mapValues(derive(spec.output, 'output').properties ?? {}, (field) => lean(field, 'output'));
  const envelope = Object.fromEntries(spec.envelope.map((key): [string, JsonSchema] => [key, {}]));
  return {
    type: 'object',
    properties: {
      status: { enum: ['final', 'need_user', 'error'] },
      message: TEXT,
      ...own,
      ...envelope,
      ...own,
      now: TEXT,
    },
    required: ['status', 'message', 'now'],
  };
}
