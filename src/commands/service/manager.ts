import { execFile } from 'node:child_process';

/** What is to be kept running in the background. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** Settings that it would not have by itself. */
  readonly env: Readonly<Record<string, string>>;
  /** Where it writes what goes wrong, on systems that have no journal. */
  readonly log: string;
}

/** Where a system keeps a user's services. */
export interface Place {
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly uid: number;
}

type Call = readonly [program: string, ...args: string[]];

/** How a system keeps programs running for a user who is signed in. */
export interface Manager {
  /** What the system calls it, for people. */
  readonly name: string;
  /** The file that describes the service. */
  file(place: Place): string;
  text(program: Program, place: Place): string | Uint8Array;
  /** Begins it now and at each sign-in, also where it was there before. */
  install(file: string, place: Place): readonly Call[];
  /** Ends it. Its file is removed afterwards. */
  remove(place: Place): readonly Call[];
  /** Succeeds where it is running. */
  status(place: Place): Call;
}

export interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program of the system to its end; one that is not there is a failure like any other. */
export const run = ([program, ...args]: Call): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(program, args, { timeout: 30_000, windowsHide: true }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ ok: error === null, output: output || (error?.message ?? '') });
    });
  });
