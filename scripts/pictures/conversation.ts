// `npm run build && node scripts/pictures/conversation.ts`: the conversations in docs/, one a language, on light and
// dark ground. The calls are made, and what is shown is of what came back: the message, and what there is to choose from.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { LOGO } from '../../src/present/logo.ts';
import { withPage } from './page.ts';

const root = join(import.meta.dirname, '../..');

type Structured = Record<string, unknown>;
interface Turn {
  readonly says: string;
  readonly tool: string;
  /** May depend on the result before. */
  arguments(before: Structured): Structured;
}

/** The first of the times that were proposed. */
const firstSlot = ({ alternatives }: Structured): unknown => (alternatives as Structured[])[0]?.slot_token;

const CONVERSATIONS: Readonly<Record<string, readonly Turn[]>> = {
  zh: [
    {
      says: '下周二下午三点和设计师过一下原型，半小时',
      tool: 'quick_add',
      arguments: () => ({ text: '下周二下午三点和设计师过一下原型，半小时' }),
    },
    {
      says: '那天三点王总想跟我聊一小时预算',
      tool: 'schedule_add',
      arguments: () => ({ title: '和王总聊预算', start: '下周二下午三点', duration_minutes: 60 }),
    },
    {
      says: '那就第一个吧',
      tool: 'schedule_add',
      arguments: (before) => ({ title: '和王总聊预算', slot_token: firstSlot(before) }),
    },
    { says: '我记过预算什么时候交吗？', tool: 'memo_search', arguments: () => ({ query: '预算什么时候交' }) },
    { says: '王总改天再约，撤销吧', tool: 'undo', arguments: () => ({ last: 1 }) },
  ],
  en: [
    {
      says: 'Coffee with Lena on Thursday at ten at Blue Bottle',
      tool: 'quick_add',
      arguments: () => ({ text: 'Coffee with Lena on Thursday at ten at Blue Bottle' }),
    },
    {
      says: 'Team review that morning at half past ten, an hour',
      tool: 'schedule_add',
      arguments: () => ({ title: 'Team review', start: 'Thursday 10:30am', duration_minutes: 60 }),
    },
    {
      says: 'The first one is fine',
      tool: 'schedule_add',
      arguments: (before) => ({ title: 'Team review', slot_token: firstSlot(before) }),
    },
    { says: 'When is the budget due?', tool: 'memo_search', arguments: () => ({ query: 'when is the budget due' }) },
    { says: 'Lena is ill. Take the review back', tool: 'undo', arguments: () => ({ last: 1 }) },
  ],
};

interface Shown {
  readonly says: string;
  readonly call: string;
  /** The message, and below it what there is to choose from, was found, or was assumed. */
  readonly answer: readonly string[];
}

/** Lines below a message. */
const MOST_LINES = 3;

function answerOf(result: Structured): string[] {
  const {
    message,
    alternatives = [],
    memos = [],
  } = result as {
    message: string;
    alternatives?: { when: string; reasons: string[] }[];
    memos?: { title: string; snippet: string }[];
  };
  const times = alternatives.map(({ when, reasons }, at) => `${at + 1}. ${when} · ${reasons.slice(0, 2).join(', ')}`);
  return [message, ...times.slice(0, MOST_LINES), ...memos.flatMap(({ title, snippet }) => [`· ${title}`, snippet])];
}

async function play(language: string, turns: readonly Turn[]): Promise<Shown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perch-picture-'));
  const env = {
    HOME: folder,
    PERCH_DB: join(folder, 'perch.db'),
    PERCH_TIMEZONE: 'Asia/Shanghai',
    PERCH_LANGUAGE: language,
  };
  const client = new Client({ name: 'picture', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(root, 'dist/cli.js')],
      env: { ...env, PERCH_NOTIFY: 'off' },
    }),
  );
  try {
    await client.callTool({ name: 'profile_update', arguments: { working_hours: 'MO-FR 09:00-18:00' } });
    await client.callTool({
      name: 'memo_add',
      arguments: {
        content: 'Budget for the second quarter: hand in by 12 December, Mr Wang signs.',
        title: 'Q2 budget 预算',
      },
    });
    const shown: Shown[] = [];
    let before: Structured = {};
    for (const { says, tool, arguments: of } of turns) {
      const given = of(before);
      before = (await client.callTool({ name: tool, arguments: given })).structuredContent as Structured;
      shown.push({ says, call: `${tool} ${JSON.stringify(given)}`, answer: answerOf(before) });
    }
    return shown;
  } finally {
    await client.close();
    rmSync(folder, { recursive: true });
  }
}

const STYLE = `
:root{--ground:#fff;--text:#1f2328;--mute:#656d76;--card:#f5f4ef;--line:#deded6;--mine:#1c8a4c;--on:#fff}
:root.dark{--ground:#0d1117;--text:#e6edf3;--mute:#8d96a0;--card:#161b18;--line:#2c352f;--mine:#1c8a4c}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:14px/1.5 system-ui,"Noto Sans CJK SC",sans-serif}
main{width:460px;padding:14px 16px 18px;border:1px solid var(--line);border-radius:14px}
header{display:flex;gap:8px;align-items:center;font-weight:600;padding-bottom:6px}header svg{width:26px}
.mine{margin:12px 0 8px auto;width:fit-content;max-width:85%;background:var(--mine);color:var(--on);border-radius:15px 15px 4px 15px;padding:6px 12px}
.call{font:11px/1.45 ui-monospace,"DejaVu Sans Mono","Noto Sans Mono CJK SC",monospace;color:var(--mute);white-space:nowrap;overflow:hidden;text-overflow:ellipsis;padding:0 2px 4px}
.answer{background:var(--card);border:1px solid var(--line);border-radius:4px 15px 15px 15px;padding:7px 12px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}
.answer b{font-size:14px}.answer span{color:var(--mute)}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function turnOf({ says, call, answer }: Shown): string {
  const [first = '', ...rest] = answer;
  const more = rest.length > 0 ? `\n<span>${escaped(rest.join('\n'))}</span>` : '';
  return `<div class="mine">${escaped(says)}</div><div class="call">→ ${escaped(call)}</div><div class="answer"><b>${escaped(first)}</b>${more}</div>`;
}

for (const [language, turns] of Object.entries(CONVERSATIONS)) {
  const body = (await play(language, turns)).map(turnOf).join('');
  await withPage(
    { width: 460, height: 400 },
    async (page) => {
      for (const theme of ['', '-dark']) {
        await page.setContent(
          `<html class="${theme.slice(1)}" lang="${language}"><style>${STYLE}</style><main><header>${LOGO}Perch</header>${body}</main></html>`,
        );
        const path = join(root, `docs/conversation-${language}${theme}.png`);
        await page.locator('main').screenshot({ path, omitBackground: true });
      }
    },
    2,
  );
}
