import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { kindsOff } from '../../mcp/call/reach.ts';
import { say } from '../../messages/say.ts';
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
      say(
        caller,
        '文件超过 1 MB，未放入结果：请缩短时间范围，或用资源 perch://calendar.ics、命令 perch-mcp export。',
        'The file is over 1 MB and not in this result: take a shorter time, the resource perch://calendar.ics, or the command perch-mcp export.',
      ),
    ),
  text: ({ exported, ics }, { caller }) => {
    if (!exported) return [];
    const size = say(caller, `文件大小 ${exported.bytes} 字节`, `File size: ${exported.bytes} bytes`);
    return ics === undefined ? [size] : [`${size} · ${say(caller, '见 ics 与附件', 'in ics, and attached')}`];
  },
  attach: ({ ics }) =>
    ics === undefined ? undefined : { uri: 'perch://calendar.ics', mimeType: 'text/calendar', text: ics },
});
