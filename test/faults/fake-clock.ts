import { existsSync, renameSync, writeFileSync } from 'node:fs';

/** Where Debian, Ubuntu, Fedora, Arch and Alpine put libfaketime. */
const PLACES = [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime`,
  '/usr/lib64/faketime',
  '/usr/lib/faketime',
];

/** libfaketime for programs with threads; undefined where it is not installed (Debian: `apt-get install faketime`). */
export const FAKETIME = PLACES.map((folder) => `${folder}/libfaketimeMT.so.1`).find(existsSync);

/** The wall clock of a process, which a test sets while the process runs. Timers go on as ever. */
export class FakeClock {
  readonly #file: string;
  readonly env: Record<string, string>;

  constructor(file: string, iso: string) {
    this.#file = file;
    this.set(iso);
    this.env = {
      LD_PRELOAD: FAKETIME ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }

  /** From now on it is this time, and goes on. An offset from the true time, since libfaketime reads dates in the zone of the process. */
  set(iso: string): void {
    const seconds = (Date.parse(iso) - Date.now()) / 1000;
    // Written whole: the process may read it at any moment.
    writeFileSync(`${this.#file}.new`, `${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}\n`);
    renameSync(`${this.#file}.new`, this.#file);
  }
}
