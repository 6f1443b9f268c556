/** What keys do, wherever one is. */
export interface Shortcuts {
  add(): void;
  search(): void;
  help(): void;
  today(): void;
  undo(): void;
  turn(step: 1 | -1): void;
  /** From 0: day, week, month, list. */
  mode(index: number): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Listens for them where nobody types; answers how to stop that. */
export function shortcuts(keys: Shortcuts): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const { key } = event;
    if (key === 'n') keys.add();
    else if (key === '/') keys.search();
    else if (key === '?') keys.help();
    else if (key === 't') keys.today();
    else if (key === 'u') keys.undo();
    else if (key === 'ArrowLeft') keys.turn(-1);
    else if (key === 'ArrowRight') keys.turn(1);
    else if (/^[1-4]$/.test(key)) keys.mode(Number(key) - 1);
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
