import { LunarYear, Solar } from 'lunar-typescript';
import type { WallMs } from '../../time/wall.ts';

const terms = new Map<number, ReadonlyMap<string, WallMs>>();

/** Midnight of a solar term (清明, 冬至 …) in a Gregorian year. Undefined when it is no such name. */
export function solarTerm(name: string, year: number): WallMs | undefined {
  let table = terms.get(year);
  if (!table) {
    const days = new Map<string, WallMs>();
    for (const lunarYear of [year - 1, year]) {
      const inOrder = LunarYear.fromYear(lunarYear).getJieQiJulianDays();
      for (const [index, julian] of inOrder.entries()) {
        const solar = Solar.fromJulianDay(julian);
        const wall = Date.UTC(solar.getYear(), solar.getMonth() - 1, solar.getDay());
        if (solar.getYear() === year) days.set(TERMS[index % 24] as string, wall);
      }
    }
    table = days;
    terms.set(year, table);
  }
  return table.get(name);
}

/** In the order of `getJieQiJulianDays`, which starts at 大雪. */
const TERMS =
  '大雪 冬至 小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪'.split(
    ' ',
  );
