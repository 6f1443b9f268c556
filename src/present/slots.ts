import { messages } from '../messages/index.ts';
import type { Slot } from '../services/change/envelope.ts';
import type { Reader } from './reader.ts';

/** One free slot as one line, without its token: `1. 2026-11-24 Tue 09:00–10:00 (same day)`. */
export function slotLine({ when, reasons }: Pick<Slot, 'when' | 'reasons'>, index: number, reader: Reader): string {
  const { common, shown } = messages(reader);
  const why = reasons.length > 0 ? shown.aside({ said: reasons.join(common.listComma) }) : '';
  return `${index + 1}. ${when}${why}`;
}
