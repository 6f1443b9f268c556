import type { Resource } from '../../resources/resource.ts';

/** Longest address that is looked at: of a word or two, each letter as nine characters. */
const LONGEST = 10_000;

/**
 * What stands in the place of the names of a resource in an address, decoded
 * (`perch://agenda/%E6%98%8E%E5%A4%A9` is 明天); undefined when it is the address of something else.
 */
export function namedIn({ uri }: Resource, address: string): Record<string, string> | undefined {
  const [before = '', name, after = ''] = uri.split(/[{}]/);
  if (name === undefined) return address === uri ? {} : undefined;
  if (address.length > LONGEST || !address.startsWith(before) || !address.endsWith(after)) return undefined;
  const value = address.slice(before.length, address.length - after.length);
  try {
    return value === '' || value.includes('/') ? undefined : { [name]: decodeURIComponent(value) };
  } catch {
    return undefined;
  }
}

/** The resource at an address, and what stands in the place of the names in it. */
export function resourceAt(
  resources: readonly Resource[],
  address: string,
): { readonly resource: Resource; readonly named: Record<string, string> } | undefined {
  for (const resource of resources) {
    const named = namedIn(resource, address);
    if (named) return { resource, named };
  }
  return undefined;
}

export const isTemplate = ({ uri }: Resource): boolean => uri.includes('{');
