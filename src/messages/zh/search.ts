import type { Messages } from '../en/messages.ts';

const WHY = {
  none: (model: string) => `没有${model}（perch-mcp model install 可安装）`,
  missing: (model: string) => `${model}的文件不全，请运行 perch-mcp model install`,
  corrupt: (model: string) => `${model}的文件已损坏，请重新运行 perch-mcp model install`,
  network: (model: string) => `连接不上${model}，请检查它的地址和服务`,
  timeout: (model: string) => `${model}没有及时回应，稍后会再试`,
  loading: (model: string) => `${model}还在加载，几秒后再搜即可`,
  dimension: (model: string) => `${model}给出的向量长度与已存的不同，请检查设置，再运行 perch-mcp reindex`,
  failed: (model: string) => `${model}出错了，perch-mcp doctor 可查看`,
  'no vectors': (model: string) => `${model}还没有处理过这些内容，请运行 perch-mcp reindex`,
  'not helpful': (model: string) => `${model}在你的备忘上不如字词，未使用（perch-mcp doctor 可查看）`,
};

export const search: Messages['search'] = {
  byWordsOnly: ({ why }) => `只按字词搜索：${WHY[why]('向量模型')}。`,
  notReranked: ({ why }) => `未重新排序：${WHY[why]('重排模型')}。`,
  withoutVectors: ({ all, embedded }) =>
    `${all} 段内容中有 ${all - embedded} 段还没有向量，只能按字词找到；请运行 perch-mcp reindex。`,
};
