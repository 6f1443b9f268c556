import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { BlockList, connect, isIPv6, type Socket } from 'node:net';
import { endianness } from 'node:os';

/** One end of a connection within this machine, as the kernel lists it. */
interface End {
  readonly address: string;
  readonly port: number;
}

interface Listed {
  readonly local: End;
  readonly remote: End;
  /** Undefined for what no process holds any more: the kernel gives such an end to root. */
  readonly uid: number | undefined;
}

/** `0100007F:1F90`: bytes of an address in words of this machine, and a port. */
function endOf(text: string): End {
  const [hex = '', port = ''] = text.split(':');
  const words = hex.match(/.{8}/g) ?? [];
  const bytes = words.flatMap((word) => {
    const four = word.match(/../g) ?? [];
    return endianness() === 'LE' ? four.reverse() : four;
  });
  const address =
    bytes.length === 4
      ? bytes.map((byte) => Number.parseInt(byte, 16)).join('.')
      : (bytes.join('').match(/.{4}/g) ?? []).join(':');
  return { address, port: Number.parseInt(port, 16) };
}

/** The lines of a table such as /proc/net/tcp between these ports. */
function listedIn(table: string, localPort: number, remotePort: number): Listed[] {
  const hex = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0');
  const [local, remote] = [`:${hex(localPort)}`, `:${hex(remotePort)}`];
  const found: Listed[] = [];
  for (const line of table.split('\n')) {
    // Most lines are of other connections.
    if (!line.includes(local)) continue;
    const [, from = '', to = '', , , , , uid, , inode = '0'] = line.trim().split(/\s+/);
    if (!(from.endsWith(local) && to.endsWith(remote))) continue;
    found.push({ local: endOf(from), remote: endOf(to), uid: inode === '0' ? undefined : Number(uid) });
  }
  return found;
}

/** Whether two spellings are of one address; `::ffff:127.0.0.1` is 127.0.0.1. */
function sameAddress(one: string, other: string): boolean {
  const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
  // A scope stands behind addresses of one link.
  const [a = '', b = ''] = [one, other].map((address) => address.replace(/%.*$/, ''));
  const list = new BlockList();
  list.addAddress(a, family(a));
  return list.check(b, family(b));
}

export interface Ends {
  readonly own: End;
  readonly peer: End;
}

/** The user who holds the other end of a connection, by tables such as /proc/net/tcp; undefined where nobody holds it. */
export function holderOf({ own, peer }: Ends, tables: readonly string[]): number | undefined {
  return tables
    .flatMap((table) => listedIn(table, peer.port, own.port))
    .find(({ local, remote }) => sameAddress(peer.address, local.address) && sameAddress(own.address, remote.address))
    ?.uid;
}

const TABLE_4 = '/proc/net/tcp';
const TABLE_6 = '/proc/net/tcp6';

/** What the kernel says of all connections of one family; undefined where it says nothing. IPv6 may be turned off. */
const readTable = (path: string): Promise<string | undefined> => readFile(path, 'latin1').catch(() => undefined);

/** One of the kernel's tables. It goes through all sockets of the machine to write it: those who wait share a reading. */
class Table {
  readonly #read: () => Promise<string | undefined>;
  #reading: Promise<string | undefined> | undefined;
  #next: Promise<string | undefined> | undefined;

  constructor(read: () => Promise<string | undefined>) {
    this.#read = read;
  }

  /** The table, read after this call. Those who come while it is read share the next reading. */
  now(): Promise<string | undefined> {
    if (!this.#reading) return this.#begin();
    this.#next ??= this.#reading.then(() => this.#begin());
    return this.#next;
  }

  #begin(): Promise<string | undefined> {
    this.#next = undefined;
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }
}

const ROOT = 0;

/**
 * Tells the connections of this user from those of other users of the machine,
 * who reach its loopback addresses too. Linux says whose an end is, while a
 * process holds it: so an end that nobody holds is not this user's. Elsewhere
 * nobody can be told apart.
 */
export class Peers {
  readonly #ours: ReadonlySet<number>;
  readonly #four: Table;
  readonly #six: Table;
  readonly #verdicts = new WeakMap<Socket, Promise<boolean>>();
  /** True where the system does not know our own connections either. */
  #isBlind: boolean;

  constructor(uid = process.geteuid?.(), read = readTable) {
    // Root reads the file of the calendar as well.
    this.#ours = new Set(uid === undefined ? [] : [uid, ROOT]);
    this.#four = new Table(() => read(TABLE_4));
    this.#six = new Table(() => read(TABLE_6));
    this.#isBlind = uid === undefined;
  }

  /** Whether users are told apart here: tried with a connection of our own to what is listened on. */
  async canTell({ address, port }: End): Promise<boolean> {
    if (this.#isBlind) return false;
    const socket = connect(port, address);
    try {
      await once(socket, 'connect');
      const { localAddress = '', localPort = 0 } = socket;
      const uid = await this.#holder({ own: { address, port }, peer: { address: localAddress, port: localPort } });
      this.#isBlind = uid === undefined || !this.#ours.has(uid);
    } catch {
      this.#isBlind = true;
    } finally {
      socket.destroy();
    }
    return !this.#isBlind;
  }

  /** Looks at a connection as soon as it is there: its other end may be let go soon. */
  watch(socket: Socket): void {
    this.#verdicts.set(socket, this.#judge(socket));
  }

  /** False for a connection of another user. */
  async isOurs(socket: Socket): Promise<boolean> {
    return (await this.#verdicts.get(socket)) === true || this.#isBlind;
  }

  async #judge({ localAddress, localPort, remoteAddress, remotePort }: Socket): Promise<boolean> {
    // One that has gone already.
    if (!(localAddress && localPort && remoteAddress && remotePort)) return false;
    const own = { address: localAddress, port: localPort };
    const uid = await this.#holder({ own, peer: { address: remoteAddress, port: remotePort } });
    return uid !== undefined && this.#ours.has(uid);
  }

  /** An end that speaks IPv4 may stand among those of IPv6, by a socket of both; that is looked at when it has to be. */
  async #holder(ends: Ends): Promise<number | undefined> {
    const tables = isIPv6(ends.peer.address) ? [this.#six, this.#four] : [this.#four, this.#six];
    for (const table of tables) {
      const uid = holderOf(ends, [(await table.now()) ?? '']);
      if (uid !== undefined) return uid;
    }
    return undefined;
  }
}
