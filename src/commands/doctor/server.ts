import { MIGRATIONS } from '../../db/migrations/index.ts';
import { contentsOf } from '../../db/repos/inspect.ts';
import { lookAtServer, type ServerState } from '../../db/server/look.ts';
import { UserError } from '../../domain/errors.ts';
import { shownUrl } from '../../domain/server-url.ts';
import { inLanguage } from '../../domain/storage-refusal.ts';
import type { Language } from '../../messages/index.ts';
import { heldBy } from '../terminal/contents.ts';
import { checkOccurrences, checkReminders, checkSearchIndex, checkYears } from './derived.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What is in the database of a server. It is only looked at. */
export async function checkServer(url: string): Promise<Finding[]> {
  const place = shownUrl(url);
  try {
    return await lookAtServer(url, async (db, state) => {
      if (state.schema === 0) {
        return [ok((say) => say.emptyServer({ place, release: state.release })), ...aboutRole(state)];
      }
      const about = [...aboutSchema(state), ...aboutRole(state)];
      if (state.schema !== MIGRATIONS.length) return about;
      const held = heldBy(await contentsOf(db));
      return [
        ok((say) => say.onServer({ place, release: state.release, held })),
        ...about,
        ...(await checkYears(db)),
        ...(await checkOccurrences(db)),
        ...(await checkReminders(db)),
        ...(await checkSearchIndex(db)),
      ];
    });
  } catch (error) {
    // What the driver says of a wrong password or name is meant for people.
    const why = (language: Language): string =>
      error instanceof UserError
        ? inLanguage(error, language).message
        : error instanceof Error
          ? error.message
          : String(error);
    return [problem((say, language) => say.serverUnusable({ place, why: why(language) }))];
  }
}

const aboutSchema = ({ schema, readOnly }: ServerState): Finding[] => [
  ...(schema < MIGRATIONS.length
    ? [warning((say) => say.olderOnServer({ version: schema, current: MIGRATIONS.length }))]
    : []),
  ...(schema > MIGRATIONS.length
    ? [problem((say) => say.newerOnServer({ version: schema, current: MIGRATIONS.length }))]
    : []),
  ...(readOnly ? [problem((say) => say.readsOnly)] : []),
];

const aboutRole = ({ seesAll }: ServerState): Finding[] => (seesAll ? [warning((say) => say.seesAll)] : []);
