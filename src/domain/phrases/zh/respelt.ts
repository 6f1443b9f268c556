/** Slips of typing in words of time, and how those are spelled. */
export const MISTYPED: readonly { readonly pattern: RegExp; readonly by: string | ((said: string) => string) }[] = [
  // 下午下午4点
  { pattern: /(早上|上午|中午|下午|傍晚|晚上|明天|后天|今天)\1+/g, by: '$1' },
  // 每周1、3、5
  {
    pattern: /(?<=(?:每|逢)(?:周|星期|礼拜))[1-7１-７](?:[、,，和]\s?[1-7１-７]){1,6}(?![\d０-９:：点號号日月次])/g,
    by: (said) =>
      said
        .normalize('NFKC')
        .replace(/[1-7]/g, (day) => '一二三四五六日'[Number(day) - 1] ?? day)
        .replace(/[,、和]\s?/g, '、'),
  },
  // 上午9.30到11.00
  {
    pattern:
      /(?<=(?:早上|上午|中午|下午|晚上|周[1-7一二三四五六日]|号)\s?)(\d{1,2})[.．]([0-5]\d)\s?([到至~-])\s?(\d{1,2})[.．]([0-5]\d)(?!\d)/g,
    by: '$1:$2$3$4:$5',
  },
  { pattern: /提[醍腥性星](?=我|一下)/g, by: '提醒' },
];

/** The text with such words spelled right. */
export const respelt = (text: string): string =>
  MISTYPED.reduce(
    (out, { pattern, by }) =>
      typeof by === 'string' ? out.replace(pattern, by) : out.replace(pattern, (said) => by(said)),
    text,
  );
