import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

export const resources: Messages['resources'] = {
  moreThanOneDay: ({ shown }) => `“${shown}”不止一天。`,
  otherPages: ({ day }) => `一周：perch://week/${day}；一天：perch://agenda/${day}`,
  headingWithCount: ({ title, count }) => `${title}（${count}）`,
  free: ({ times }) => `空闲：${times}`,
  todos: '待办',
  done: '已完成',
  timesAreOf: ({ zone }) => `时间均为 ${zone} 时间。`,
  noLongerTakesPlace: '之后不再发生。',
  next: '接下来',
  restByQuery: `其余用 ${TOOLS.lookUp.todo} 查看。`,
};
