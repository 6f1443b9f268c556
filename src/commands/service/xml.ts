const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text between tags, or within quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
