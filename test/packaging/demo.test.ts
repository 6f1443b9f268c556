import { expect, it } from 'vitest';
import { mustRun } from './run.ts';

/** It compares what its servers say with what lies in its databases and on the calendar of its phone, and fails where they differ. */
it('the demo plays to its end, in both languages', () => {
  const played = mustRun(process.execPath, ['dist/cli.js', 'demo']);
  for (const calendar of ['手机 · 双向', 'Phone · both ways']) expect(played).toContain(calendar);
  expect(played).toContain("✓ the phone's calendar shows: 15:00 看牙 · 14:00 项目会");
  expect(played).toContain("✓ the phone's calendar shows: 15:00 Dentist · 14:00 Project meeting");
  expect(played).toContain('■ Connect your host');
});
