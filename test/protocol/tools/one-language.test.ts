import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../../src/tools/index.ts';
import type { Ids, Language } from '../../../src/tools/shared/cases.ts';
import { casesOf } from '../../tool-cases.ts';
import { CASES_NOW, hostOn, ITEMS, MATE, makeCaseStore, openCases } from '../case-store.ts';
import { expectInOneLanguage } from '../in-one-language.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (language: Language): string => join(folder, `${language}.db`);

interface Answer {
  readonly tool: string;
  readonly args: object;
  readonly text: string;
}

/** What a tool answers to its cases, on a store of a user of this language. */
async function answersOf(name: string, language: Language, ids: Ids): Promise<Answer[]> {
  const db = join(folder, `${name}-${language}.db`);
  copyFileSync(fileOf(language), db);
  const services = await openCases(db, { now: CASES_NOW }, language);
  const host = await hostOn(services, 'modern');
  const { works, refused, asks, match, unscoped, overlaps } = casesOf(name);
  const { rest = {} } = match ?? {};
  const calls: object[] = [
    ...refused.map(({ args }) => args(ids)),
    ...[unscoped, overlaps, asks === 'never' ? undefined : asks, works].flatMap((one) => (one ? [one(ids)] : [])),
    ...(match
      ? [
          { ...rest, match: match.several },
          { ...rest, match: match.similar },
        ]
      : []),
  ];
  const answers: Answer[] = [];
  for (const args of calls) {
    const { text, structuredContent: said } = await host.call(name, args);
    answers.push({ tool: name, args, text });
    const { confirm_token, plan_token } = said;
    if (confirm_token || plan_token) {
      const yes = { ...args, ...(confirm_token ? { confirm_token } : {}), ...(plan_token ? { plan_token } : {}) };
      answers.push({ tool: name, args: yes, text: (await host.call(name, yes)).text });
    }
  }
  await host.close();
  await services.close();
  return answers;
}

/** What the user and others wrote in the store that the cases share, and what they are called. */
const STORED = [ITEMS.map(([, , args]) => args), MATE, 'local'];

describe.each(['zh', 'en'] as const)('the answers to the cases of every tool, in %s', (language) => {
  let ids: Ids;
  beforeAll(async () => {
    ids = await makeCaseStore(fileOf(language), 0, language);
  });

  it.each(tools.map(({ name }) => name))('%s says all that it says in this language', async (name) => {
    for (const { args, text } of await answersOf(name, language, ids))
      expectInOneLanguage(text, language, [STORED, args]);
  });
});

describe('an answer', () => {
  it('is seen to be of two languages by a word, a mark or a name of another one', () => {
    expectInOneLanguage('✓ 已修改：Lunch（周三）· evt_7k2m9q4t1x v2', 'zh', { title: 'Lunch' });
    for (const mixed of ['☐ 写周报 · due 周五', '✓ 已修改: Lunch', '与“Lunch”(周三)冲突', '同一天, 时间较早'])
      expect(() => expectInOneLanguage(mixed, 'zh', { title: 'Lunch' })).toThrow();
    expect(() => expectInOneLanguage('✓ Updated: Lunch (周三)', 'en', { title: 'Lunch' })).toThrow();
  });
});
