/** A title as people compare it: without case, width, spaces and marks. */
export const nameOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
