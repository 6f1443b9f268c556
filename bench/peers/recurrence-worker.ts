/** Answers one question in a thread of its own, which can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { PEERS, type Question } from './recurrence.ts';

export interface Task {
  readonly peer: string;
  readonly question: Question;
  readonly warmUp: Question;
}

export interface Answer {
  readonly milliseconds: number;
  readonly count: number;
}

const { peer, question, warmUp }: Task = workerData;
const ask = PEERS[peer];
ask?.(warmUp);
const started = performance.now();
const count = ask?.(question).length ?? 0;
parentPort?.postMessage({ milliseconds: performance.now() - started, count } satisfies Answer);
