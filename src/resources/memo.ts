import { TOOLS } from '../messages/shared/tools.ts';
import type { Resource } from './resource.ts';

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
    // As JSON, which YAML takes too: no value can end the head early.
    const head = Object.entries(known).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return ['---', ...head, '---', '', content].join('\n');
  },
  shows: (_caller, { named: { id = '' } }) => ({ item: id }),
  complete: (services, caller, typed) => services.memos.suggest(caller, typed),
};
