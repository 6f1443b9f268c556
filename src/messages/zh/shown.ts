import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

const LOAD = { normal: '', high: '（满）', overload: '（超载）' };

export const shown: Messages['shown'] = {
  reminderIs: {
    due: '到点',
    pending: '待提醒',
    snoozed: '已推迟到此时',
    missed: '已错过',
    done: '已完成',
    dismissed: '已忽略',
  },
  busyHours: ({ hours, level }) => `忙 ${hours} 小时${LOAD[level]}`,
  priority: ({ priority }) => `优先级 ${priority}`,
  minAfterStart: ({ event, minutes }) => `日程 ${event} 开始后 ${-minutes} 分钟`,
  minBefore: ({ event, minutes }) => `日程 ${event} 前 ${minutes} 分钟`,
  dueAt: ({ when, overdue }) => `截止 ${when}${overdue ? '（已逾期）' : ''}`,
  estimate: ({ estimate }) => `约 ${estimate} 分钟`,
  waitsFor: ({ names }) => `等待 ${names.join('、')}`,
  defaultMin: ({ minutes }) => `默认 ${minutes} 分钟`,
  defaultImportance: ({ importance }) => `默认重要性 ${importance}`,
  defaultUrgency: ({ urgency }) => `默认紧急性 ${urgency}`,
  pinned: '置顶',
  from: '来自',
  reranked: '重排',
  words: '字词',
  meaning: '意思',
  byStrategy: ({ strategy }) => `方式: ${strategy}`,
  noLongerSince: ({ validTo }) => `【${validTo} 起不再成立】`,
  since: ({ validFrom }) => `${validFrom} 起`,
  supersededBy: ({ supersededBy }) => `现为 ${supersededBy}`,
  sameWords: '内容相同',
  oneContainsOther: '互相包含',
  close: '相近',
  muchTheSame: `以前记下的类似内容（重复的可用 ${TOOLS.delete} 删除；若新的取代旧的，先 undo，再带 supersedes 保存）：`,
  andMore: ({ rest }) => `……另有 ${rest} 项`,
  workday: '工作日',
  dayOff: '休息日',
  clash: ({ one, other, soft }) => `${one} × ${other}${soft ? '（其中一个待定）' : ''}`,
};
