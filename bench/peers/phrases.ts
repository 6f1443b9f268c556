/**
 * Every parser of time phrases that we compare with, asked about the same
 * texts. What they answer is put in the form of the data (testing/score.ts).
 */
import { Culture, recognizeDateTime } from '@microsoft/recognizers-text-suite';
import * as chrono from 'chrono-node';
import type { Language } from '../../src/domain/caller.ts';
import { type Answer, answersOf, type DateCase } from '../../src/domain/phrases/testing/score.ts';
import { formatWall, formatWallDate, parseWall } from '../../src/domain/time/wall.ts';

type Parser = (one: DateCase, language: Language) => Answer[];

const wallOf = ({ reference }: DateCase): number => parseWall(reference.slice(0, 19)) ?? Number.NaN;

/** With `forwardDate`, as a scheduler would ask it; `zh.hans` for Chinese. */
function chronoNode(one: DateCase, language: Language): Answer[] {
  const parser = language === 'zh' ? chrono.zh.hans.casual : chrono.en.casual;
  const results = parser.parse(one.input, { instant: new Date(wallOf(one)), timezone: 0 }, { forwardDate: true });
  return results.map(({ start, end }) => {
    const hasDay = start.isCertain('day') || start.isCertain('weekday');
    const value = chronoText(start, hasDay);
    return { value, end: end ? chronoText(end, hasDay) : undefined, isPoint: !end, isFirst: true };
  });
}

function chronoText(parsed: chrono.ParsedComponents, hasDay: boolean): string {
  const get = (part: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'): number => parsed.get(part) ?? 0;
  const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'));
  const text = formatWall(wall).replace('T', ' ');
  return !parsed.isCertain('hour') ? formatWallDate(wall) : hasDay ? text : text.slice(11);
}

interface Resolution {
  readonly values?: readonly Readonly<Record<string, string | undefined>>[];
}

/** It gives every reading, past ones before those to come. */
function recognizersText(one: DateCase, language: Language): Answer[] {
  const culture = language === 'zh' ? Culture.Chinese : Culture.English;
  const now = new Date(wallOf(one));
  // It reads the clock of the process.
  const reference = new Date(now.getTime() + now.getTimezoneOffset() * 60_000);
  return recognizeDateTime(one.input, culture, undefined, reference).flatMap(({ resolution, typeName }) =>
    ((resolution as Resolution | undefined)?.values ?? []).flatMap(({ value, start, end }, index) => {
      const text = value ?? start;
      const isPoint = /\.(?:date|datetime|time)$/.test(typeName);
      const isRepeat = typeName.endsWith('.set');
      return text === undefined && end === undefined
        ? []
        : [{ value: text, end, isPoint, isRepeat, isFirst: index === 0 }];
    }),
  );
}

export const PARSERS: Readonly<Record<string, Parser>> = {
  'perch-mcp': answersOf,
  'chrono-node': chronoNode,
  'Recognizers-Text': recognizersText,
};
