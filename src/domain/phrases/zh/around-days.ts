import type { AroundDays } from '../frames/around-days.ts';

const NUMBER = '\\d{1,2}|[一二两三四五六七八九十]{1,2}';

export const aroundDays: AroundDays = {
  // 12月20号前后
  near: /(?<=\D)(?:前后|左右|上下|附近)(?:的?(?:那|这)?几天)?\s*$/u,
  // 圣诞前一周, 元旦后三天
  beside: new RegExp(
    `(?<=[^\\d一二两三四五六七八九十天周月年以之])(?:(?<before>前)|(?<after>后))的?(?<count>${NUMBER})个?(?<unit>天|周|星期|礼拜)(?:里|内|之内)?\\s*$`,
    'u',
  ),
  // 下个月中
  middle: /月中\s*$/u,
};
