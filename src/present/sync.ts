import { messages } from '../messages/index.ts';
import type { CalendarSummary, Taking } from '../services/sync/now.ts';
import type { AccountStatus, CalendarStatus, Difference } from '../services/sync/status.ts';
import type { Reader } from './reader.ts';
import { stored } from './stored.ts';

/** An account and its calendars, a line each. */
export function accountLines({ name, state, reason, calendars }: AccountStatus, reader: Reader): string[] {
  const why = reason === undefined ? {} : { why: stored(reason) };
  const line = messages(reader).sync.state({ name: stored(name), state, ...why });
  return [line, ...calendars.map((one) => `  ${calendarLine(one, reader)}`)];
}

function calendarLine(calendar: CalendarStatus, reader: Reader): string {
  const { name, mode, group, synced, waiting = 0, gone = 0, refused = 0, reason } = calendar;
  const said = messages(reader).sync;
  const line = said.calendarLine({
    ...{ name: stored(name), mode },
    // A calendar and its group mostly have one name.
    ...(group !== undefined && group !== name && { group: stored(group) }),
    ...(synced !== undefined && { synced }),
  });
  const waits = said.waits({ waiting, gone, refused });
  return [line, ...(waits ? [waits] : []), ...(reason === undefined ? [] : [stored(reason)])].join(' · ');
}

/** `“Lunch” was changed on both sides: title · con_… · evt_… · chg_…` */
export function differenceLine(
  { id, event_id, todo_id, title, fields, change_id }: Difference,
  reader: Reader,
): string {
  const said = messages(reader).sync;
  const named: Readonly<Record<string, string>> = said.fields;
  const names = new Set(fields.map((one) => named[one] ?? said.fields.other));
  const line = said.difference({ title: stored(title), fields: [...names] });
  return [line, id, event_id, todo_id, change_id].filter((part) => part !== undefined).join(' · ');
}

/** `iCloud / Work: here 3 new; there 1 changed` */
export function summaryLine({ account, name, here, there, reason }: CalendarSummary, reader: Reader): string {
  const counts = ({ added, changed, removed }: Taking) => ({ added, updated: changed, removed });
  return messages(reader).sync.moved({
    ...{ name: `${stored(account)} / ${stored(name)}`, cameHere: counts(here), wentThere: counts(there) },
    ...(reason !== undefined && { why: stored(reason) }),
  });
}
