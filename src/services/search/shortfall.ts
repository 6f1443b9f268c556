import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { Shortfall } from '../../retrieval/fused-search.ts';

type Why = Exclude<Shortfall, { of: 'vectors' }>['why'];

/** What went wrong with a model, and what can be done about it; it stands where the % is. */
const WHY: Readonly<Record<Why, readonly [zh: string, en: string]>> = {
  none: ['没有%（perch-mcp model install 可安装）', 'no % is set up (perch-mcp model install sets one up)'],
  missing: ['%的文件不全，请运行 perch-mcp model install', 'files of the % are missing; run perch-mcp model install'],
  corrupt: [
    '%的文件已损坏，请重新运行 perch-mcp model install',
    'files of the % are damaged; run perch-mcp model install again',
  ],
  network: ['连接不上%，请检查它的地址和服务', 'the % cannot be reached; check its address and whether it runs'],
  timeout: ['%没有及时回应，稍后会再试', 'the % did not answer in time, and is tried again later'],
  loading: ['%还在加载，几秒后再搜即可', 'the % is still being loaded; search again in some seconds'],
  dimension: [
    '%给出的向量长度与已存的不同，请检查设置，再运行 perch-mcp reindex',
    'the % answers vectors of another size; check the settings, then run perch-mcp reindex',
  ],
  failed: ['%出错了，perch-mcp doctor 可查看', 'the % failed; see perch-mcp doctor'],
  'no vectors': [
    '%还没有处理过这些内容，请运行 perch-mcp reindex',
    'the % has not read anything yet; run perch-mcp reindex',
  ],
  'not helpful': [
    '%在你的备忘上不如字词，未使用（perch-mcp doctor 可查看）',
    'on your notes the % finds less than words do, and was left out (see perch-mcp doctor)',
  ],
};

/** Why a search went by less than it should, in the user's language; undefined where it did not. */
export function shortfallText(caller: Caller, shortfall: Shortfall | undefined): string | undefined {
  if (!shortfall) return undefined;
  if (shortfall.of === 'vectors') {
    const { embedded, all } = shortfall;
    return say(
      caller,
      `${all} 段内容中有 ${all - embedded} 段还没有向量，只能按字词找到；请运行 perch-mcp reindex。`,
      `${all - embedded} of ${all} passages have no vector yet and are found by their words only; run perch-mcp reindex.`,
    );
  }
  const [zh, en] = WHY[shortfall.why];
  return shortfall.of === 'embedder'
    ? say(
        caller,
        `只按字词搜索：${zh.replace('%', '向量模型')}。`,
        `Searched by words only: ${en.replace('%', 'embedding model')}.`,
      )
    : say(
        caller,
        `未重新排序：${zh.replace('%', '重排模型')}。`,
        `Not reranked: ${en.replace('%', 'reranking model')}.`,
      );
}
