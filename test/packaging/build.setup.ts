import { mustRun } from './run.ts';

/** Builds once, before the slow suites, which run what is published. */
export default function setup(): void {
  mustRun('npm', ['run', '--silent', 'build']);
}
