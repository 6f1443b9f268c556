import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { kindsOff } from '../../mcp/call/reach.ts';
import { messages } from '../../messages/index.ts';
import type { Result } from '../../services/change/envelope.ts';
import type { ImportResult } from '../../services/exchange/import.ts';

/** Entries of a list in a result; more are counted. */
const LISTED = 50;
/** Ten megabytes of Latin text, the longest message that a host may send. */
const LONGEST = 10_000_000;

type Imported = NonNullable<ImportResult['imported']>;

interface Facts {
  imported: Pick<Imported, 'added' | 'updated' | 'unchanged' | 'cancelled' | 'todos' | 'reminders' | 'groups'>;
  skipped: Imported['skipped'];
  skipped_total: number;
  notes: string[];
  not_imported: Imported['not_imported'];
  overlaps: number;
}

/** The counts together, the lists beside them and of bounded length. */
function factsOf({ imported, ...rest }: ImportResult): Result<Facts> {
  if (!imported) return rest;
  const { skipped, notes, not_imported, overlaps, conflicts, ...counts } = imported;
  return {
    ...rest,
    imported: counts,
    skipped: skipped.slice(0, LISTED),
    skipped_total: skipped.length,
    notes: notes.slice(0, LISTED),
    not_imported,
    overlaps,
    ...(conflicts.length > 0 && { conflicts }),
  };
}

const counts = () => z.object({ added: z.int(), updated: z.int(), unchanged: z.int(), cancelled: z.int() });

export default defineTool({
  name: 'calendar_import',
  title: 'Import a calendar',
  toolset: 'io',
  also: 'import',
  effect: 'write',
  idempotent: true,
  description:
    'Takes in an iCalendar file: its whole text as ics, unchanged, up to 10 MB. All comes in or nothing, as one change; importing it again changes nothing. Overlaps are reported, not refused. dry_run only tells what would come. Broken parts refuse the file with their lines; skip_broken leaves them out.',
  input: z.object({
    ics: z.string().min(1).max(LONGEST).describe('BEGIN:VCALENDAR…'),
    skip_broken: z.boolean().optional(),
    dry_run: z.boolean().optional(),
  }),
  output: z.object({
    imported: counts().extend({
      todos: counts().optional(),
      reminders: z.int().optional(),
      groups: z.int().optional(),
    }),
    skipped: z.array(
      z.object({ component: z.string(), line: z.int(), uid: z.string().optional(), reason: z.string() }),
    ),
    skipped_total: z.int(),
    notes: z.array(z.string()),
    not_imported: z.object({ todos: z.int(), alarms: z.int() }),
    overlaps: z.int(),
  }),
  envelope: ['suggestions', 'assumptions', 'warnings', 'conflicts', 'change_id'],
  run: async (input, { services, caller, toolsets, progress }) =>
    factsOf(
      await services.events.importCalendar(caller, {
        ics: input.ics,
        skipBroken: input.skip_broken,
        dryRun: input.dry_run,
        without: kindsOff(toolsets),
        onProgress: progress,
      }),
    ),
  text: ({ skipped = [], skipped_total = 0, notes = [], not_imported: left, overlaps = 0 }, { caller }) => {
    const more = skipped_total - skipped.length;
    return [
      ...skipped.map(({ component, line, reason }) =>
        messages(caller).exchange.leftOutAtLine({ line, component, reason }),
      ),
      ...(more > 0 ? [messages(caller).exchange.andMoreLeftOut({ more })] : []),
      ...notes.map((note) => messages(caller).exchange.note({ note })),
      ...(left && left.todos > 0 ? [messages(caller).exchange.todosLeftInFile({ todos: left.todos })] : []),
      ...(left && left.alarms > 0 ? [messages(caller).exchange.alarmsLeftInFile({ alarms: left.alarms })] : []),
      ...(overlaps > 0 ? [messages(caller).exchange.overlapsBusyTime({ overlaps })] : []),
    ];
  },
});
