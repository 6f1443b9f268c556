/** Letters of a title that is taken from the text. */
const TITLE_LENGTH = 60;

/** What a memo is called: its title, or its first line without Markdown's marks. */
export function memoTitle({ title, content }: { readonly title: string | null; readonly content: string }): string {
  if (title !== null) return title;
  const line = content.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? content;
  const letters = [...line.replace(/^[\s#>*+-]+/, '').trim()];
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : letters.join('');
}
