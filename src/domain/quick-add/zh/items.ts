import type { ItemWords } from '../frames/language.ts';

export const items: ItemWords = {
  between: ['然后|接着|接下来|随后|之后再'],
  ordinals: [],
  timeLabels: ['时间|日期'],
  limits: [
    '(?:一|总)?共|合计|为期|连[续吃做打]?|(?:一?直|持续|坚持|延续|[上学练打吃跑做开住休])?到|持续|坚持',
    '[^,，。]{0,8}(?<![要能得可差])不(?![要能]?忘|[错好同])(?:[用去开上跑做来休]|算)|除外|除了|[^,，。]{0,4}除外|[^,，。]{0,6}休息$',
  ],
};
