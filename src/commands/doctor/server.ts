import { MIGRATIONS } from '../../db/migrations/index.ts';
import { contentsOf } from '../../db/repos/inspect.ts';
import { lookAtServer, type ServerState } from '../../db/server/look.ts';
import { UserError } from '../../domain/errors.ts';
import { shownUrl } from '../../domain/server-url.ts';
import { contentsText } from '../terminal/contents.ts';
import { checkOccurrences, checkReminders, checkSearchIndex, checkYears } from './derived.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What is in the database of a server. It is only looked at. */
export async function checkServer(url: string): Promise<Finding[]> {
  const place = shownUrl(url);
  try {
    return await lookAtServer(url, async (db, state) => {
      if (state.schema === 0) {
        return [
          ok(`Calendar ${place} (PostgreSQL ${state.release}): empty, the first use fills it`),
          ...aboutRole(state),
        ];
      }
      const about = [...aboutSchema(state), ...aboutRole(state)];
      if (state.schema !== MIGRATIONS.length) return about;
      return [
        ok(`Calendar ${place} (PostgreSQL ${state.release}): ${contentsText(await contentsOf(db))}`),
        ...about,
        ...(await checkYears(db)),
        ...(await checkOccurrences(db)),
        ...(await checkReminders(db)),
        ...(await checkSearchIndex(db)),
      ];
    });
  } catch (error) {
    // What the driver says of a wrong password or name is meant for people.
    const said = error instanceof UserError ? error.message : error instanceof Error ? error.message : String(error);
    return [problem(`${place} cannot be used: ${said}`)];
  }
}

const aboutSchema = ({ schema, readOnly }: ServerState): Finding[] => [
  ...(schema < MIGRATIONS.length
    ? [warning(`Its schema is ${schema}, of an older release: it becomes ${MIGRATIONS.length} at the next use.`)]
    : []),
  ...(schema > MIGRATIONS.length
    ? [problem(`Its schema is ${schema}, of a newer release; this one knows ${MIGRATIONS.length}: update Perch.`)]
    : []),
  ...(readOnly
    ? [problem('It only reads: it was moved with perch-mcp migrate-to, or its server takes no writes.')]
    : []),
];

const aboutRole = ({ seesAll }: ServerState): Finding[] =>
  seesAll
    ? [
        warning(
          'The role that Perch connects as is superuser or has BYPASSRLS: row security, the second barrier between users, does not hold it. Give Perch a role of its own that owns the database.',
        ),
      ]
    : [];
