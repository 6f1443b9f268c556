import { bundled } from './faults/bundled.ts';

/** Makes one small program of the sources: loading them takes twice as long, and the tests start servers by the hundred. */
export default async function setup(): Promise<() => void> {
  const { entry, remove } = await bundled();
  process.env.PERCH_TEST_ENTRY = entry;
  return remove;
}
