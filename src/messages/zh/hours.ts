const DAYS: Readonly<Record<string, string>> = {
  MO: '周一',
  TU: '周二',
  WE: '周三',
  TH: '周四',
  FR: '周五',
  SA: '周六',
  SU: '周日',
};

/** `MO-FR 09:00-18:00; SA 10:00-12:00` 说成“周一至周五 09:00–18:00；周六 10:00–12:00”。 */
export const hours = (text: string): string =>
  `${text}`
    .replaceAll('MO-SU', '每天')
    .replace(/\b([A-Z]{2})-([A-Z]{2})\b/g, (all, from: string, to: string) =>
      DAYS[from] && DAYS[to] ? `${DAYS[from]}至${DAYS[to]}` : all,
    )
    .replace(/\b[A-Z]{2}\b/g, (day) => DAYS[day] ?? day)
    .replace(/(?<=\d)-(?=\d)/g, '–')
    .replaceAll(',', '、')
    .replaceAll('; ', '；');
