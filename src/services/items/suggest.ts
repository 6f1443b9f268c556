/** Ids that are offered at once. */
export const MOST_SUGGESTED = 20;

/** Ids of the items that are known by what was typed: their id or a word of their title begins so. In the order given. */
export function suggested(items: readonly { readonly id: string; readonly title: string }[], typed: string): string[] {
  const begun = typed.trim().toLowerCase();
  const fits = ({ id, title }: { readonly id: string; readonly title: string }): boolean => {
    const words = title.toLowerCase();
    return id.startsWith(begun) || words.startsWith(begun) || words.includes(` ${begun}`);
  };
  return [...new Set(items.filter(fits).map(({ id }) => id))].slice(0, MOST_SUGGESTED);
}
