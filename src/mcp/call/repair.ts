import { lenientJson } from './json.ts';

/** Stands for arguments that were not an object at all; no client can name an argument like this by accident. */
export const NOT_AN_OBJECT = '\u0000not-an-object';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any tool has, so that one of the first ones is refused by name. */
const MAX_KEYS = 100;

function repaired(given: unknown): Record<string, unknown> {
  if (given === null || given === '') return {};
  const value = typeof given === 'string' ? lenientJson(given) : given;
  if (!isObject(value)) return { [NOT_AN_OBJECT]: true };
  const keys = Object.keys(value);
  if (keys.length <= MAX_KEYS && !Object.hasOwn(value, '__proto__')) return value;
  // The SDK would drop this key in silence; renamed, it is refused by name like any unknown one.
  const entries = keys.slice(0, MAX_KEYS).map((key) => [key === '__proto__' ? ' __proto__' : key, value[key]]);
  return Object.fromEntries(entries);
}

/**
 * Readies the arguments of an incoming `tools/call`, in place, before the SDK
 * looks at them: it would answer a list or a text with a protocol error, and
 * the contract promises a tool result.
 */
export function repairArguments(message: unknown): void {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return;
  const { params } = message;
  if (params.arguments !== undefined) params.arguments = repaired(params.arguments);
}
