import { TOOLS } from '../messages/shared/tools.ts';
import type { Resource } from './resource.ts';

/** What a host would fetch by showing the text: pictures, and what HTML loads. Links are followed by people. */
const LOADS =
  /!(?=\[)|<(?=\/?(?:audio|base|body|embed|form|frame|iframe|image|img|input|link|meta|object|picture|script|source|style|svg|video)\b)/gi;

const loadingNothing = (text: string): string => text.replaceAll(LOADS, (mark) => (mark === '!' ? '!\\' : '&lt;'));

/** A whole memo as Markdown, under what is known of it. */
export const memo: Resource = {
  name: 'memo',
  uri: 'perch://memo/{id}',
  title: 'Memo',
  description: `The whole text of a memo, as Markdown. Ids are given by ${TOOLS.lookUp.memo}.`,
  mimeType: 'text/markdown',
  toolsets: ['memo'],
  async read(services, caller, { named: { id = '' } }) {
    const { content, ...known } = await services.memos.read(caller, id);
    // Values are JSON, which YAML reads too: none can end the head early, nor load anything where it is shown as text.
    const json = (value: unknown): string =>
      JSON.stringify(value).replaceAll('![', String.raw`\u0021[`).replaceAll('<', String.raw`\u003c`);
    const head = Object.entries(known).map(([name, value]) => `${name}: ${json(value)}`);
    return ['---', ...head, '---', '', loadingNothing(content)].join('\n');
  },
  shows: (_caller, { named: { id = '' } }) => ({ item: id }),
  complete: (services, caller, typed) => services.memos.suggest(caller, typed),
};
