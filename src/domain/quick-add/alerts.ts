import { minutesOf } from '../arguments/ask.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { readPhrase } from '../phrases/read.ts';
import type { PhraseContext } from '../time/phrase.ts';
import { type Alert, alarmIn } from './alarm.ts';
import { anyOf, LANGUAGES } from './languages.ts';

/** Nobody sets more for one event. */
const MOST = 10;

const NUMBERS = /^\[?\s*-?\d{1,6}(?:(?:\s*[,，、]\s*|\s+)-?\d{1,6})*\s*\]?$/;
const JOINED = new RegExp(`\\s*(?:[,，、;；\\n]|${anyOf(({ alarms }) => alarms.between)})\\s*`, 'u');
const AGO = new RegExp(anyOf(({ alarms }) => alarms.ago));
const AT_START = new RegExp(`^${anyOf(({ alarms }) => alarms.atStart)}$`);

/**
 * When to be reminded of an event, said by itself: minutes before it (`15`, `10, 60`), lengths (`half an hour before`),
 * or a day counted back from its own (提前一天晚上8点). Undefined where any of it is not read.
 */
export function readAlerts(text: string, context: PhraseContext): Alert[] | undefined {
  const plain = normalise(text).trim();
  if (NUMBERS.test(plain)) return distinct((plain.match(/-?\d+/g) ?? []).map((one) => ({ minutes: Number(one) })));
  const whole = readWhole(plain, context);
  if (whole) return distinct(whole);
  const alerts = plain
    .split(JOINED)
    .filter(Boolean)
    .map((part) => readPart(part, context));
  return alerts.length > 0 && alerts.every((one) => one !== undefined) ? distinct(alerts.flat()) : undefined;
}

const keyOf = (alert: Alert): string => JSON.stringify(alert);

function distinct(alerts: readonly Alert[]): Alert[] | undefined {
  const each = [...new Map(alerts.map((alert) => [keyOf(alert), alert])).values()];
  return each.length <= MOST ? each : undefined;
}

function readPart(part: string, context: PhraseContext): Alert[] | undefined {
  if (/^\d{1,6}$/.test(part)) return [{ minutes: Number(part) }];
  if (AT_START.test(part)) return [{ minutes: 0 }];
  return readWhole(part, context) ?? readLength(part, context);
}

/** Reads the words as part of a sentence that asks for a reminder and nothing else. */
function readWhole(plain: string, context: PhraseContext): Alert[] | undefined {
  for (const { alarms } of LANGUAGES) {
    const said = normalise(alarms.asking(plain));
    const alarm = alarmIn(said, context);
    if (!alarm) continue;
    const read = alarm.spans.reduce((sum, { from, to }) => sum + (to - from), 0);
    if (read >= said.trim().length) return [...alarm.alerts];
  }
  return undefined;
}

/** 一小时前, `2 hours`. */
function readLength(part: string, context: PhraseContext): Alert[] | undefined {
  const reading = readPhrase(part.replace(AGO, '').trim(), context)?.reading;
  const minutes = reading?.kind === 'duration' ? minutesOf(reading.amount) : undefined;
  return minutes === undefined || minutes < 0 ? undefined : [{ minutes }];
}
