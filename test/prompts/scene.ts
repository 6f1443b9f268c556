import { z } from 'zod';
import { defineTool } from '../../src/mcp/call/define.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer, type ServerOptions } from '../../src/mcp/server/server.ts';
import { tools } from '../../src/tools/index.ts';
import { connectInProcess, type Era, type Host } from '../protocol/harness.ts';
import { done, type Stage, type StageOptions, stage, todo } from '../services/harness.ts';

/** Friday 2026-11-20, 09:00 in Shanghai: a week with a conflict, something overdue, due, done, and a reminder that went off. */
export async function scene(options: StageOptions = {}): Promise<Stage> {
  const on = await stage(options);
  const zh = options.language === 'zh';
  const say = (chinese: string, english: string): string => (zh ? chinese : english);
  const force = { on_conflict: 'force' } as const;
  await on.add({
    title: say('晨会', 'Standup'),
    start: '2026-11-20T09:30',
    duration_minutes: 15,
    repeat: 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
  });
  await on.add({
    title: say('设计评审', 'Design review'),
    start: '2026-11-20T14:00',
    end: '2026-11-20T15:30',
    location: say('三楼会议室', 'Room 3'),
  });
  await on.add({ title: say('和张总通话', 'Call with Zhang'), start: '2026-11-20T15:00', ...force });
  await on.add({ title: say('妈妈生日', "Mom's birthday"), start: '2026-11-22', all_day: true });
  await todo(on, { title: say('交周报', 'Weekly report'), due: '2026-11-20T18:00' });
  const late = on.clock.now;
  on.clock.now = late - 4 * 86_400_000;
  await on.add({ title: say('看牙', 'Dentist'), start: '2026-11-18T16:00' });
  await todo(on, { title: say('报销', 'Expenses'), due: '2026-11-19' });
  const closed = await todo(on, { title: say('续签合同', 'Renew the contract') });
  done(await on.todos.close({ ids: [closed.id] }));
  await on.reminders.add({ title: say('吃药', 'Take the pills'), at: '2026-11-20T08:30' });
  on.clock.now = late;
  await on.reminders.add({ title: say('给房东打电话', 'Call the landlord'), at: '2026-11-20T17:00' });
  return on;
}

/** Stands for a tool that is listed; nobody calls it. */
const standIn = (name: string) =>
  defineTool({
    name,
    title: name,
    toolset: 'memo',
    effect: 'read',
    description: 'Test only.',
    input: z.object({}),
    output: z.object({}),
    envelope: [],
    run: async () => ({ status: 'final', message: '' }),
    text: () => [],
  });

const MEMOS = tools.some(({ name }) => name === 'memo_search') ? [] : [standIn('memo_search'), standIn('memo_add')];

export const serverOptions = (toolsets?: string): ServerOptions => ({
  identity: { user: 'local', local: true },
  session: 'test',
  toolsets: parseToolsets(toolsets),
  readOnly: false,
  report: (line) => {
    throw new Error(line);
  },
  fallback: { language: 'en', zone: 'UTC' },
});

interface HostOptions {
  readonly era?: Era;
  readonly readOnly?: boolean;
  /** With tools for notes, were there any. */
  readonly memos?: boolean;
}

/** A host of the stage's services. */
export function hostOf(on: Stage, toolsets?: string, options: HostOptions = {}): Promise<Host> {
  const { era = 'modern', readOnly = false, memos = false } = options;
  const all = memos ? [...tools, ...MEMOS] : tools;
  return connectInProcess(era, (served) =>
    createServer(async () => on.services, { ...serverOptions(toolsets), readOnly, tools: all }, served),
  );
}

/** Ids by the order in which they stand there. */
export function withoutIds(text: string): string {
  const known = new Map<string, string>();
  return text.replaceAll(/\b(evt|todo|rem)_[a-z0-9]{8,}/gi, (id, kind: string) => {
    if (!known.has(id)) known.set(id, `${kind}_${known.size + 1}`);
    return known.get(id) as string;
  });
}
