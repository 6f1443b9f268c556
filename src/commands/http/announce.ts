import type { Access } from '../../app/access-config.ts';
import { HOSTS } from '../../app/host-list.ts';
import { commandLine, ourselves } from '../../app/hosts.ts';
import type { Messages } from '../../messages/en/messages.ts';
import type { HttpServing } from '../../transports/http/serve.ts';
import { warn } from '../terminal/say.ts';

/** Says where a server is, and what can be done next. `page`: the link that lets one browser in. */
export function announce(
  { url, refusesOthers }: HttpServing,
  store: string,
  access: Access,
  page: string,
  said: Messages['starting'],
): void {
  const us = (...words: string[]): string => commandLine([...ourselves(), ...words]);
  const lines =
    access.kind === 'none'
      ? [
          said.forOne({
            ...{ page, mcp: `${url}/mcp`, sse: `${url}/sse`, open: us('open'), service: us('service', 'install') },
            doctor: `${us('doctor', '--config')} ${Object.keys(HOSTS).join('|')}`,
          }),
          ...(refusesOthers ? [] : [said.everyUser]),
        ]
      : [
          said.forMany({
            mcp: reachedAt(url, access, said),
            how: howToEnter(access, said),
            page: `${access.publicUrl ?? url}/`,
            open: us('open'),
          }),
          '',
        ];
  warn(`${said.serving({ store })}\n\n${lines.join('\n')}\n${said.toStop}\n`);
}

type ForMany = Exclude<Access, { kind: 'none' }>;

const reachedAt = (url: string, { publicUrl }: ForMany, said: Messages['starting']): string =>
  publicUrl === undefined ? `${url}/mcp` : said.reachedAs({ mcp: `${url}/mcp`, url: `${publicUrl}/mcp` });

const howToEnter = (access: ForMany, said: Messages['starting']): string =>
  access.kind === 'token' ? 'perch-mcp token create --user NAME' : said.accountAt({ issuer: access.issuer });
