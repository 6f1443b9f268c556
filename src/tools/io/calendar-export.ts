import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { kindsOff } from '../../mcp/call/reach.ts';
import { messages } from '../../messages/index.ts';
import type { ExportResult } from '../../services/exchange/export.ts';
import { endTime, group, time } from '../shared/fields.ts';

/** Larger files are not put into a result: no model reads them, and hosts cut them off. */
const LARGEST = 1_000_000;

const withinLimit = (result: ExportResult, warning: string): ExportResult => {
  if ((result.exported?.bytes ?? 0) <= LARGEST) return result;
  const { ics, ...rest } = result;
  return { ...rest, warnings: [warning] };
};

export default defineTool({
  name: 'calendar_export',
  title: 'Export the calendar',
  toolset: 'io',
  effect: 'read',
  description:
    'Gives the calendar as an iCalendar file (.ics) that any calendar program can import: in ics, and attached. start and end keep events that touch this time, series whole, and todos due in it; without them everything. Over 1 MB the result has no ics: take a shorter time, the resource perch://calendar.ics, or the command perch-mcp export.',
  input: z.object({
    start: time().optional(),
    end: endTime().optional(),
    group: group().optional(),
  }),
  output: z.object({
    exported: z.object({
      events: z.int(),
      series: z.int(),
      changed: z.int(),
      todos: z.int().optional(),
      reminders: z.int(),
      bytes: z.int(),
    }),
    ics: z.string(),
  }),
  envelope: ['suggestions', 'assumptions', 'warnings'],
  run: async (input, { services, caller, toolsets, progress }) =>
    withinLimit(
      await services.events.exportCalendar(caller, { ...input, without: kindsOff(toolsets), onProgress: progress }),
      messages(caller).exchange.fileTooLarge,
    ),
  text: ({ exported, ics }, { caller }) => {
    if (!exported) return [];
    const size = messages(caller).exchange.fileSize({ bytes: exported.bytes });
    return ics === undefined ? [size] : [`${size} · ${messages(caller).exchange.whereTheFileIs}`];
  },
  attach: ({ ics }) =>
    ics === undefined ? undefined : { uri: 'perch://calendar.ics', mimeType: 'text/calendar', text: ics },
});
