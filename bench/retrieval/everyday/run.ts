import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_MODELS } from '../../../src/retrieval/models.ts';
import { printTable } from '../../lib/table.ts';
import { perchWith } from '../engines.ts';
import { fifthNotes } from './fifth.ts';
import { fourthNotes } from './fourth.ts';
import { type EverydayNote, notes } from './notes.ts';
import {
  classes,
  type EverydayQuestion,
  fifthQuestions,
  fourthQuestions,
  type Half,
  questions,
  secondQuestions,
  thirdQuestions,
} from './questions.ts';
import { secondNotes } from './second.ts';
import { thirdNotes } from './third.ts';

interface Answer extends EverydayQuestion {
  /** Keys of what was found, best first. */
  readonly found: readonly string[];
}

const HALVES: readonly Half[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const SHOWN: ReadonlySet<Half> = new Set(['A', 'D', 'F']);

/** The first that is found answers the question, or nothing is found where nothing does. */
const isRight = ({ notes: right, found }: Answer): boolean =>
  right.length === 0 ? found.length === 0 : found[0] !== undefined && right.includes(found[0]);

const share = (answers: readonly Answer[]): string => {
  const right = answers.filter(isRight).length;
  return answers.length === 0 ? '–' : `${((100 * right) / answers.length).toFixed(1)} % (${right}/${answers.length})`;
};

async function answered(notes: readonly EverydayNote[], questions: readonly EverydayQuestion[]): Promise<Answer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perch-eval-'));
  const perch = await perchWith(
    notes.map(({ key, text }) => ({ id: key, text })),
    folder,
    NO_MODELS,
  );
  try {
    const answers: Answer[] = [];
    for (const question of questions) answers.push({ ...question, found: await perch.find(question.ask, 5) });
    return answers;
  } finally {
    await perch.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How often the first note is right, and how often there is none where none fits. `misses`: those of the halves that are shown, one by one. */
export async function printEveryday(misses: boolean): Promise<void> {
  const all = [
    ...(await answered(notes, questions)),
    ...(await answered(secondNotes, secondQuestions)),
    ...(await answered(thirdNotes, thirdQuestions)),
    ...(await answered(fourthNotes, fourthQuestions)),
    ...(await answered(fifthNotes, fifthQuestions)),
  ];
  console.log(
    `### Everyday notes: ${notes.length} notes, ${questions.length} questions; further sets of ${secondNotes.length} and ${secondQuestions.length}, ${thirdNotes.length} and ${thirdQuestions.length}, ${fourthNotes.length} and ${fourthQuestions.length}, ${fifthNotes.length} and ${fifthQuestions.length}\n`,
  );
  const row = (name: string, of: (answer: Answer) => boolean): string[] => [
    name,
    ...HALVES.map((half) => share(all.filter((one) => one.half === half && of(one)))),
    share(all.filter(of)),
  ];
  printTable(
    ['questions', 'half A', 'half B', 'second set', 'third, half D', 'half E', 'fourth', 'fifth', 'all'],
    [
      ...classes.map((kind) =>
        row(kind === 'none' ? 'no note says it: nothing found' : kind, (one) => one.class === kind),
      ),
      row('first hit right, all that a note answers', ({ class: kind }) => kind !== 'none'),
    ],
  );
  if (!misses) return;
  for (const one of all.filter((answer) => SHOWN.has(answer.half) && !isRight(answer)))
    console.log(
      `- ${one.class}: ${one.ask} → ${one.found.slice(0, 3).join(', ') || 'nothing'} (wanted: ${one.notes.join(', ') || 'nothing'})`,
    );
}
