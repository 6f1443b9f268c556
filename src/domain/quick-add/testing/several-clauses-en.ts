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
  ['recital Saturday Dec 19 at 4, rehearsal Thursday at 5', '? several'],
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
  // Said once: the verb, the day of a feast above a list
  ['text Mum at 5 and Dad at 6', 'event «text Mum» 2026-11-22 17:00; event «text Dad» 2026-11-22 18:00'],
  ['Christmas Eve: pageant at 4, dinner at 6', 'event «pageant» 2026-12-24 16:00; event «dinner» 2026-12-24 18:00'],
  [
    'shower for Ann and Lou May 8, reply by April 2',
    'todo «shower for Ann and Lou» 2027-05-08; todo «reply» 2027-04-02',
  ],
  // What goes on until an hour, or comes back behind days
  [
    "Mia's concert is on dec 11th, starts at 6pm and runs til 7:30",
    "event «Mia's concert» 2026-12-11 18:00 – 2026-12-11 19:30",
  ],
  ['off Wednesday and Thursday, back Monday', 'event «off» 2026-11-25 – 2026-11-27 busy; todo «back» 2026-11-30'],
  [
    'drops twice a day at 9 and 9 until Saturday',
    'event «drops» 2026-11-22 09:00 ↻ FREQ=DAILY;BYHOUR=9,21;BYMINUTE=0;UNTIL=20261128',
  ],
  [
    'choir every Tuesday and Thursday 6pm, last one Dec 10',
    'event «choir» 2026-11-24 18:00 ↻ FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261210',
  ],
  ['show at 8pm tomorrow, drinks before at 6', 'event «show» 2026-11-23 20:00; event «drinks» 2026-11-23 18:00'],
  // Told before the day
  [
    'reunion is saturday dec 5 at noon and remind me friday 9am to buy ice',
    'event «reunion» 2026-12-05 12:00; reminder «buy ice» 2026-11-27 09:00',
  ],
  [
    'remind me to lock the shed tonight at 8 and to call Lou tomorrow at 10am',
    'reminder «lock the shed» 2026-11-22 20:00; reminder «call Lou» 2026-11-23 10:00',
  ],
  ['a second interview monday 3pm, half an hour', 'event «second interview» 2026-11-23 15:00 +30'],
  [
    'camping Aug 3 to 8, tyre check the week before',
    '? "the week before" could not be read: at what time is that? Nothing was written.',
  ],
  [
    'carry the chairs in Friday at 5, move the boxes out at 6',
    'event «carry the chairs» 2026-11-27 17:00; event «move the boxes out» 2026-11-27 18:00',
  ],
  // Hours of each day
  [
    'iron at 7, folate at noon and zinc at 10pm every day',
    'event «iron» 2026-11-22 07:00 ↻ FREQ=DAILY; event «folate» 2026-11-22 12:00 ↻ FREQ=DAILY; event «zinc» 2026-11-22 22:00 ↻ FREQ=DAILY',
  ],
  [
    'eye drops 3 times a day at 7, 1 and 9',
    'event «eye drops» 2026-11-22 07:00 ↻ FREQ=DAILY;BYHOUR=7,13,21;BYMINUTE=0',
  ],
  [
    'rowing every Mon at 6am and Thu at 7am',
    'event «rowing» 2026-11-23 06:00 ↻ FREQ=WEEKLY;BYDAY=MO; event «rowing» 2026-11-26 07:00 ↻ FREQ=WEEKLY;BYDAY=TH',
  ],
  [
    'descale the kettle Jan 5 and every 2 months after that',
    'todo «descale the kettle» 2027-01-05 ↻ FREQ=MONTHLY;INTERVAL=2',
  ],
  [
    'file the return by Feb 10 and again by May 10',
    'todo «file the return» 2027-02-10; todo «file the return» 2027-05-10',
  ],
  // Where and when beside the matter
  ["christening Friday at 10 at St. Anne's", "event «christening» 2026-11-27 10:00 @ St. Anne's"],
  [
    'fly out Friday at 9pm, arrive Saturday at noon, hotel check in at 4',
    'event «fly out» 2026-11-27 21:00 – 2026-11-28 12:00; event «hotel check in» 2026-11-28 16:00',
  ],
  [
    'workshop Dec 3 1-4pm, print the handouts by 10 that morning',
    'event «workshop» 2026-12-03 13:00 – 2026-12-03 16:00; todo «print the handouts» 2026-12-03 10:00',
  ],
  [
    'review at 3 tomorrow, call with Ana right after',
    '? "right after" could not be read: at what time is that? Nothing was written.',
  ],
  ['collect the suit Tuesday, they close at 5', '? several'],
  // Hours that are not in order
  [
    'office closes at noon on Dec 24, so meet the kids at 11:40',
    'event «office closes» 2026-12-24 12:00; event «meet the kids» 2026-12-24 11:40 +20',
  ],
  [
    'baptism Saturday at 2, hair at 9, photos at 1',
    'event «baptism» 2026-11-28 14:00; event «hair» 2026-11-28 09:00; event «photos» 2026-11-28 13:00',
  ],
  ['gala Friday at 8pm, sitter at 7', 'event «gala» 2026-11-27 20:00; event «sitter» 2026-11-27 19:00'],
  [
    "retreat tomorrow from 6am until 5pm, then dinner at Lou's at 6:30",
    "event «retreat» 2026-11-23 06:00 – 2026-11-23 17:00; event «dinner» 2026-11-23 18:30 @ Lou's",
  ],
  ['swim before work at 6 tomorrow', 'event «swim before work» 2026-11-23 06:00'],
  [
    'fishing Saturday, leave at 5:30, back for lunch at 1',
    'event «fishing, leave» 2026-11-28 05:30; event «back for lunch» 2026-11-28 13:00',
  ],
  [
    'practice Wednesday, game Thursday at 6, finals Sunday at 2',
    'todo «practice» 2026-11-25; event «game» 2026-11-26 18:00; event «finals» 2026-11-29 14:00',
  ],
  [
    'barre tomorrow 6:45am, rowing Thursday same time',
    'event «barre» 2026-11-23 06:45; event «rowing» 2026-11-26 06:45',
  ],
  // Other rhythms
  [
    'steroid 20mg daily for 4 days then 10mg for 3 days',
    '? "then 10mg for 3 days" could not be read: how often, and when exactly? Nothing was written.',
  ],
  [
    'seminar Mondays 2-3 and Wednesdays 4-5 until Dec 16',
    'event «seminar» 2026-11-23 14:00 +60 ↻ FREQ=WEEKLY;BYDAY=MO;UNTIL=20261216; event «seminar» 2026-11-25 16:00 +60 ↻ FREQ=WEEKLY;BYDAY=WE;UNTIL=20261216',
  ],
  ['trip planning every other Monday at 4, agenda due the Friday before each', '? several'],
];
