import type { Messages } from '../en/messages.ts';

export const moves: Messages['moves'] = {
  severalReadings: '可以有不同的理解。',
  wouldBePast: '那个时间已经过去。',
  isThereAlready: '它本来就在那里。',
  otherDirection: '与现在的时间相比，方向不对。',
  howMuch: ({ text }) => `“${text}”：挪多少？例如“往后推半小时”（尚未写入）。`,
  wholeDay: ({ text }) => `“${text}”说的是钟点，而它是全天的。`,
  passTimeOfDay: ({ argument }) => `请在 ${argument} 给出日期和具体时刻。`,
  noLength: ({ text }) => `“${text}”说的是时长，而它是一个时间点。`,
  passTime: '例如 往后推半小时、明天下午3点。',
  sideBySide: ({ title, from, until }) =>
    `这样改，“${title}”会从 ${from} 开始，而前一段到 ${until} 才结束。从哪一次起改？（尚未写入）`,
  fromNow: '已经响过了，从现在起算。',
};
