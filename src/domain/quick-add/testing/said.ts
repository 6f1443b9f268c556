import { readPhrase } from '../../phrases/read.ts';
import { readerAt } from '../../phrases/testing/show.ts';
import { formatWall } from '../../time/wall.ts';
import { interpret } from '../interpret.ts';
import type { Understood } from '../item.ts';

/** What a text is read as on Sunday 2026-11-22 at 10:20. */
export function interpreted(text: string): Understood {
  const isChinese = /\p{Script=Han}/u.test(text);
  const reader = readerAt(
    '2026-11-22T10:20',
    isChinese ? 'Asia/Shanghai' : 'America/New_York',
    isChinese ? 'zh' : 'en',
  );
  return interpret(text, { ...reader, phrases: readPhrase });
}

/** Kind, title, time and how many alerts of each item that a text is read as then; what is asked by its name. */
export function said(text: string): string[] {
  const understood = interpreted(text);
  if (understood.is !== 'items') return [understood.is];
  return understood.items.map(({ kind, title, span, alerts = [] }) =>
    [kind, title, formatWall(span?.start.wall ?? 0).slice(0, 16), ...(alerts.length > 0 ? [alerts.length] : [])].join(
      ' ',
    ),
  );
}
