import type { z } from 'zod';
import { UserError } from '../../domain/errors.ts';
import { say } from '../../messages/say.ts';
import type { Reader } from '../../present/reader.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Record<string, readonly [zh: string, en: string]> = {
  string: ['文本', 'text'],
  number: ['数字', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: ['true 或 false', 'true or false'],
  array: ['列表', 'a list'],
  object: ['对象', 'an object'],
};

const unitOf = (origin: string, reader: Reader): string => {
  if (origin === 'string') return say(reader, ' 个字符', ' characters');
  if (origin === 'array') return say(reader, ' 项', ' items');
  return '';
};

function describe(issue: Issue, reader: Reader): string {
  const where = issue.path.join('.');
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? [issue.expected, issue.expected];
      return say(reader, `${where} 应为${kind[0]}`, `${where} must be ${kind[1]}`);
    }
    case 'invalid_value':
      return say(
        reader,
        `${where} 只能是 ${issue.values.join('、')}`,
        `${where} must be one of ${issue.values.join(', ')}`,
      );
    case 'too_big': {
      const most = `${issue.maximum}${unitOf(issue.origin, reader)}`;
      return say(reader, `${where} 最多 ${most}`, `${where} may be at most ${most}`);
    }
    case 'too_small': {
      const least = `${issue.minimum}${unitOf(issue.origin, reader)}`;
      return say(reader, `${where} 至少 ${least}`, `${where} must be at least ${least}`);
    }
    case 'unrecognized_keys':
      return say(reader, `${where} 有未知的字段`, `${where} has unknown fields`);
    default:
      return where === '' ? issue.message : `${where}: ${issue.message}`;
  }
}

const tooLong = (issue: Issue): boolean =>
  issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array');

/** Argument names that a tool's own refinement reports as missing: `ctx.addIssue({ code: 'custom', params: { missing: [...] } })`. */
function missingOf(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => {
    const missing: unknown = issue.code === 'custom' ? issue.params?.missing : undefined;
    return Array.isArray(missing) ? missing.map(String) : [];
  });
}

/** What zod found wrong, as the refusal that the model reads. Values are never repeated: they may be long or private. */
export function refusal(issues: readonly Issue[], reader: Reader): UserError {
  const missing = missingOf(issues);
  const message = issues
    .slice(0, 5)
    .map((issue) => describe(issue, reader))
    .join(say(reader, '；', '; '));
  return new UserError(
    issues.some(tooLong) ? 'LIMIT_EXCEEDED' : 'INVALID_ARGUMENT',
    message,
    missing.length > 0 ? { missing } : {},
  );
}
