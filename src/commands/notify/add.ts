import { ConfigError, type Environment, type Flags } from '../../app/config.ts';
import { isPrivateWay } from '../../domain/web-address.ts';
import { type Language, messages } from '../../messages/index.ts';
import { CHANNEL_KINDS } from '../../notify/http/kinds.ts';
import { newButtonKey } from '../../notify/http/press-token.ts';
import { type ChannelKind, type ChannelSettings, KINDS } from '../../notify/settings.ts';
import { readSecret } from '../terminal/secret.ts';

interface Asked {
  readonly words: readonly string[];
  readonly flags: Flags;
  readonly env: Environment;
  readonly language: Language;
  /** Names of the channels that there are. */
  readonly taken: readonly string[];
}

const NAME = /^[\p{L}\p{N}_-]{1,30}$/u;

const isKind = (name: string): name is ChannelKind => (KINDS as readonly string[]).includes(name);

/** Reads what a new channel needs from words, flags, files and, on a terminal, the person. Throws ConfigError. */
export async function readChannel(asked: Asked): Promise<ChannelSettings> {
  const { words, flags, env, language } = asked;
  const say = messages(language).notify;
  const [kind = '', given, ...more] = words;
  if (!isKind(kind) || more.length > 0) throw new ConfigError(say.kinds({ kinds: KINDS }));
  const { needs, url: usual, hasButtons } = CHANNEL_KINDS[kind];
  const name = nameOf(kind, asked);
  const to = typeof flags.to === 'string' ? flags.to : undefined;
  if (needs.includes('to') && to === undefined) throw new ConfigError(say.toNeeded({ service: kind }));
  const url = given ?? usual ?? (await readAddress(kind, asked));
  const address = URL.parse(url);
  if (!address || !isPrivateWay(address)) throw new ConfigError(say.addressRefused);
  const wantsSecret = needs.includes('secret') || flags.secret === true || flags['secret-file'] !== undefined;
  const secret = wantsSecret
    ? await readSecret(
        {
          ...{ flag: 'secret-file', file: flags['secret-file'], variable: 'PERCH_NOTIFY_SECRET' },
          question: say.askSecret({ service: kind }),
        },
        env,
      )
    : undefined;
  if (flags.buttons === true && (!hasButtons || (kind === 'ntfy' && secret !== undefined))) {
    throw new ConfigError(say.buttonsRefused({ services: KINDS.filter((one) => CHANNEL_KINDS[one].hasButtons) }));
  }
  return {
    ...{ name, kind, url, ...(secret !== undefined && { secret }), ...(to !== undefined && { to }) },
    ...(flags.buttons === true && { buttons: newButtonKey() }),
  };
}

/** Most addresses are keys, which neither the history of a shell nor a list of processes should show. */
const readAddress = (kind: ChannelKind, { flags, env, language }: Asked): Promise<string> =>
  readSecret(
    {
      ...{ flag: 'url-file', file: flags['url-file'], variable: 'PERCH_NOTIFY_URL' },
      question: messages(language).notify.askAddress({ service: kind }),
    },
    env,
  );

function nameOf(kind: ChannelKind, { flags, language, taken }: Asked): string {
  const name = typeof flags.name === 'string' ? flags.name : kind;
  const say = messages(language).notify;
  if (!NAME.test(name) || name === 'desktop') throw new ConfigError(say.nameRefused({ name }));
  if (taken.includes(name)) throw new ConfigError(say.nameTaken({ name }));
  return name;
}
