import { UserError } from '../../../src/domain/errors.ts';

/** The ways in which words are read; a sentence to be added is read in most of them. Loaded late: the patterns are collected while they load. */
export async function readers(): Promise<readonly { readonly name: string; read(text: string): void }[]> {
  const [{ interpret }, { routeText }, { readPhrase }, { bareDay, clockText, sayingsIn }, { readerAt }] =
    await Promise.all([
      import('../../../src/domain/quick-add/interpret.ts'),
      import('../../../src/domain/router/route.ts'),
      import('../../../src/domain/phrases/read.ts'),
      import('../../../src/domain/relative/said.ts'),
      import('../../../src/domain/phrases/testing/show.ts'),
    ]);
  const here = { ...readerAt('2026-11-22T10:30', 'Asia/Shanghai', 'zh'), phrases: readPhrase };
  const saidOfItem = (text: string): void => {
    sayingsIn(text);
    bareDay(text);
    clockText(text);
  };
  const refusing = (read: (text: string) => void) => (text: string) => {
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  };
  return [
    { name: 'interpret', read: refusing((text) => interpret(text, here)) },
    { name: 'routeText', read: (text) => routeText(text, here) },
    { name: 'readPhrase', read: (text) => readPhrase(text, here) },
    // This reader refuses long texts at once, so it also gets short ones.
    { name: 'sayingsIn', read: (text) => [text, text.slice(0, 120), text.slice(-120)].forEach(saidOfItem) },
  ];
}
