import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const BIN = '/usr/lib/cyrus/bin';

/** It takes the user `cyrus` of Debian's package, and becomes it: only root can. */
export const hasCyrus = (): boolean => existsSync(join(BIN, 'httpd')) && process.getuid?.() === 0;

/** Starts a Cyrus (Debian: cyrus-imapd, cyrus-caldav, sasl2-bin) with the user lena; calendars are on `port`. */
export async function startCyrus(folder: string, port: number, imapPort: number): Promise<ChildProcess> {
  const [config, services] = [join(folder, 'imapd.conf'), join(folder, 'cyrus.conf')];
  for (const name of ['conf', 'spool', 'run']) mkdirSync(join(folder, name));
  writeFileSync(
    config,
    `configdirectory: ${folder}/conf\npartition-default: ${folder}/spool\ndefaultpartition: default\nproc_path: ${folder}/run/proc\nmboxname_lockpath: ${folder}/run/lock\n` +
      `admins: cyrus\nhttpmodules: caldav\nallowplaintext: yes\nautocreate_quota: 0\nservername: localhost\n` +
      `sasl_pwcheck_method: auxprop\nsasl_auxprop_plugin: sasldb\nsasl_sasldb_path: ${folder}/sasldb2\nsasl_mech_list: PLAIN LOGIN\n`,
  );
  const service = (name: string, program: string, at: number): string =>
    `  ${name} cmd="${BIN}/${program} -C ${config}" listen="127.0.0.1:${at}" prefork=0\n`;
  writeFileSync(
    services,
    `START {\n  recover cmd="/usr/sbin/cyrus ctl_cyrusdb -C ${config} -r"\n}\nSERVICES {\n${service('imap', 'imapd', imapPort)}${service('http', 'httpd', port)}}\nEVENTS {\n}\n`,
  );
  execFileSync('saslpasswd2', ['-p', '-c', '-f', join(folder, 'sasldb2'), '-u', 'localhost', 'lena'], {
    input: 'secret\n',
  });
  execFileSync('chown', ['-R', 'cyrus:mail', folder]);
  const master = spawn(join(BIN, 'master'), ['-C', config, '-M', services, '-p', join(folder, 'run/master.pid')], {
    stdio: 'ignore',
  });
  await logIn(imapPort);
  return master;
}

/** A mailbox, and with it calendars, is made for whoever logs in to read mail. */
async function logIn(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const said = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('error', () => resolve(''));
      socket.on('close', () => resolve(text));
      socket.on('data', (part) => {
        text += part;
      });
      socket.write('a LOGIN lena secret\r\nb LOGOUT\r\n');
    });
    if (said.includes('a OK')) return;
    await setTimeout(100);
  }
  throw new Error('Cyrus does not answer');
}
