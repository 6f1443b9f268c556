import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdownFiles, readNote } from '../../src/commands/memo/read-folder.ts';
import { type Line, readLines } from '../../src/commands/memo/read-lines.ts';
import { temporaryFolder } from '../db/harness.ts';

const readDate = (text: string): number | undefined => Date.parse(text) || undefined;

describe('a folder of Markdown', () => {
  const folder = temporaryFolder();
  const put = (path: string, text: string): string => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
    return join(folder, path);
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
    const note = await readNote(folder, file, readDate);
    expect(note).toMatchObject({ ...expected, content: text, origin: `file:${file}` });
    if (text.includes('2026-01-28')) expect(note.created).toBe(Date.UTC(2026, 0, 28));
    else expect(note.created).toBeGreaterThan(Date.UTC(2026, 0, 1));
  });

  it('is called by its heading where the name says nothing', async () => {
    expect((await readNote(folder, put('README.md', '# Travel plans\n'), readDate)).title).toBe('Travel plans');
  });
});

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
    for await (const line of readLines(file, readDate)) read.push(line);
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
});
