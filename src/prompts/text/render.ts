import { isoWithOffset, showDay } from '../../domain/time/show.ts';
import { formatWallClock } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { inWords, messages } from '../../messages/index.ts';
import { asData } from '../../present/stored.ts';
import type { PromptContext } from '../sheets/prompt.ts';
import { BOUNDARY, COMMON } from '../sheets/rules.ts';
import { type Rule, ruleLines, type Sheet } from '../sheets/sheet.ts';
import { knownOf } from './profile.ts';
import { todayLines } from './today.ts';
import { toolsLine } from './tools-line.ts';

/** What a prompt looked up; without it, today in short. */
export interface Facts {
  readonly lines: readonly string[];
  /** Calls that the facts suggest. */
  readonly ready: readonly string[];
}

/**
 * The text of a prompt: who speaks and how, the rules that hold with the tools
 * that are on, now, and what is known. The user's persona replaces the voice of
 * the sheet, never its rules.
 */
export async function render(sheet: Sheet, context: PromptContext, facts?: Facts | undefined): Promise<string> {
  const { caller, tools } = context;
  const { language } = caller;
  const { persona, lines: known } = await knownOf(context);
  const rules = (list: readonly Rule[]): string[] => ruleLines(list, language, tools);
  const boundary = sheet.takesAnything ? rules(BOUNDARY) : [];
  const voice =
    persona === undefined
      ? sheet.voice
        ? inWords(sheet.voice, language)
        : ''
      : messages(language).prompts.voice({ persona });
  const heading = (title: string): string => `## ${title}`;
  return [
    inWords(sheet.role, language),
    voice,
    heading(messages(language).prompts.rules),
    ...rules(sheet.rules),
    ...rules(COMMON),
    ...(boundary.length > 0 ? [heading(messages(language).prompts.whatBecomesOfWhat), ...boundary] : []),
    heading(messages(language).prompts.now),
    nowLine(context),
    toolsLine(tools, language),
    asData([...known, ...(facts?.lines ?? (await todayOf(context)))]),
    ...(facts && facts.ready.length > 0 ? [heading(messages(language).prompts.readyCalls), ...facts.ready] : []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** `2026-11-22 周日 05:40 (+08:00, Asia/Shanghai) · 用中文回答`. */
function nowLine({ caller }: PromptContext): string {
  const { now, zone, language } = caller;
  const wall = toWall(now, zone);
  const offset = isoWithOffset(now, zone).slice(19);
  const answer = messages(language).prompts.answerInEnglish;
  return `${showDay(wall, language)} ${formatWallClock(wall)} (${offset}, ${zone}) · ${answer}`;
}

/** The kinds of items whose toolsets are on. */
export const kindsOf = (tools: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(['schedule', 'todo', 'reminder'].filter((kind) => tools.has(`${kind}_query`)));

async function todayOf({ services, caller, tools }: PromptContext): Promise<string[]> {
  const digest = await services.digest(caller, { span: 'day', kinds: kindsOf(tools) });
  return digest ? todayLines(caller, digest) : [];
}
