const DAYS: Readonly<Record<string, string>> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
};

/** `MO-FR 09:00-18:00; SA 10:00-12:00` as `Mon–Fri 09:00–18:00; Sat 10:00–12:00`. */
export const hours = (text: string): string =>
  `${text}`
    .replaceAll('MO-SU', 'every day')
    .replace(/\b([A-Z]{2})-([A-Z]{2})\b/g, (all, from: string, to: string) =>
      DAYS[from] && DAYS[to] ? `${DAYS[from]}–${DAYS[to]}` : all,
    )
    .replace(/\b[A-Z]{2}\b/g, (day) => DAYS[day] ?? day)
    .replace(/(?<=\d)-(?=\d)/g, '–')
    .replaceAll(',', ', ');
