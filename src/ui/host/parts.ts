import { commandLine, ourselves } from '../../app/hosts.ts';
import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import type { ServerFacts } from './facts.ts';
import { type Html, html, verbatim } from './html.ts';

interface Block {
  /** Unique on the page. */
  readonly id: string;
  readonly text: string;
  /** What is copied, for those who do not see the page. */
  readonly what: string;
  readonly language: Language;
}

const copyButton = ({ id, what, language }: Block): Html =>
  html`<button type="button" data-copy="${id}" hidden>${messages(language).page.copy}<span class="unseen"> ${what}</span></button>`;

const code = ({ id, text }: Block): Html => html`<pre><code id="${id}">${verbatim(text)}</code></pre>`;

/** A command of ours for a terminal, on the calendar of this server. */
export function ourCommand({ hostEnv }: ServerFacts, ...words: readonly string[]): string {
  const { PERCH_DB: db } = hostEnv;
  return commandLine([...ourselves(), ...(db === undefined ? [] : ['--db', db]), ...words]);
}

/** A line or two with a copy button beside it. */
export const codeLine = (block: Block): Html => html`<div class="code line">${code(block)}${copyButton(block)}</div>`;

/** Many lines, under what they are and a copy button. */
export const codeBlock = (title: Html, block: Block): Html =>
  html`<div class="head"><div>${title}</div>${copyButton(block)}</div><div class="code">${code(block)}</div>`;
