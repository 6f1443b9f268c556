import type { Messages } from '../en/messages.ts';

export const suggestions: Messages['suggestions'] = {
  breakByLater: ({ hours, from, pause }) =>
    `连着 ${hours} 小时没有间隔：${from} 起的推后 ${pause} 分钟，中间可以歇一下`,
  breakByEarlier: ({ hours, to, pause }) => `连着 ${hours} 小时没有间隔：${to} 前的提前 ${pause} 分钟，中间可以歇一下`,
  replan: ({ names }) => `它占用了原先安排好的时间，可以重新安排：${names.join('、')}`,
  deleteNewer: ({ title }) => `“${title}”在同一时间有两个：删去后加的`,
  deleteNewerOnes: ({ title, count }) => `“${title}”等 ${count} 项重复：删去后加的`,
  lookOutsideHours: ({ title, minutes }) => `“${title}”截止前，平时的时段里已没有连续 ${minutes} 分钟空闲；看其他时段`,
  lookAfterDue: ({ title, minutes }) => `“${title}”截止前已没有连续 ${minutes} 分钟空闲；看截止之后`,
  lookForParts: ({ title, minutes, part }) => `“${title}”截止前没有连续 ${minutes} 分钟空闲；可分成 ${part} 分钟一段`,
  tieItToEvent: ({ clock, title, minutes }) =>
    `跟随 ${clock} 的日程“${title}”：提前 ${minutes} 分钟，日程改期时一起移动`,
};
