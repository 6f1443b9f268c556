import type { View } from '../app/view.ts';
import { wall } from './dates.ts';
import type { Shift } from './shift.ts';

/** Times are moved by this many minutes. */
const STEP = 15;
/** So far a press is a click, in pixels; so long a touch may still scroll, in milliseconds. */
const SLACK = 5;
const HOLD_MS = 350;
/** How high the edge is that changes the length, in pixels. */
const GRIP = 8;

interface Drag {
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly isResize: boolean;
  readonly x: number;
  readonly y: number;
  /** Where the grid was scrolled to. */
  readonly scroll: number;
}

/**
 * Lets events be dragged in the grid, by mouse, pen or a touch that is held: only the dragged element moves, by a
 * transform, so that it costs no layout however many there are. Answers how to stop that.
 */
export function dragging(grid: HTMLElement, view: View, shift: Shift): () => void {
  let drag: Drag | undefined;
  let isMoving = false;
  let holding: number | undefined;
  let frame = 0;
  let last: PointerEvent | undefined;

  const columns = (): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('.col')];
  const minutesPerPixel = (): number => 1_440 / (columns()[0]?.offsetHeight ?? 1);

  /** How far it is dragged: whole steps of time, and columns. */
  const distance = ({ x, y, scroll, element }: Drag, event: PointerEvent) => {
    const all = columns();
    const from = all.findIndex((one) => one.contains(element));
    const width = all[0]?.offsetWidth ?? 1;
    const raw = (event.clientY - y + grid.scrollTop - scroll) * minutesPerPixel();
    const days = Math.round((event.clientX - x) / width);
    return {
      minutes: Math.round(raw / STEP) * STEP,
      columns: Math.min(all.length - 1 - from, Math.max(-from, days)),
      width,
      from,
    };
  };

  const draw = (): void => {
    frame = 0;
    if (!drag || !last || !isMoving) return;
    const { element, isResize } = drag;
    const far = distance(drag, last);
    const pixels = far.minutes / minutesPerPixel();
    if (isResize) element.style.setProperty('--longer', `${pixels}px`);
    else element.style.transform = `translate(${far.columns * far.width}px, ${pixels}px)`;
    const box = grid.getBoundingClientRect();
    if (last.clientY > box.bottom - 30) grid.scrollTop += 8;
    else if (last.clientY < box.top + 30) grid.scrollTop -= 8;
  };

  const start = (): void => {
    if (!drag) return;
    isMoving = true;
    drag.element.classList.add('dragged');
    grid.setPointerCapture(drag.pointer);
  };
  const end = (): void => {
    clearTimeout(holding);
    cancelAnimationFrame(frame);
    frame = 0;
    drag = undefined;
    isMoving = false;
  };
  const putBack = (element: HTMLElement): void => {
    element.classList.remove('dragged');
    element.style.removeProperty('--longer');
    element.style.transform = '';
  };

  const down = (event: PointerEvent): void => {
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>('.ev');
    if (!element || event.button !== 0 || drag) return;
    const { bottom, height } = element.getBoundingClientRect();
    const isResize = element.dataset.ends === 'true' && height > 3 * GRIP && event.clientY > bottom - GRIP;
    if (!isResize && element.dataset.begins !== 'true') return;
    drag = { pointer: event.pointerId, element, isResize, x: event.clientX, y: event.clientY, scroll: grid.scrollTop };
    last = event;
    if (event.pointerType === 'touch') holding = window.setTimeout(start, HOLD_MS);
  };
  const move = (event: PointerEvent): void => {
    if (!drag || event.pointerId !== drag.pointer) return;
    last = event;
    if (!isMoving) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
      // A touch that moves at once scrolls.
      if (event.pointerType === 'touch') end();
      else start();
    }
    frame ||= requestAnimationFrame(draw);
  };
  const up = async (event: PointerEvent): Promise<void> => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { element, isResize } = drag;
    const far = isMoving ? distance(drag, event) : undefined;
    const { event: index, todo, start: at = '' } = element.dataset;
    end();
    if (!far) return;
    // The click that follows is not meant.
    grid.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => grid.removeEventListener('click', swallow, { capture: true }), 0);
    const shown = view.events[Number(index)];
    if (far.minutes !== 0 || far.columns !== 0) {
      if (shown) await drop(shown, far, isResize);
      else if (todo !== undefined) await shift.plan(todo, moved(at, far));
    }
    // Where it was done, the new view has drawn it in its new place already.
    putBack(element);
  };
  const drop = (
    event: View['events'][number],
    far: ReturnType<typeof distance>,
    isResize: boolean,
  ): Promise<boolean> => {
    if (isResize) {
      const length = (Date.parse(event.end) - Date.parse(event.start)) / 60_000 + far.minutes;
      return shift.resize(event, Math.max(STEP, length));
    }
    return shift.move(event, moved(event.start, far));
  };
  const moved = (start: string, far: ReturnType<typeof distance>): string => {
    const minutes = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
    return wall(start.slice(0, 10), minutes + far.minutes + far.columns * 1_440);
  };
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const cancel = (): void => {
    if (drag) putBack(drag.element);
    end();
  };
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isMoving) cancel();
  };
  // While an event is dragged by touch, the page is not to scroll.
  const hold = (event: TouchEvent): void => {
    if (isMoving) event.preventDefault();
  };

  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes(TODO) && columnAt(event)) event.preventDefault();
  };
  const columnAt = ({ target }: Event): HTMLElement | null => (target as HTMLElement).closest<HTMLElement>('.col');
  const dropTodo = (event: DragEvent): void => {
    const column = columnAt(event);
    const todo = event.dataTransfer?.getData(TODO);
    if (!column || !todo) return;
    event.preventDefault();
    const raw = (event.clientY - column.getBoundingClientRect().top) * minutesPerPixel();
    void shift.plan(todo, wall(column.dataset.date ?? view.today, Math.round(raw / STEP) * STEP));
  };

  grid.addEventListener('pointerdown', down);
  grid.addEventListener('pointermove', move);
  grid.addEventListener('pointerup', up);
  grid.addEventListener('pointercancel', cancel);
  grid.addEventListener('touchmove', hold, { passive: false });
  grid.addEventListener('dragover', over);
  grid.addEventListener('drop', dropTodo);
  addEventListener('keydown', giveUp, true);
  return () => {
    cancel();
    grid.removeEventListener('pointerdown', down);
    grid.removeEventListener('pointermove', move);
    grid.removeEventListener('pointerup', up);
    grid.removeEventListener('pointercancel', cancel);
    grid.removeEventListener('touchmove', hold);
    grid.removeEventListener('dragover', over);
    grid.removeEventListener('drop', dropTodo);
    removeEventListener('keydown', giveUp, true);
  };
}

/** What a todo that is dragged carries. */
export const TODO = 'application/x-perch-todo';
