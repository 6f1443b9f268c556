import type { Messages } from '../en/messages.ts';

const KINDS = { event: '日程', reminder: '提醒', todo: '待办' };

const WISHES = {
  look: '这是查询，不是添加。',
  free: '这是在问空闲时间。',
  clock: '这是在问时间或日期。',
  cancel: '这是取消，不是添加：先查到它，再用 delete_items 删除。',
  change: '这是修改，不是添加。',
  close: '这是说已经完成。',
  undo: '这是撤销。',
  snooze: '这是推迟提醒：先查到它，再用 reminder_update。',
  notes: '这是查找笔记。',
  question: '这是一个问题，不是要添加的事。',
  condition: '要添加什么、什么时候？',
  chat: '请说要添加什么，例如“明天下午3点开会”。',
};

export const quickAdd: Messages['quickAdd'] = {
  onlyRead: ({ kind, title, when }) => `试读，未写入。${KINDS[kind]}: ${title}${when && ` (${when})`}`,
  nothingAdded: ({ wish }) => `${WISHES[wish]}没有添加任何内容。`,
};
