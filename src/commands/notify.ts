import { ConfigError, type Environment, type Flags } from '../app/config.ts';
import { type NotifyFile, notifyFile } from '../app/notify-file.ts';
import { quietHours } from '../app/quiet-hours.ts';
import { systemLanguage } from '../app/system-language.ts';
import { type Language, messages } from '../messages/index.ts';
import { httpChannel } from '../notify/http/channel.ts';
import { ChannelRefusal } from '../notify/http/post.ts';
import type { ChannelSettings, NotifySettings } from '../notify/settings.ts';
import { readChannel } from './notify/add.ts';
import type { Command } from './terminal/command.ts';
import { say } from './terminal/say.ts';

interface Work {
  readonly file: NotifyFile;
  readonly settings: NotifySettings;
  readonly words: readonly string[];
  readonly flags: Flags;
  readonly env: Environment;
  readonly language: Language;
}

const texts = ({ language }: Work) => messages(language).notify;

/** What may be shown of a channel: the path of an address is a key. */
const shown = ({ name, kind, url }: ChannelSettings) => ({ name, kind, host: new URL(url).host });

function named({ settings: { channels }, language }: Work, name: string): ChannelSettings {
  const found = channels.find((one) => one.name === name);
  if (found) return found;
  throw new ConfigError(messages(language).notify.unknown({ name, names: channels.map((one) => one.name) }));
}

async function add(work: Work): Promise<number> {
  const { file, settings } = work;
  const channel = await readChannel({ ...work, taken: settings.channels.map(({ name }) => name) });
  await file.write({ ...settings, channels: [...settings.channels, channel] });
  say(`${texts(work).added({ name: channel.name })}\n`);
  return 0;
}

async function list(work: Work): Promise<number> {
  const { channels, quiet } = work.settings;
  if (work.flags.json) {
    say(`${JSON.stringify({ channels: channels.map(shown), ...(quiet !== undefined && { quiet }) }, null, 2)}\n`);
    return 0;
  }
  if (channels.length === 0) say(`${texts(work).none}\n`);
  for (const { name, kind, host } of channels.map(shown)) say(`${name}  ${kind}  ${host}\n`);
  if (quiet !== undefined) say(`${texts(work).quiet({ hours: quiet })}\n`);
  return 0;
}

async function remove(work: Work): Promise<number> {
  const [name, ...more] = work.words;
  if (name === undefined || more.length > 0) throw new ConfigError(texts(work).whichOne);
  const gone = named(work, name);
  const { file, settings } = work;
  await file.write({ ...settings, channels: settings.channels.filter((one) => one !== gone) });
  say(`${texts(work).removed({ name })}\n`);
  return 0;
}

async function test(work: Work): Promise<number> {
  const chosen = work.words.length > 0 ? work.words.map((name) => named(work, name)) : work.settings.channels;
  if (chosen.length === 0) throw new ConfigError(texts(work).nothingToTest);
  const { testTitle: title, testBody: body, sent, failed } = texts(work);
  let failures = 0;
  for (const channel of chosen) {
    const { name } = channel;
    try {
      await httpChannel(channel).send({ title, body, urgent: false });
      say(`${sent({ name })}\n`);
    } catch (error) {
      if (!(error instanceof ChannelRefusal)) throw error;
      failures++;
      say(`${failed({ name, why: error.message })}\n`);
    }
  }
  return failures > 0 ? 1 : 0;
}

async function quiet(work: Work): Promise<number> {
  const kept = quietHours(work.file);
  const said = work.words.join(' ');
  if (said !== '') await kept.set(said, work.language);
  const hours = await kept.read();
  say(`${hours === undefined ? texts(work).notQuiet : texts(work).quiet({ hours })}\n`);
  return 0;
}

const ACTS: Readonly<Record<string, (work: Work) => Promise<number>>> = { add, list, test, remove, quiet };

/** How reminders reach the user beside the desktop. */
const command: Command = {
  options: {
    name: { type: 'string' },
    to: { type: 'string' },
    secret: { type: 'boolean' },
    'secret-file': { type: 'string' },
    'url-file': { type: 'string' },
    buttons: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run({ config, words: [what = 'list', ...words], flags, env }) {
    const language = systemLanguage(config.language);
    const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
    if (!act) throw new ConfigError(messages(language).notify.acts({ acts: Object.keys(ACTS), said: what }));
    const file = notifyFile(config.db, env);
    const settings = await file.read();
    return act({ file, settings, words, flags, env, language });
  },
};

export default command;
