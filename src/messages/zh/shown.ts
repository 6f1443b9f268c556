import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

import { lead } from './reminded.ts';

const SHOW_AS = { busy: '忙碌', tentative: '待定', free: '空闲' };

const PRIORITIES = { low: '低优先级', normal: '', high: '高优先级' };

const LEVELS = { high: '高', normal: '普通' };

const WAYS = {
  bm25: '字词',
  semantic: '意思',
  hybrid_standard: '字词和意思',
  hybrid_bm25_weighted: '字词和意思，字词优先',
  full_pipeline_with_reranker: '字词和意思，再重排',
};

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
  named: ({ name, text }) => `${name}：${text}`,
  aside: ({ said }) => `（${said}）`,
  busyHours: ({ hours, level }) => `忙 ${hours} 小时${LOAD[level]}`,
  showAs: ({ showAs }) => SHOW_AS[showAs],
  priority: ({ priority }) => PRIORITIES[priority],
  quadrants: { do: '重要且紧急', schedule: '重要', delegate: '紧急', drop: '' },
  memoryKinds: {
    preference: '偏好',
    fact: '事实',
    experience: '经历',
    place: '地点',
    person: '人物',
    routine: '习惯',
  },
  lead: ({ minutes, of }) => (of === undefined ? lead(minutes) : `“${of}”${lead(minutes)}`),
  dueAt: ({ when, overdue }) => `截止 ${when}${overdue ? '（已逾期）' : ''}`,
  estimate: ({ estimate }) => `约 ${estimate} 分钟`,
  waitsFor: ({ names }) => `等待 ${names.join('、')}`,
  defaultMin: ({ minutes }) => `默认 ${minutes} 分钟`,
  defaultImportance: ({ importance }) => `默认重要性${LEVELS[importance]}`,
  defaultUrgency: ({ urgency }) => `默认紧急性${LEVELS[urgency]}`,
  pinned: '置顶',
  from: '来自',
  reranked: '重排',
  words: '字词',
  meaning: '意思',
  byStrategy: ({ strategy }) => `搜索方式：${WAYS[strategy]}`,
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
