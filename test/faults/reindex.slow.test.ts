import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { searchVectors } from '../../src/retrieval/vectors.ts';
import { temporaryFolder } from '../db/harness.ts';
import { sendJson, stub } from '../models/stub.ts';
import { vectorOf } from '../models/token-embedder.ts';
import { type Bundled, bundled } from './bundled.ts';
import { perch } from './command.ts';

const NOTES = 3_000;
const DIMENSION = 96;
const CANARY = 'kanarienvogel';

describe('perch-mcp reindex', () => {
  const folder = temporaryFolder();
  const notes = path.join(folder, 'notes.jsonl');
  const file = path.join(folder, 'store', 'perch.db');
  let server: Bundled;
  beforeAll(async () => {
    server = await bundled();
    fs.mkdirSync(path.dirname(file));
    const line = (n: number): string =>
      JSON.stringify({ id: `n${n}`, text: `note ${n} of ${n % 97}${n === 1_234 ? ` ${CANARY}` : ''}` });
    fs.writeFileSync(notes, Array.from({ length: NOTES }, (_, n) => line(n)).join('\n'));
    expect(await perch(file, ['memo', 'import', notes], server)).toMatchObject({ code: 0 });
  });
  afterAll(() => server.remove());

  /** A server with an embedder, as Ollama is one; it answers after some milliseconds. */
  const model = async (ms: number): Promise<NodeJS.ProcessEnv> => {
    const { url } = await stub(async (response, { body }) => {
      await sleep(ms);
      const { input } = body as { input: string[] };
      const data = input.map((text, index) => ({ index, embedding: [...vectorOf(text, DIMENSION)] }));
      sendJson(response, { data });
    });
    return { PERCH_EMBEDDER: url, PERCH_EMBEDDER_MODEL: 'words' };
  };

  const run = (env: NodeJS.ProcessEnv): { child: ChildProcess; ended: Promise<number | null>; out(): string } => {
    let text = '';
    const child = spawn(process.execPath, [server.entry, 'reindex'], {
      env: { ...process.env, ...env, PERCH_DB: file },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (part) => (text += part));
    child.stderr?.on('data', (part) => (text += part));
    return { child, out: () => text, ended: new Promise((resolve) => child.once('close', resolve)) };
  };

  const count = (): number => {
    const db = new SqliteDatabase(file);
    try {
      const [vectors, counted] = [
        db.prepare('select count(*) from vectors').pluck().get() as number,
        db.prepare('select coalesce(sum(vectors), 0) from vector_spaces').pluck().get() as number,
      ];
      expect(counted).toBe(vectors);
      return vectors;
    } finally {
      db.close();
    }
  };

  it('that is killed loses nothing, and goes on where it was; two at once do no harm', async () => {
    const env = await model(5);
    let [seen, cutShort] = [0, 0];
    for (let kills = 0; kills < 8 && seen < NOTES; kills++) {
      const { child, ended } = run(env);
      await Promise.race([ended, sleep(700 + 150 * kills)]);
      child.kill('SIGKILL');
      await ended;
      expect(count()).toBeGreaterThanOrEqual(seen);
      seen = count();
      if (seen > 0 && seen < NOTES) cutShort += 1;
    }
    expect(cutShort).toBeGreaterThan(0);
    const both = [run(env), run(env)];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
    for (const { out } of both) expect(out()).toContain(`${NOTES} out of ${NOTES} have vectors now`);
    expect(count()).toBe(NOTES);
    const { code, stdout } = await perch(file, ['doctor'], server);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(`${NOTES} passages out of`) });

    const { db, close } = await openDatabase({ path: file, now: Date.now });
    onTestFinished(() => close());
    const scope = { user: 'local', kind: 'memo', table: 'memos' } as const;
    const near = async (text: string): Promise<string | undefined> => {
      const hits = await searchVectors(db, scope, `http/words/${DIMENSION}`, vectorOf(text, DIMENSION), 1);
      return hits[0]?.passage.text;
    };
    expect(await near('note 77 of 77')).toBe('note 77 of 77');
    // A memo that another process adds and embeds is found here.
    const added = spawn(process.execPath, [server.entry, 'call', 'memo_add', '{"content":"zebras in the garden"}'], {
      env: { ...process.env, PERCH_DB: file },
      stdio: 'ignore',
    });
    await new Promise((resolve) => added.once('close', resolve));
    expect(await run(env).ended).toBe(0);
    expect(await near('garden zebras')).toBe('zebras in the garden');
  });

  it('and erasing after it leaves no byte of text or vector', async () => {
    const db = new SqliteDatabase(file);
    const { id, vector } = db
      .prepare(
        `select m.id, v.vector from memos as m join passages as p on p.item = m.id join vectors as v on v.passage = p.id
          where m.content like '%${CANARY}%'`,
      )
      .get() as { id: string; vector: Buffer };
    db.close();
    const holding = (bytes: Buffer | string): string[] =>
      fs
        .readdirSync(path.dirname(file))
        .filter((name) => fs.readFileSync(path.join(path.dirname(file), name)).includes(bytes));
    expect([holding(CANARY), holding(vector)]).not.toContainEqual([]);
    expect(await perch(file, ['erase', '--yes', id], server)).toMatchObject({ code: 0 });
    expect([holding(CANARY), holding(vector)]).toEqual([[], []]);
    expect(await perch(file, ['doctor'], server)).toMatchObject({ code: 0 });
  });

  it('without a model says how to get one', async () => {
    const { code, stdout } = await perch(file, ['reindex'], server);
    expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining('perch-mcp model install') });
  });
});
