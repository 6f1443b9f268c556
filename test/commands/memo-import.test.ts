import { appendFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { markdownFiles, readNote } from '../../src/commands/memo/read-folder.ts';
import { type Line, readLines } from '../../src/commands/memo/read-lines.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { messages } from '../../src/messages/index.ts';
import type { Note } from '../../src/services/memos/import.ts';
import { temporaryFolder } from '../db/harness.ts';

const readDate = (text: string): number | undefined => Date.parse(text) || undefined;
const reading = { readDate, tooLong: (bytes: number): string => `${bytes} bytes`, said: messages('en').files };

describe('a folder of Markdown', () => {
  const folder = temporaryFolder();
  const put = (path: string, text: string): string => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
    return join(folder, path);
  };

  const noteOf = async (file: string): Promise<Note> => {
    const read = await readNote(folder, file, reading);
    if ('left' in read) throw new Error(read.left.why);
    return read.note;
  };

  it('is read in order, without what programs keep there', async () => {
    put('b.md', 'b');
    put('a/c.markdown', 'c');
    put('.obsidian/x.md', 'x');
    put('node_modules/y.md', 'y');
    put('picture.png', '');
    expect(await markdownFiles(folder)).toEqual([join(folder, 'a/c.markdown'), join(folder, 'b.md')]);
  });

  it.each([
    [
      '---\ntitle: "Plan: B"\ntags: [work, 预算]\ndate: 2026-01-28\n---\nSee [[Other note]].',
      { title: 'Plan: B', tags: ['work', '预算'] },
    ],
    ['---\ntags: a, b\ncreated: 2026-01-28\n---\n# Heading', { title: 'note', tags: ['a', 'b'] }],
    ['---\ntags:\n  - one\n  - 2\n---\n', { title: 'note', tags: ['one', '2'] }],
    ['---\nnot: [yaml\n---\ntext', { title: 'note', tags: [] }],
    ['no front matter\n---\nrule', { title: 'note', tags: [] }],
  ])('takes title, tags and date from the front matter of %j, and keeps the text', async (text, expected) => {
    const file = put('note.md', text);
    const note = await noteOf(file);
    expect(note).toMatchObject({ ...expected, content: text, origin: `file:${file}` });
    if (text.includes('2026-01-28')) expect(note.created).toBe(Date.UTC(2026, 0, 28));
    else expect(note.created).toBeGreaterThan(Date.UTC(2026, 0, 1));
  });

  it('is called by its heading where the name says nothing', async () => {
    expect((await noteOf(put('README.md', '# Travel plans\n'))).title).toBe('Travel plans');
  });

  it('that is no memo is left out, and read no further than that shows', async () => {
    const large = put('large.md', '');
    // Longer than a string can be; nothing is written of it.
    truncateSync(large, 2 ** 31);
    expect(await readNote(folder, large, reading)).toEqual({
      left: { source: `${basename(folder)}/large.md`, why: `${2 ** 31} bytes` },
    });
    const gone = await readNote(folder, join(folder, 'gone.md'), reading);
    expect(gone).toMatchObject({ left: { why: expect.stringContaining('ENOENT') } });
  });

  it('with names without end in its head is read as quickly as any, and prints nothing', async () => {
    const names = Array.from({ length: 8_000 }, (_, at) => `k${at}: 1`).join('\n');
    const printed = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const cpu = process.cpuUsage();
    expect(await noteOf(put('many.md', `---\ntitle: T\n${names}\n---\ntext`))).toMatchObject({
      title: 'many',
      tags: [],
    });
    const some = names.slice(0, 15_000);
    const odd = put('some.md', `---\ntitle: T\n? {a: 1}\n: 2\n"\\u202e": !odd 3\n${some}\n---\ntext`);
    expect(await noteOf(odd)).toMatchObject({ title: 'T' });
    const { user, system } = process.cpuUsage(cpu);
    expect(user + system).toBeLessThan(1_500_000);
    expect(printed).not.toHaveBeenCalled();
  });
});

/** Bytes of a line that is too long: many times what the reader may hold of it. */
const LONG = inFull(600_000_000, 150_000_000);

describe('a file with a JSON object a line', () => {
  const folder = temporaryFolder();

  it('is read line by line; what is no note is told', async () => {
    const file = join(folder, 'x.jsonl');
    const lines = [
      '{"id":"a","text":"alpha","title":"T","tags":["x"],"date":"2026-01-28T00:00:00Z"}',
      '{"content":"beta","tags":"x, y"}',
      '',
      '{"id":7,"text":"gamma"}',
      '[1]',
      '{"title":"nothing"}',
      'not json',
    ];
    writeFileSync(file, `\uFEFF${lines.join('\r\n')}\n`);
    const read: Line[] = [];
    for await (const line of readLines(file, reading)) read.push(line);
    expect(read.map((line) => ('note' in line ? { ...line.note } : line.left))).toMatchObject([
      {
        origin: 'id:a',
        content: 'alpha',
        title: 'T',
        tags: ['x'],
        source: 'x.jsonl#a',
        created: Date.UTC(2026, 0, 28),
      },
      { origin: expect.stringMatching(/^text:/), content: 'beta', title: null, tags: ['x', 'y'], source: 'x.jsonl:2' },
      { origin: 'id:7', source: 'x.jsonl#7' },
      { source: 'x.jsonl:5', why: 'it is not a JSON object' },
      { source: 'x.jsonl:6', why: 'it has neither text nor content' },
      { source: 'x.jsonl:7', why: 'it is not JSON' },
    ]);
  });

  it('with a line longer than any note is read on after it, and little of that line is held', async () => {
    const file = join(folder, 'long.jsonl');
    writeFileSync(file, '{"id":1,"text":"before"}\n');
    // Nothing is written of most of it.
    truncateSync(file, LONG);
    appendFileSync(file, '\n{"id":2,"text":"after"}');
    const read: Line[] = [];
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    for await (const line of readLines(file, reading)) {
      read.push(line);
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    expect(read.map((line) => ('note' in line ? line.note.content : line.left.why))).toEqual([
      'before',
      expect.stringContaining('longer than'),
      'after',
    ]);
    expect(read.at(-1)?.bytes).toBe(LONG + 24);
    // Pieces that were read wait for the collector, which comes long before that.
    expect(most - before).toBeLessThan(LONG / 2);
  });
});
