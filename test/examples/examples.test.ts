import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { tools } from '../../src/tools/index.ts';
import type { Example, Language } from '../../src/tools/shared/cases.ts';
import type { Era } from '../protocol/harness.ts';
import { expectInOneLanguage } from '../protocol/in-one-language.ts';
import { casesOf } from '../tool-cases.ts';
import { page, type Shown } from './cards.ts';
import { type Player, player } from './play.ts';

const LANGUAGES = ['zh', 'en'] as const;
/** In which an example comes to the same. */
const OTHER_ERAS = inFull<readonly Era[]>(['v1'], []);
const players = new Map<string, Player>();
beforeAll(async () => {
  for (const language of LANGUAGES)
    for (const era of ['modern', ...OTHER_ERAS] as const)
      players.set(`${language} ${era}`, await player(language, era));
});
afterAll(() => Promise.all([...players.values()].map((one) => one.close())));

const play = (language: Language, era: Era, example: Example) =>
  (players.get(`${language} ${era}`) as Player).play(example);

const cases = tools.flatMap(({ name }) =>
  LANGUAGES.flatMap((language) =>
    casesOf(name).examples[language].map((example) => [`${name} ${example.says}`, name, language, example] as const),
  ),
);

const shown = new Map<string, Shown[]>();

describe('documented examples', () => {
  it.each(cases)('%s', async (_name, tool, language, example) => {
    const played = await play(language, 'modern', example);
    expect(played.map((one) => one.tool)).toContain(tool);
    for (const { status, text } of played) {
      expect(status, text).not.toBe('error');
      expectInOneLanguage(text, language, example);
    }
    for (const era of OTHER_ERAS) expect(await play(language, era, example)).toEqual(played);
    shown.set(tool, [...(shown.get(tool) ?? []), { language, says: example.says, played }]);
  });

  it('are what docs/tools.md shows, with the tools as they are (npm run docs)', async () => {
    const usual = parseToolsets(undefined);
    const onRequest = new Set(tools.flatMap(({ toolset }) => (usual.has(toolset) ? [] : [toolset])));
    await expect(page(tools, onRequest, shown)).toMatchFileSnapshot('../../docs/tools.md');
  });
});
