import type { Messages } from '../en/messages.ts';

export const groups: Messages['groups'] = {
  notColour: ({ shown }) => `无法识别颜色“${shown}”。`,
  colourLike: '请写 #1e90ff 这样的值，或常用颜色名：红、橙、黄、绿、青、蓝、紫、粉、棕、灰。',
  looksLikeAnId: ({ name }) => `“${name}”像一个 id，不能用作名称。`,
  chooseAnotherName: '请换一个名称。',
  nameIsTaken: ({ name, id }) => `已有分组“${name}”（${id}）。`,
  useThatOrAnother: '请用它，或换一个名称。',
  createdGroup: ({ name }) => `创建分组：${name}`,
  changedGroup: ({ name }) => `修改分组：${name}`,
  confirmDelete: ({ name, count }) => `将删除分组“${name}”和其中的 ${count} 项。确认吗？`,
  deleteItemsToo: ({ name, count }) =>
    `分组“${name}”中有 ${count} 项：一起删除（delete_group_items: true），还是保留、不再属于任何分组（false）？`,
};
