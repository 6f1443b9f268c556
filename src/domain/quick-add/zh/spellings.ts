import type { Spellings } from '../frames/language.ts';

/** `12-08 14:00`. */
const MONTH_DAY =
  /(?<=(?<![\d-])(?:0?[1-9]|1[0-2]))-(?=(?:0?[1-9]|[12]\d|3[01])\s+(?:[上下中]午|早上|晚上)?\d{1,2}[:：点])/g;

/** 12.5之前, 12.5 下午3点 */
const DOTTED =
  /(?<=(?<![\d.])(?:1[0-2]|[1-9]))\.(?=(?:[12]\d|3[01]|[1-9])\s*(?:(?:之前|前|以前)(?!的)|[上下中]午|早上|晚上|\d{1,2}[:：点]|截止|到期|号|日))/g;

/** 开个15分钟的会 */
const MEASURE = new RegExp(
  [
    '(?<=[开有来搞约弄做打])个(?=[\\d一二两三四五六七八九十半]{1,4}个?半?(?:小时|分钟|钟头|刻钟))',
    '(?<=小时|分钟|钟头|刻钟)的(?=[^\\s]{0,3}(?:会|课|培训|面试|电话|讨论|评审|训练|瑜伽))',
  ].join('|'),
  'g',
);

/** 10点评审: no 点评. */
const REVIEW = /(?<=[\d一二两三四五六七八九十][点分刻]|点半)(?=评审)/g;

export const spellings: Spellings = {
  rewrites: [
    { pattern: MONTH_DAY, by: '/' },
    { pattern: DOTTED, by: '/' },
    { pattern: MEASURE, by: ' ' },
  ],
  inserts: [{ pattern: REVIEW, word: ' ' }],
};
