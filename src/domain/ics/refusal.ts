import { say } from '../../messages/say.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import { quote, type SkippedPart } from './broken.ts';
import type { ComponentCounts } from './components.ts';

/** Broken parts that a refusal names. */
const NAMED = 20;

export function noCalendar(language: Language): UserError {
  return new UserError(
    'INVALID_ARGUMENT',
    say(
      language,
      '这不是 iCalendar 文件：没有 BEGIN:VCALENDAR。',
      'This is no iCalendar file: it has no BEGIN:VCALENDAR.',
    ),
    { hint: say(language, '请提供 .ics 文件的完整内容。', 'It takes the whole content of an .ics file.') },
  );
}

export function brokenFile(
  skipped: readonly SkippedPart[],
  { vevent, vtodo }: ComponentCounts,
  language: Language,
): UserError {
  const named = skipped.slice(0, NAMED).map(({ line, uid, reason }) => {
    const where = say(language, `第 ${line} 行`, `line ${line}`);
    return `${where}${uid === undefined ? '' : ` (UID ${quote(uid)})`}: ${reason}`;
  });
  if (skipped.length > NAMED) named.push('…');
  const list = named.join('; ');
  const zh = vtodo === 0 ? `${vevent} 个日程` : `${vevent} 个日程和 ${vtodo} 个待办`;
  const en = vtodo === 0 ? `${vevent} events` : `${vevent} events and ${vtodo} todos`;
  return new UserError(
    'INVALID_ARGUMENT',
    say(
      language,
      `${zh}中有 ${skipped.length} 个无法读取，因此没有导入任何内容。${list}`,
      `${skipped.length} of ${en} cannot be read, so nothing was imported. ${list}`,
    ),
    {
      hint: say(
        language,
        '用 skip_broken: true 再试一次，可跳过这些、导入其余内容。',
        'Call again with skip_broken: true to leave these out and import the rest.',
      ),
      facts: { skipped: skipped.slice(0, NAMED) },
    },
  );
}
