import type { Messages } from '../en/messages.ts';

export const call: Messages['call'] = {
  severities: { hard: '已占用', soft: '待定', buffer: '间隔不足' },
  types: {
    string: '文本',
    number: '数字',
    int: '整数',
    boolean: 'true 或 false',
    array: '列表',
    object: '对象',
  },
};
