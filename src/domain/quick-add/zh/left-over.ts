import type { CoverageWords } from '../frames/coverage.ts';

/** What is left of a sentence and is no title: another entry that it asks for, a length that belongs to nothing. */

const LENGTH =
  '(?:[一二两三四五六七八九十\\d]{1,3}个?半?|半|大?半)(?:个?小时|个?钟头|分钟|刻钟)|[一二两三四五六七八九十\\d]{1,3}个?[周天]半?';

export const leftOver: CoverageWords['words'] = [
  // …，再加个待办给老师回消息
  {
    class: 'entry',
    where: 'always',
    in: 'text',
    pattern:
      /[,，;；。]\s*(?<word>(?:再|另外|还|也|记得|顺便|顺手|然后|帮我|请|给我|麻烦|同时)*(?:加|建|设|记|写|添|弄|搞|来|列|新增)(?:上|下)?(?:[一两三]?[个条项则])?(?:待办|提醒|日程|闹钟|备忘|任务|笔记))/u,
  },
  // …，一个半小时
  {
    class: 'length',
    where: 'timed',
    pattern: new RegExp(
      `[,，;；]\\s*(?:大概|大约|差不多|预计|估计|一共|总共)?(?<word>${LENGTH})(?:左右|吧|就行|就够|足够)?[\\s。.!！]*$`,
      'u',
    ),
  },
];
