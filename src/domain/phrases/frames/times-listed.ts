import type { Frame } from './frame.ts';

const isClockOnly = ({
  start: { clock, part, ...others },
  end,
  repeat,
  amount,
  bound,
  joint,
  until,
  zone,
}: Frame): boolean =>
  clock !== undefined &&
  Object.keys(others).length === 0 &&
  !(end || repeat || amount || bound || joint || until || zone);

/** How many characters may lie between two times: a mark and a blank, or a word that joins. */
const NEXT = 2;

/** 每天提醒我吃药，早上8点、中午12点、晚上8点: times of day that stand side by side, as one frame. */
export function withTimesListed(frames: readonly Frame[]): Frame[] {
  const listed: Frame[] = [];
  for (const frame of frames) {
    const last = listed.at(-1);
    const gap = (frame.spans[0]?.from ?? 0) - (last?.spans.at(-1)?.to ?? 0);
    if (last && isClockOnly(last) && isClockOnly(frame) && gap >= 0 && gap <= NEXT)
      listed.splice(-1, 1, {
        ...last,
        moreTimes: [...(last.moreTimes ?? []), frame.start],
        spans: [...last.spans, ...frame.spans],
      });
    else listed.push(frame);
  }
  return listed;
}
