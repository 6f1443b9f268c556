/** A program at the other end of a connection, as it calls itself. */
interface Program {
  readonly name: string;
  readonly version: string;
}

/** How sessions of the app begin. */
export const PAGE_SESSION = 'page ';

const MOST_NAME = 100;
const MOST_VERSION = 50;

/** One line: what a program says of itself is shown to people and to models. */
const plain = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, most);

/**
 * The session of a connection with the program at its other end, so that a history can say who changed what. One that
 * names a program already, or a program without a name, leaves it as it is.
 *
 * @example
 * sessionOf('8f1c', { name: 'claude-code', version: '2.1' }) // '8f1c claude-code/2.1'
 */
export function sessionOf(id: string, program: Program | undefined): string {
  const name = plain(program?.name ?? '', MOST_NAME);
  if (!program || name === '' || programOf(id) !== undefined) return id;
  return `${id} ${name}/${plain(program.version, MOST_VERSION).replaceAll('/', '-')}`;
}

/**
 * The program that a session names; undefined where it names none.
 *
 * @example
 * programOf('8f1c claude-code/2.1') // 'claude-code'
 */
export const programOf = (session: string): string | undefined => /^(?:http:|\S+ )(.+)\/[^/]*$/s.exec(session)?.[1];
