import type { Messages } from '../en/messages.ts';

export const prompts: Messages['prompts'] = {
  profile: {
    name: '称呼',
    occupation: '职业',
    working_hours: '工作时间',
    routine: '作息',
    home: '家',
    work: '公司',
  },
};
