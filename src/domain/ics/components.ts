import type { ContentLine } from './lines.ts';
import type { Notes } from './notes.ts';

export interface Component {
  /** In capitals: `VEVENT`. */
  readonly name: string;
  /** Line of its BEGIN. */
  readonly line: number;
  /** Its own content lines, without BEGIN and END. */
  readonly lines: ContentLine[];
  readonly children: Component[];
  /** False while its END has not come. */
  closed: boolean;
}

/** How many components of each kind a file has, broken ones included. */
export interface ComponentCounts {
  vevent: number;
  vtodo: number;
  valarm: number;
  vjournal: number;
  vfreebusy: number;
  /** Components of no known name. */
  other: number;
}

/** Deeper than any calendar; what lies below is counted and passed over. */
const DEEPEST = 16;
/** Components that stand directly in a calendar: the next one ends one that was left open. */
const TOP = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']);
const SILENT = new Set(['VCALENDAR', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);
const COUNTED: Record<string, keyof ComponentCounts> = {
  VEVENT: 'vevent',
  VTODO: 'vtodo',
  VALARM: 'valarm',
  VJOURNAL: 'vjournal',
  VFREEBUSY: 'vfreebusy',
};

/**
 * The calendars of a file. Lenient where nothing is lost: lines before the
 * first calendar, missing and surplus ENDs. Iterative, so that depth costs nothing.
 */
export function readComponents(
  lines: readonly ContentLine[],
  notes: Notes,
): { calendars: Component[]; counts: ComponentCounts } {
  const counts: ComponentCounts = { vevent: 0, vtodo: 0, valarm: 0, vjournal: 0, vfreebusy: 0, other: 0 };
  const calendars: Component[] = [];
  const stack: Component[] = [];
  let tooDeep = 0;

  const closeFrom = (position: number): void => {
    for (const open of stack.splice(position)) {
      open.closed = true;
      if (open.name !== 'VCALENDAR') notes.add('component-unclosed', open.name);
    }
  };
  const begin = (name: string, line: number): void => {
    if (!SILENT.has(name)) counts[COUNTED[name] ?? 'other']++;
    const rival = name === 'VCALENDAR' ? 0 : TOP.has(name) ? stack.findIndex((open) => TOP.has(open.name)) : -1;
    if (rival >= 0) {
      tooDeep = 0;
      closeFrom(rival);
    }
    if (stack.length >= DEEPEST) {
      tooDeep++;
      return;
    }
    const component: Component = { name, line, lines: [], children: [], closed: false };
    if (name === 'VCALENDAR') calendars.push(component);
    else (stack.at(-1) ?? calendars.at(-1))?.children.push(component);
    stack.push(component);
  };
  const end = (name: string): void => {
    if (tooDeep > 0) {
      tooDeep--;
      return;
    }
    const position = stack.findLastIndex((open) => open.name === name);
    if (position < 0) {
      notes.add('line-ignored', `END:${name}`);
      return;
    }
    closeFrom(position + 1);
    const closed = stack.pop();
    if (closed) closed.closed = true;
  };

  for (const line of lines) {
    const mark = /^(BEGIN|END)\s*:\s*([\w-]{1,40})\s*$/i.exec(line.text);
    if (mark) {
      const name = (mark[2] as string).toUpperCase();
      if (mark[1]?.toUpperCase() === 'BEGIN') begin(name, line.line);
      else end(name);
    } else if (!/^[\w.-]+\s*[;:]/.test(line.text)) notes.add('line-ignored', `line ${line.line}`);
    else if (tooDeep === 0) stack.at(-1)?.lines.push(line);
  }
  return { calendars, counts };
}
