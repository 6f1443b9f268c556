/** What was understood otherwise than it was written. The service words them for the user. */
export type NoteCode =
  /** NUL, invalid Unicode or other unreadable characters were removed. */
  | 'text-cleaned'
  /** A line that is no property, or one that ends nothing, was passed over. */
  | 'line-ignored'
  /** A component without its END, closed where the next one begins. */
  | 'component-unclosed'
  | 'uid-missing'
  /** Different events share one UID; the later ones got a UID of their own. */
  | 'uid-reused'
  /** An older version (SEQUENCE, then DTSTAMP) of a component that is in the file again. */
  | 'superseded'
  /** A zone name that is not IANA; detail `Name → Zone`. */
  | 'zone-mapped'
  /** Like zone-mapped, but the VTIMEZONE does not agree with that zone all year. */
  | 'zone-approximated'
  /** A zone name that nothing defines; detail `Name → Zone` with the zone used instead. */
  | 'zone-unknown'
  /** No zone behaves like the VTIMEZONE: times became instants (UTC). */
  | 'zone-as-instants'
  | 'end-before-start'
  | 'until-adjusted'
  | 'rule-part-ignored'
  /** DTSTART does not match its rule: it was kept as an extra date. */
  | 'start-not-in-rule'
  /** Several RRULEs: the further ones became extra dates. */
  | 'rules-merged'
  /** EXRULE, which RFC 5545 dropped, became excluded dates. */
  | 'exrule-applied'
  /** RANGE=THISANDFUTURE: the series was split. */
  | 'series-split'
  /** A changed occurrence that carries a rule of its own: the rule was ignored. */
  | 'override-rule-ignored'
  /** A changed occurrence whose RECURRENCE-ID names no occurrence; taken for the only one of that day. */
  | 'override-by-day'
  | 'title-truncated'
  | 'description-truncated'
  | 'location-truncated'
  /** An optional field (title, place …) that could not be read and was left empty. */
  | 'field-unreadable'
  /** A time of a todo that repeats that was changed by itself: left out, or taken by itself where its todo is not there; detail: its title. */
  | 'todo-once'
  /** A property that todos have no place for; detail: its name. */
  | 'todo-field-ignored'
  /** A todo depends on one that is neither in the file nor here. */
  | 'depends-unknown'
  /** A todo is part of one that is neither in the file nor here. */
  | 'parent-unknown'
  /** Todos that would be part of each other in a circle. */
  | 'parent-circle'
  /** Todos that would depend on each other in a circle. */
  | 'depends-circle'
  /** A category of an event that is the name of no group here; detail: the category. */
  | 'category-ignored'
  /** An alarm that cannot be read or asks for what reminders do not do; detail: why. */
  | 'alarm-ignored'
  /** An alarm at a time of its own, or of a todo, that is past. */
  | 'alarm-past'
  /** An alarm that rings several times. */
  | 'alarm-once'
  /** A property that is too long to be kept, such as a file in the line itself; detail: its name. */
  | 'property-too-long'
  /** METHOD:CANCEL: everything in the calendar is cancelled. */
  | 'calendar-cancelled';

export interface Note {
  readonly code: NoteCode;
  readonly detail: string;
  /** How often it happened. */
  readonly count: number;
}

/** Distinct notes kept; a hostile file could cause one per line. */
const MOST = 200;

export class Notes {
  readonly #notes = new Map<string, { code: NoteCode; detail: string; count: number }>();

  add(code: NoteCode, detail = ''): void {
    const short = detail.length > 120 ? `${detail.slice(0, 120).toWellFormed()}…` : detail;
    const key = this.#notes.size < MOST ? `${code}\n${short}` : `${code}\n`;
    const known = this.#notes.get(key);
    if (known) known.count++;
    else this.#notes.set(key, { code, detail: this.#notes.size < MOST ? short : '', count: 1 });
  }

  list(): Note[] {
    return [...this.#notes.values()];
  }
}
