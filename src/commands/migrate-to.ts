import { openServices, openStore } from '../app/compose.ts';
import { type Config, ConfigError, readConfig } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { scopedTo } from '../db/repos/scope.ts';
import { copyRows, isEmpty } from '../db/transfer/copy.ts';
import type { Sum } from '../db/transfer/digest.ts';
import { endOthers, keepOthersOut, markMoved, withoutLimits } from '../db/transfer/hold.ts';
import { copyVectors } from '../db/transfer/vectors.ts';
import type { UserError } from '../domain/errors.ts';
import { wordedRefusal } from '../domain/storage-refusal.ts';
import { messages } from '../messages/index.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { progressBar } from './terminal/progress.ts';
import { say } from './terminal/say.ts';

/** Moves the calendars of all users into an empty database or file. Asks on a terminal, or needs --yes. */
const command: Command = {
  options: { yes: { type: 'boolean', short: 'y' } },
  async run({ config, words, flags }) {
    const said = messages(systemLanguage(config.language)).files;
    const [to, ...more] = words;
    if (to === undefined || more.length > 0) {
      throw new ConfigError(said.migrateNeeds);
    }
    const target = readConfig({ db: to }, {}).db;
    if ([config.db, target].includes(':memory:')) throw new ConfigError(said.migrateNeedsPlace);
    if (config.db === target) throw new ConfigError(said.migrateNeedsOther);
    if (flags.yes !== true && !(await agrees(said.confirmMove, said.moveNeedsYes))) {
      say(`${said.notMoved}\n`);
      return 1;
    }
    const { users, rows } = await move(config, target, said.moving);
    say(`${said.moved({ rows, users })}\n${said.setNewPlace}\n`);
    return 0;
  },
};

async function move(config: Config, target: string, title: string): Promise<{ users: number; rows: number }> {
  const bar = progressBar(title);
  const from = await openStore(config.db, config.pgPrepared, Date.now);
  try {
    const source = scopedTo(from.db, 'everyone');
    const moved = await source.transaction().execute(async (reading) => {
      await keepOthersOut(reading);
      const copied = await copyInto(target, config, reading, bar.update);
      await markMoved(reading);
      return copied;
    });
    await endOthers(source);
    return moved;
  } finally {
    bar.stop();
    await from.close();
  }
}

/** Copies and rebuilds what is derived. When it fails before the copy is whole, the target stays empty. */
async function copyInto(
  target: string,
  config: Config,
  reading: Parameters<typeof copyRows>[0],
  onProgress: (done: number, total: number) => void,
): Promise<{ users: number; rows: number }> {
  const to = await openStore(target, config.pgPrepared, Date.now);
  let sums: readonly Sum[];
  try {
    let done = 0;
    sums = await scopedTo(to.db, 'everyone')
      .transaction()
      .execute(async (writing) => {
        await withoutLimits(writing);
        if (!(await isEmpty(writing))) throw notEmpty(to.path);
        return copyRows(reading, writing, (rows) => {
          done += rows;
          onProgress(done, done);
        });
      });
  } finally {
    await to.close();
  }
  const users = new Set(sums.map(({ user }) => user));
  const services = await openServices({ ...config, db: target });
  try {
    for (const user of users) {
      await services.rederive(
        await services.callerFor({ user }, { session: 'migrate-to', tool: 'migrate-to', text: '' }),
      );
    }
  } finally {
    await services.close();
  }
  await takeVectors(target, config, reading, users);
  return { users: users.size, rows: sums.reduce((all, { rows }) => all + rows, 0) };
}

/** What takes a model hours is not made anew. */
async function takeVectors(
  target: string,
  config: Config,
  reading: Parameters<typeof copyRows>[0],
  users: ReadonlySet<string>,
): Promise<void> {
  const to = await openStore(target, config.pgPrepared, Date.now);
  try {
    for (const user of users) {
      await scopedTo(to.db, 'everyone')
        .transaction()
        .execute(async (writing) => {
          await withoutLimits(writing);
          await copyVectors(reading, writing, user);
        });
    }
  } finally {
    await to.close();
  }
}

const notEmpty = (path: string): UserError =>
  wordedRefusal('INVALID_ARGUMENT', ({ files }) => [files.notEmpty({ place: path }), files.nameEmpty]);

export default command;
