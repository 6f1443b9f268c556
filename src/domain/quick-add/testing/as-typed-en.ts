/** More sentences as people type them to a chat host, by what they have in common; as in everyday-en.ts. */
export const AS_TYPED: readonly (readonly [text: string, expected: string])[] = [
  // Several weekdays of a week that is named
  [
    'spin class mon tue thu next week at 6',
    'event «spin class» 2026-11-30 18:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,TH;UNTIL=20261205',
  ],
  [
    'rounds tue, wed and fri this week 8-10',
    'event «rounds» 2026-11-24 08:00 +120 ↻ FREQ=WEEKLY;BYDAY=TU,WE,FR;UNTIL=20261128',
  ],
  ['next week mon & wed choir 7pm', 'event «choir» 2026-11-30 19:00 ↻ FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261205'],
  [
    'late shift thu fri next week 2pm-10pm',
    'event «late shift» 2026-12-03 14:00 +480 ↻ FREQ=WEEKLY;BYDAY=TH,FR;UNTIL=20261205',
  ],
  // Letters of weekdays, only beside an hour
  ['orchestra M W 3:30-5', 'event «orchestra» 2026-11-23 15:30 +90 ↻ FREQ=WEEKLY;BYDAY=MO,WE'],
  ['stats t/th at 11', 'event «stats» 2026-11-24 11:00 ↻ FREQ=WEEKLY;BYDAY=TU,TH'],
  ['meet J W at Nobu tomorrow 7pm', 'event «meet J W» 2026-11-23 19:00 @ Nobu'],
  // A bare hour before a relative day
  ['ring the surgery by 9 tomorrow', 'todo «ring the surgery» 2026-11-23 09:00'],
  ['put the bins out before 7 tomorrow', 'todo «put the bins out» 2026-11-23 07:00'],
  ['send it by 2 to 3 people tomorrow', 'todo «send it by 2 to 3 people» 2026-11-23'],
  // Hours on each day of a period
  ['swim every morning 7-8 this week', 'event «swim» 2026-11-22 07:00 +60 ↻ FREQ=DAILY;UNTIL=20261128'],
  ['stall every saturday 9-1 in december', 'event «stall» 2026-12-05 09:00 +240 ↻ FREQ=WEEKLY;BYDAY=SA;UNTIL=20261231'],
  ['stall every saturday in december 9-1', 'event «stall» 2026-12-05 09:00 +240 ↻ FREQ=WEEKLY;BYDAY=SA;UNTIL=20261231'],
  [
    'drop-in clinic every day this week 9-11',
    'event «drop-in clinic» 2026-11-22 09:00 +120 ↻ FREQ=DAILY;UNTIL=20261128',
  ],
  // Hours behind a date that ends with its month
  ['training 7th jan 10 to 12', 'event «training» 2027-01-07 10:00 – 2027-01-07 12:00'],
  // Working days counted from a named day
  ['chase refunds the first business day after christmas', 'todo «chase refunds» 2026-12-28'],
  ['submit payroll the last working day before easter', 'todo «submit payroll» 2027-03-26'],
  // Days at either end of each month
  ['stock check last two days of every month', 'todo «stock check» 2026-11-29 ↻ FREQ=MONTHLY;BYMONTHDAY=-2,-1'],
  [
    'back up photos the first 3 days of each month at 8am',
    'event «back up photos» 2026-12-01 08:00 ↻ FREQ=MONTHLY;BYMONTHDAY=1,2,3',
  ],
  // Dates of one month behind each other
  ['clinic closed 28, 29 dec', 'event «clinic closed» 2026-12-28 – 2026-12-30'],
  ['lunch at 12, 14 dec', 'event «lunch» 2026-12-14 12:00'],
  // Parts of months: no two ends, and nothing is said of which day
  ['mid-may: book the ferry', 'todo «book the ferry» 2027-05-11 – 2027-05-21'],
  ['late-june kickoff with Ola', '? Which days exactly? Nothing was written.'],
  // Earlier than usual, and no part of the day
  ['leave early on friday at 3 for the match', 'event «leave early for the match» 2026-11-27 15:00'],
  ['close early tomorrow, at 4', 'event «close early» 2026-11-23 16:00'],
  ['wake up early tomorrow at 5', 'event «wake up» 2026-11-23 05:00'],
  // Hours until a day: once, or on each?
  ['drama club 4-5:15 thru Dec 11', '? Only this once, or repeatedly? Nothing was written.'],
  // How often by what is counted
  [
    'rotate the tyres every 5000 miles',
    '? "every 5000 miles" could not be read: how often, and when exactly? Nothing was written.',
  ],
  [
    'check the oil every 500 km or in spring',
    '? "every 500 km" could not be read: how often, and when exactly? Nothing was written.',
  ],
  ['run 3 miles tomorrow at 7am', 'event «run 3 miles» 2026-11-23 07:00'],
  // What is tentative, whether clear or not
  ['hold thu 1-2 tentatively for the site visit', 'event «site visit» 2026-11-26 13:00 – 2026-11-26 14:00 tentative'],
  ['hold mon 9-10 provisionally, call with Rio', 'event «call with Rio» 2026-11-23 09:00 – 2026-11-23 10:00 tentative'],
  // Fields in a clause of its own
  [
    "it's both important and urgent: reply to the landlord by monday",
    'todo «reply to the landlord» 2026-11-23 important urgent',
  ],
  // Facts and notes, done things too
  ['our gym locker is 88', 'memory «our gym locker is 88»'],
  ['my bike combination is 4-19-33', 'memory «my bike combination is 4-19-33»'],
  ['note to self: smoke alarm replaced on oct 2', 'memo «smoke alarm replaced on oct 2»'],
  ['note to self pay Sal tomorrow', 'todo «pay Sal» 2026-11-23'],
  ['jot down: menu for saturday, soup and rolls', 'memo «menu for saturday, soup and rolls»'],
  // What a day is, and no chore
  ['no nursery on thursday', 'event «no nursery» 2026-11-26'],
  ['aunt Bo turns 70 on may 5', 'event «aunt Bo turns 70» 2027-05-05'],
  ['no practice monday', 'event «no practice» 2026-11-23'],
  // Told ahead, and on the day
  [
    'council tax due dec 15, remind me a week before and on the day',
    'todo «council tax» 2026-12-15; reminder «council tax» 2026-12-08 09:00; reminder «council tax» 2026-12-15 09:00',
  ],
  [
    "Ivy's birthday is May 3, remind me on the day",
    "event «Ivy's birthday» 2027-05-03 ↻ FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3 alerts 0d@9",
  ],
  [
    'dentist thu 3pm, remind me the day before and on the day',
    '? "and on the day" could not be read: at what time is that? Nothing was written.',
  ],
  [
    'yoga sat 9am, remind me an hour before and at the start',
    '? "and at the start" could not be read: at what time is that? Nothing was written.',
  ],
  // How early one is there is no length
  [
    'blood test mon 8:10am, be there 15 minutes early',
    'event «blood test, be there 15 minutes early» 2026-11-23 08:10',
  ],
  ['hearing jan 6 1pm, arrive half an hour early', 'event «hearing, arrive half an hour early» 2027-01-06 13:00'],
  // Hours of a list, the first of which says its half
  [
    'tue 8am rounds, 11 clinic, 2pm teaching',
    'event «rounds» 2026-11-24 08:00; event «clinic» 2026-11-24 11:00; event «teaching» 2026-11-24 14:00',
  ],
  ['fri 9am stand-up, 10 1:1 with Joe', 'event «stand-up» 2026-11-27 09:00; event «1:1 with Joe» 2026-11-27 10:00'],
  // Journeys without commas
  [
    'train to York friday leaves 7:15am arrives 8:50am',
    'event «train to York leaves» 2026-11-27 07:15 – 2026-11-27 08:50',
  ],
  [
    'ferry to Naxos may 4 departs 10pm gets in 5am next day',
    'event «ferry to Naxos departs» 2027-05-04 22:00 – 2027-05-05 05:00',
  ],
  // Timers, and what is before another thing
  ['set a timer for 12 minutes', 'reminder «alarm» 2026-11-22 07:12'],
  ['set a 20 minute timer', 'reminder «alarm» 2026-11-22 07:20'],
  ['remind me 10 minutes before the 4pm demo to share the link', 'reminder «share the link» 2026-11-22 15:50'],
  [
    'remind me twice tomorrow, at 9 and at 5, to water the seedlings',
    'reminder «water the seedlings» 2026-11-23 09:00; reminder «water the seedlings» 2026-11-23 17:00',
  ],
  // What closes says when, or until when something else can be done
  ['post office closes at 5, remind me an hour before', 'event «post office closes» 2026-11-22 17:00 alerts 60'],
  [
    'drop the cheque off, the bank closes at 5',
    '? "closes" could not be read: from when until when? Nothing was written.',
  ],
  [
    'collect the parcel, the depot closes at 9pm',
    '? "closes" could not be read: from when until when? Nothing was written.',
  ],
  // Numbers of parts
  ['read chapters 5 and 6 by thursday', 'todo «read chapters 5 and 6» 2026-11-26'],
  ['chapters 5 or 6 by friday', 'todo «chapters 5 or 6» 2026-11-27'],
  // Corrections and news of what is there
  ["Sam's lesson is now friday at 4", 'wish: change'],
  ['no actually make it 4:30', 'wish: change'],
  // Hours with dots, of a day at school too
  [
    'nursery run 8.45 and 12.45 weekdays',
    'event «nursery run» 2026-11-23 08:45 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8,12;BYMINUTE=45',
  ],
  [
    'school run 8:15 and 3:15 weekdays',
    'event «school run» 2026-11-23 08:15 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8,15;BYMINUTE=15',
  ],
  // A week said behind the hours
  [
    'clinic mon, wed, fri 8-4 next week',
    'event «clinic» 2026-11-30 08:00 +480 ↻ FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261205',
  ],
  ['dinner fri and sat at 7 next week', 'event «dinner» 2026-12-04 19:00 ↻ FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261205'],
  [
    'off tues, 6-2 wed',
    '? More than one time (“tues, 6”, “wed”): which one, or are these several items? Nothing was written.',
  ],
  ['double shift saturday 7-3 and 3-11', '? "3-11" could not be read: is that a time or a count? Nothing was written.'],
  // Another time to be told at
  ['tuition due jan 5, remind me on the 2nd', 'todo «tuition» 2027-01-05; reminder «tuition» 2027-01-02 09:00'],
  ['rent due dec 1, remind me friday', 'todo «rent» 2026-12-01; reminder «rent» 2026-11-27 09:00'],
  ['dentist jan 12 at 3 - remind me jan 10', 'event «dentist» 2027-01-12 15:00; reminder «dentist» 2027-01-10 09:00'],
  ['dentist friday at 3, remind me at 1', 'event «dentist» 2026-11-27 15:00 alerts 0d@13'],
  [
    'library books due dec 9; nudge me on the 7th at 5pm',
    'todo «library books» 2026-12-09; reminder «library books» 2026-12-07 17:00',
  ],
  ['call Bob tomorrow, remind me at 3', 'reminder «call Bob» 2026-11-23 15:00'],
  ['party saturday 7pm, remind me friday evening', '? When should the reminder go off? Nothing was written.'],
  ['standup mondays at 9, remind me at 8:45', '? When should the reminder go off? Nothing was written.'],
  // Hours of one day, again and again
  [
    'stand up every 45 min from 9 to 12 tomorrow',
    'event «stand up» 2026-11-23 09:00 ↻ FREQ=DAILY;BYSETPOS=1,4,7,10,13;BYHOUR=9,10,11,12;BYMINUTE=0,15,30,45;UNTIL=20261123',
  ],
  [
    'remind me every hour from 2 to 6 on friday to check the oven',
    'reminder «check the oven» 2026-11-27 14:00 ↻ FREQ=DAILY;BYHOUR=14,15,16,17,18;BYMINUTE=0;UNTIL=20261127',
  ],
  // Several days with one hour
  [
    'cover for Liz on the 12th and 13th, 8-4',
    'event «cover for Liz» 2026-12-12 08:00 – 2026-12-12 16:00; event «cover for Liz» 2026-12-13 08:00 – 2026-12-13 16:00',
  ],
  // Zones, lengths and days that belong to other things
  ['sync with Oslo wed 5pm my time, thu 9am theirs', '? several'],
  ["call Ann at 3 tomorrow, that's noon for her", "event «call Ann, that's noon for her» 2026-11-23 15:00"],
  [
    'thank the panel within 24 hours of the interview',
    '? "within 24 hours of the interview" could not be read: at what time is that? Nothing was written.',
  ],
  [
    'lease ends aug 31 give notice 60 days before',
    '? "60 days before" could not be read: at what time is that? Nothing was written.',
  ],
  ['remind me at dinner to text Bea', '? "at dinner" could not be read: at what time is that? Nothing was written.'],
  ['superbowl sunday', '? The dates of this holiday are not known here: please give the date itself.'],
  // Each night
  ['run 5 km a day for two weeks', 'todo «run 5 km» 2026-11-22 ↻ FREQ=DAILY;COUNT=14'],
  [
    'read 20 pages a night until the 10th',
    '? Only the night was given: which hour? Please confirm; nothing was written.',
  ],
  // What is there is changed
  ["push tomorrow's stand up half an hour", 'wish: change'],
  ['make dentist 4:30 instead of 4', 'wish: change'],
  ['bin collection moves to saturday this week', 'wish: change'],
  ['swap tyres by friday', 'todo «swap tyres» 2026-11-27'],
  // Facts
  ["Pat's new number 07700 900123", "memory «Pat's new number 07700 900123»"],
  ["I'm left handed", "memory «I'm left handed»"],
  ['my combination is 4-19-33', 'memory «my combination is 4-19-33»'],
  // Asked for in other words
  ['stick a coffee with Noor in for 10:30 on friday', 'event «coffee with Noor» 2026-11-27 10:30'],
  ['poke me at quarter past 9 about the kettle', 'reminder «kettle» 2026-11-22 09:15'],
  [
    'flat viewing sat 10.20, another at 11.15',
    'event «flat viewing» 2026-11-28 10:20 +55; event «flat viewing» 2026-11-28 11:15',
  ],
  ['essay meeting alternate mondays 2.30', 'event «essay meeting» 2026-11-23 14:30 ↻ FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
  // What is said again, or begins later
  ['meds refill every 30 days, next one dec 8', 'todo «meds refill» 2026-12-08 ↻ FREQ=DAILY;INTERVAL=30'],
  ['yoga every 2 weeks, next class dec 3 at 6', 'event «yoga» 2026-12-03 18:00 ↻ FREQ=WEEKLY;INTERVAL=2'],
  ['call Ann about the next one friday', 'todo «call Ann» 2026-11-27'],
  ['send the draft by friday, chase mon', 'todo «send the draft» 2026-11-27; todo «chase» 2026-11-30'],
  ['marking due in mon', 'todo «marking» 2026-11-23'],
  // Until when one leaves is another thing
  ['hike saturday, leave by 9am', 'todo «hike» 2026-11-28; todo «leave» 2026-11-28 09:00'],
  ['party saturday 9 till late', 'event «party till late» 2026-11-28 21:00'],
  // Told when it would be over
  ['rent due the 1st, remind me a month before', '? That time has passed. Nothing was written.'],
  ['rent due dec 20, remind me a week before', 'todo «rent» 2026-12-20; reminder «rent» 2026-12-13 09:00'],
  // What belongs to another clause
  [
    'ward round 8am weds then teaching 1-2',
    '? "1-2" could not be read: is that a time or a count? Nothing was written.',
  ],
  ['gym 7am wed then read pages 3-9', 'event «gym then read pages 3-9» 2026-11-25 07:00'],
  ['shift starts 6am tomorrow, alarm at 4:45', 'event «shift» 2026-11-23 06:00; reminder «alarm» 2026-11-23 04:45'],
  [
    'stock take sun 6am all hands, shop opens 11',
    '? "11" could not be read: is that a time or a count? Nothing was written.',
  ],
  ['rental renews 14 mar, cancel a month before', '? several'],
  ['club fri 2-4, no meeting on boxing day', '? several'],
  [
    'yoga every tuesday at 6, no class on dec 22',
    'event «yoga» 2026-11-24 18:00 ↻ FREQ=WEEKLY;BYDAY=TU not 2026-12-22',
  ],
  // Names that hold a word of time, and words behind a time
  [
    'coffee morning every second weds of the month 10:30',
    'event «coffee morning» 2026-12-09 10:30 ↻ FREQ=MONTHLY;BYDAY=2WE',
  ],
  ['coffee tomorrow morning at 9 with Al', 'event «coffee with Al» 2026-11-23 09:00'],
  ['annual leave 21 dec - 3 jan inclusive', 'event «annual leave» 2026-12-21 – 2027-01-04 busy'],
  // Facts about others
  ["Sue's allergic to cats", "memory «Sue's allergic to cats»"],
  ['wifi at mums: Rosebud77', 'memory «wifi at mums: Rosebud77»'],
  // A day by its number alone is near the day said before
  ['time off 23-27 dec, back 28th', 'event «time off» 2026-12-23 – 2026-12-28 busy; todo «back» 2026-12-28'],
  ['shut 1pm xmas eve, back 9am on the 29th', 'event «shut» 2026-12-24 13:00; event «back» 2026-12-29 09:00'],
  [
    'offsite in Porto 18-20 jan, flights 17th 6:20am',
    'event «offsite» 2027-01-18 – 2027-01-21 @ Porto; event «flights» 2027-01-17 06:20',
  ],
  ['conference jan 28 9am, report due the 3rd', 'event «conference» 2027-01-28 09:00; todo «report» 2027-02-03'],
  ['dentist tomorrow at 9, invoices due the 5th', 'event «dentist» 2026-11-23 09:00; todo «invoices» 2026-12-05'],
  [
    'move 4th floor desks dec 2 at 9, party on the 4th floor at 5',
    'event «move 4th floor desks» 2026-12-02 09:00; event «party» 2026-12-02 17:00 @ 4th floor',
  ],
  // Days that something belongs to
  ["remind me monday to prep for tues's exam", "reminder «prep for tues's exam» 2026-11-23 09:00"],
  ["prep thurs's meeting tomorrow at 9", "event «prep thurs's meeting» 2026-11-23 09:00"],
  ['we usually eat at 7', 'memory «we usually eat at 7»'],
  // Limits keep their word, and until when alone says no beginning
  ['library till 8 tomorrow', '? "till" could not be read: from when until when? Nothing was written.'],
  ['chem lab weds 2-5, then library till 8', '? several'],
  ['party at 6 tomorrow, kids in bed by 8', 'event «party» 2026-11-23 18:00; todo «kids in bed» 2026-11-23 20:00'],
  ['gym 6 till 8 tomorrow', 'event «gym» 2026-11-23 18:00 – 2026-11-23 20:00'],
  [
    "remind me a fortnight before Joe's birthday on 8 feb",
    "reminder «Joe's birthday» 2027-01-25 09:00 ↻ FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=25",
  ],
  [
    'holiday cover: me 24th am, Tom 24th pm',
    '? Some of the times could not be read; please put it another way. Nothing was written.',
  ],
  ['log: ran 5k in 27 min on sunday', 'memo «ran 5k in 27 min on sunday»'],
  ['log on to the portal friday at 9', 'event «log on to the portal» 2026-11-27 09:00'],
  ['viewing at 5 tom w/ agent', '? "tom" could not be read: at what time is that? Nothing was written.'],
  // Half days are days, and lengths where they are said to be
  ['half day fri, pick up kids at 1', 'event «half day» 2026-11-27; event «pick up kids» 2026-11-27 13:00'],
  [
    'half day at school wednesday, pickup at 12:15',
    'event «half day» 2026-11-25 @ school; event «pickup» 2026-11-25 12:15',
  ],
  ['half day off friday', 'event «half day off» 2026-11-27 busy'],
  ['book MOT before 19 jan, needs half a day', 'todo «book MOT» 2027-01-19 takes 720'],
  // Hours left over in a list
  ['client 9am, then studio 10-1, then call Ravi at 2 tomorrow', '? several'],
  ['read at 9 tomorrow, pages 3-9', 'event «read, pages 3-9» 2026-11-23 09:00'],
  ['leave work early tues at 3', 'event «leave work early» 2026-11-24 15:00'],
  ['note to self: boiler pressure was low on friday', 'memo «boiler pressure was low on friday»'],
];
