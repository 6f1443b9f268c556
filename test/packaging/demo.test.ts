import { expect, it } from 'vitest';
import { mustRun } from './run.ts';

const HAN = /\p{Script=Han}/u;

/** It compares what its servers say with what lies in its databases and on the calendar of its phone, and fails where they differ. */
it.each([
  ['zh', '手机 · 双向', '✓ 手机日历显示：15:00 看牙 · 14:00 项目会', '■ 连接你的应用'],
  [
    'en',
    'Phone · both ways',
    "✓ the phone's calendar shows: 15:00 Dentist · 14:00 Project meeting",
    '■ Connect your host',
  ],
])('the demo plays to its end in the language of who watches: %s', (language, ...parts) => {
  const played = mustRun(process.execPath, ['dist/cli.js', 'demo', '--language', language]);
  for (const part of parts) expect(played).toContain(part);
  const lines = played.split('\n');
  if (language === 'en') expect(lines.filter((line) => HAN.test(line))).toEqual([]);
  else expect(lines.filter((line) => /^(?:■| {2}✓)/.test(line) && !HAN.test(line))).toEqual([]);
});
