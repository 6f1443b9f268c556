/** What a memory is about. */
export const MEMORY_KINDS = ['preference', 'fact', 'experience', 'place', 'person', 'routine'] as const;

export type MemoryKind = (typeof MEMORY_KINDS)[number];
