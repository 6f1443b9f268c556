/** Sentences of several clauses, and what becomes of them in New York on Sunday 2026-11-22 at 07:00. */
export const SEVERAL_CLAUSES: readonly (readonly [text: string, expected: string])[] = [
  // Another hour on some days of a repeat
  [
    'feed the cat daily at 7, except weekends when it is 9',
    'event «feed the cat» 2026-11-23 07:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR; event «feed the cat» 2026-11-22 09:00 ↻ FREQ=WEEKLY;BYDAY=SA,SU',
  ],
  [
    'collect Theo every weekday at 3:15, fridays 12:30',
    'event «collect Theo» 2026-11-23 15:15 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH; event «collect Theo» 2026-11-27 12:30 ↻ FREQ=WEEKLY;BYDAY=FR',
  ],
  [
    'call Gran every evening at 8, but saturdays at 7',
    'event «call Gran» 2026-11-22 20:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU; event «call Gran» 2026-11-28 19:00 ↻ FREQ=WEEKLY;BYDAY=SA',
  ],
  [
    'choir mondays and thursdays at 6 until Dec 17, but Dec 10 at 5',
    'event «choir» 2026-11-23 18:00 ↻ FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261217 not 2026-12-10; event «choir» 2026-12-10 17:00',
  ],
  [
    'standup mon-fri 9:15 but friday at 10',
    '? More than one time (“mon-fri 9:15 but friday”, “at 10”): which one, or are these several items? Nothing was written.',
  ],
  // A repeat that does not go on as it began
  [
    'rehab Mondays at 9 for four weeks, then every other week',
    '? "then every other" could not be read: how often, and when exactly? Nothing was written.',
  ],
  [
    'judo wed fri at 5 until Dec 18, last week only wed',
    '? "last week only" could not be read: how often, and when exactly? Nothing was written.',
  ],
  // So long before something, or the day before it
  ['leave 2 hours before my 5pm train', 'event «leave for my train» 2026-11-22 15:00'],
  ['set off 40 minutes before the 10am match tomorrow', 'event «set off before my match» 2026-11-23 09:20'],
  [
    'race Dec 13 at 9, fetch the bib the day before between 11 and 5',
    'event «race» 2026-12-13 09:00; event «fetch the bib» 2026-12-12 11:00 – 2026-12-12 17:00',
  ],
  [
    'contract ends Mar 31, send the letter 30 days before',
    'todo «contract ends» 2027-03-31; todo «send the letter» 2027-03-01',
  ],
  [
    'party Saturday at 7, set the table an hour before',
    'event «party» 2026-11-28 19:00; event «set the table» 2026-11-28 18:00',
  ],
  [
    'start the wash in 30 minutes and remind me to hang it an hour and a half after that',
    'event «start the wash» 2026-11-22 07:30; reminder «hang it» 2026-11-22 09:00',
  ],
  // A feast in a name says no day
  ['office xmas party 6pm', '? Which day exactly? Nothing was written.'],
  ['office xmas party friday 6pm', 'event «office xmas party» 2026-11-27 18:00'],
  // Hours and days of a row
  [
    'run tomorrow at 5, breakfast with Al at 7',
    'event «run» 2026-11-23 05:00; event «breakfast with Al» 2026-11-23 07:00',
  ],
  [
    'sitter comes at 5, concert at 6:30, home by 11 on Friday',
    'event «sitter comes» 2026-11-27 17:00; event «concert» 2026-11-27 18:30; todo «home» 2026-11-27 23:00',
  ],
  [
    'welcome drinks Friday Dec 11 at 7, ceremony Saturday at 3, lunch Sunday at noon',
    'event «welcome drinks» 2026-12-11 19:00; event «ceremony» 2026-12-12 15:00; event «lunch» 2026-12-13 12:00',
  ],
  [
    'recital Saturday Dec 19 at 4, rehearsal Thursday at 5',
    '? More than one time (“Saturday Dec 19 at 4”, “Thursday at 5”): which one, or are these several items? Nothing was written.',
  ],
  [
    'drop Rex at the groomer at 11 tomorrow and pick him up at 2',
    'event «drop Rex» 2026-11-23 11:00 @ groomer; event «pick him up» 2026-11-23 14:00',
  ],
  [
    'remind me to move the car at 4 and feed the fish at 6',
    'reminder «move the car» 2026-11-22 16:00; reminder «feed the fish» 2026-11-22 18:00',
  ],
  [
    'tea with Ann at 9, then 10 to 11:30 the budget review',
    'event «tea with Ann» 2026-11-22 09:00; event «budget review» 2026-11-22 10:00 – 2026-11-22 11:30',
  ],
  [
    'remind me nightly at 10 to floss, starting tomorrow, for 2 weeks',
    'reminder «floss» 2026-11-23 22:00 ↻ FREQ=DAILY;COUNT=14',
  ],
  ['the musical is Jan 8 and 9 at 7pm', 'event «musical» 2027-01-08 19:00; event «musical» 2027-01-09 19:00'],
];
