import type { z } from 'zod';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';

import type { Reader } from '../../present/reader.ts';

type Issue = z.core.$ZodIssue;

const unitOf = (origin: string): 'characters' | 'items' | 'number' =>
  origin === 'string' ? 'characters' : origin === 'array' ? 'items' : 'number';

function describe(issue: Issue, reader: Reader): string {
  const where = issue.path.join('.');
  switch (issue.code) {
    case 'invalid_type': {
      const types: Readonly<Record<string, string>> = messages(reader).call.types;
      const type = types[issue.expected] ?? issue.expected;
      return messages(reader).call.mustBe({ where, type });
    }
    case 'invalid_value':
      return messages(reader).call.mustBeOne({ where, values: issue.values });
    case 'too_big':
      return messages(reader).call.mayBeAtMost({ where, most: Number(issue.maximum), of: unitOf(issue.origin) });
    case 'too_small':
      return messages(reader).call.mustBeAtLeast({ where, least: Number(issue.minimum), of: unitOf(issue.origin) });
    case 'unrecognized_keys':
      return messages(reader).call.unknownFields({ where });
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
    .join(messages(reader).call.betweenIssues);
  return new UserError(
    issues.some(tooLong) ? 'LIMIT_EXCEEDED' : 'INVALID_ARGUMENT',
    message,
    missing.length > 0 ? { missing } : {},
  );
}
