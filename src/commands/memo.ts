import { realpath, stat } from 'node:fs/promises';
import { ConfigError } from '../app/config.ts';
import { readTime } from '../domain/arguments/spoken.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { isQuestion, unanswerable } from '../domain/question.ts';
import { startOfDay } from '../domain/time/zone.ts';
import type { Messages } from '../messages/en/messages.ts';
import { messages } from '../messages/index.ts';
import { visible } from '../present/visible.ts';
import type { Services } from '../services/index.ts';
import { MOST_BYTES } from '../services/memos/fields.ts';
import type { LeftOut, Note } from '../services/memos/import.ts';
import { markdownFiles, readNote } from './memo/read-folder.ts';
import { readLines } from './memo/read-lines.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { progressBar } from './terminal/progress.ts';
import { say, warn } from './terminal/say.ts';

/** What is written at a time: other programs wait no longer than that, and an import that is ended loses no more. */
const BATCH_NOTES = 200;
const BATCH_LETTERS = 400_000;
/** Notes that were left out and are named. */
const NAMED = 20;

/** Takes in notes. What is there already, and has not changed, is left alone: an import that was ended is simply run again. */
const command: Command = {
  async run({ words, services }) {
    const [verb, ...paths] = words;
    if (verb !== 'import' || paths.length === 0) {
      throw new ConfigError((to) => to.files.memoNeeds);
    }
    const opened = await services();
    let failed = 0;
    for (const path of paths) if (!(await importPath(opened, path))) failed++;
    return failed === 0 ? 0 : 1;
  },
};

async function importPath(services: Services, given: string): Promise<boolean> {
  const caller = await localCaller(services, 'memo import');
  const said = messages(caller).files;
  const batch = new Batches(services, caller);
  const bar = progressBar(said.importingMemos);
  try {
    const path = await realpath(given);
    const status = await stat(path);
    if (status.isDirectory()) await importFolder(path, batch, bar.update);
    else await importLines(path, status.size, batch, bar.update);
    await batch.flush();
    bar.stop();
    say(`${said.named({ file: given, text: batch.report() })}\n`);
    return true;
  } catch (error) {
    bar.stop();
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined && !(error instanceof UserError)) throw error;
    const why = code === undefined ? (error as UserError).message : said.cannotBeRead({ code });
    warn(`${visible(said.named({ file: given, text: why }))}\n`);
    return false;
  }
}

type Update = (done: number, total: number) => void;

async function importFolder(folder: string, batch: Batches, update: Update): Promise<void> {
  const files = await markdownFiles(folder);
  for (const [index, file] of files.entries()) {
    const read = await readNote(folder, file, batch);
    if ('note' in read) await batch.add(read.note);
    else batch.left.push(read.left);
    update(index + 1, files.length);
  }
}

async function importLines(file: string, bytes: number, batch: Batches, update: Update): Promise<void> {
  for await (const line of readLines(file, batch)) {
    if ('note' in line) await batch.add(line.note);
    else batch.left.push(line.left);
    update(Math.min(line.bytes, bytes), bytes);
  }
}

class Batches {
  readonly left: LeftOut[] = [];
  readonly said: Messages['files'];
  readonly #services: Services;
  readonly #caller: Caller;
  #notes: Note[] = [];
  #letters = 0;
  readonly #counts = { added: 0, changed: 0, same: 0 };
  #first: string | undefined;

  constructor(services: Services, caller: Caller) {
    this.#services = services;
    this.#caller = caller;
    this.said = messages(caller).files;
  }

  /** An instant of a date as people and programs write it: in words, ISO 8601, or epoch seconds or milliseconds. */
  readonly readDate = (text: string): number | undefined => {
    if (/^\d{9,13}$/.test(text)) return text.length > 11 ? Number(text) : Number(text) * 1000;
    try {
      const reading = readTime(text.replaceAll('/', '-'), this.#caller);
      if (isQuestion(reading)) throw unanswerable(reading);
      return reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, this.#caller.zone);
    } catch {
      const other = Date.parse(text);
      return Number.isNaN(other) ? undefined : other;
    }
  };

  /** Why a file of so many bytes is left out. */
  readonly tooLong = (bytes: number): string =>
    messages(this.#caller).memos.tooLongToImport({ size: Math.ceil(bytes / 1000), most: MOST_BYTES / 1000 });

  async add(note: Note): Promise<void> {
    this.#notes.push(note);
    this.#letters += note.content.length;
    if (this.#notes.length >= BATCH_NOTES || this.#letters >= BATCH_LETTERS) await this.flush();
  }

  async flush(): Promise<void> {
    const { imported, change_id } = await this.#services.memos.importNotes(this.#caller, this.#notes);
    this.#notes = [];
    this.#letters = 0;
    this.#first ??= change_id;
    this.left.push(...(imported?.left ?? []));
    for (const name of ['added', 'changed', 'same'] as const) this.#counts[name] += imported?.[name] ?? 0;
  }

  report(): string {
    const { added, changed, same } = this.#counts;
    const lines = [this.said.memosImported({ added, changed, same })];
    for (const left of this.left.slice(0, NAMED)) lines.push(visible(`  ${this.said.leftOut(left)}`));
    if (this.left.length > NAMED) lines.push(`  ${this.said.leftOutMore({ count: this.left.length - NAMED })}`);
    if (this.#first !== undefined)
      lines.push(`  ${this.said.toUndo({ command: `perch-mcp call undo '{"since":"${this.#first}"}'` })}`);
    return lines.join('\n');
  }
}

export default command;
