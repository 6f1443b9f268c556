/** Forms that task lists and calendars document for their own quick entry, and what they are here (same day as everyday-en.ts). */
export const DOCUMENTED: readonly (readonly [text: string, expected: string])[] = [
  // Repeats by their place in the month, by what they skip, and from when they were done
  [
    'Clean the filter every! 3 days',
    'todo «Clean the filter» 2026-11-22 ↻ FREQ=DAILY;INTERVAL=3 from when it was done',
  ],
  [
    'Water the cactus every 10 days after completion',
    'todo «Water the cactus» 2026-11-22 ↻ FREQ=DAILY;INTERVAL=10 from when it was done',
  ],
  ['Team drinks every 3rd friday at 5pm', 'event «Team drinks» 2026-12-18 17:00 ↻ FREQ=MONTHLY;BYDAY=3FR'],
  [
    'Sort the recycling every other mon starting nov 30 until jan 25',
    'todo «Sort the recycling» 2026-11-30 ↻ FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270125',
  ],
  [
    'Water the ferns every day starting dec 1 ending dec 10',
    'todo «Water the ferns» 2026-12-01 ↻ FREQ=DAILY;UNTIL=20261210',
  ],
  ['Backup photos every last day', 'todo «Backup photos» 2026-11-30 ↻ FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['Rent every 27th', 'todo «Rent» 2026-11-27 ↻ FREQ=MONTHLY;BYMONTHDAY=27'],
  [
    'Payroll every first workday at 9am',
    'event «Payroll» 2026-12-01 09:00 ↻ FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
  ],
  [
    'Bookkeeping every 15 workday',
    '? "every 15 workday" could not be read: how often, and when exactly? Nothing was written.',
  ],
  [
    'Taxes every jan 14, apr 14, jun 15, sep 15',
    '? No repeat rule can say this: add the times one by one. Please confirm; nothing was written.',
  ],
  ['Chess club ev wed', 'todo «Chess club» 2026-11-25 ↻ FREQ=WEEKLY;BYDAY=WE'],
  ['Yoga every mon, fri at 20:00', 'event «Yoga» 2026-11-23 20:00 ↻ FREQ=WEEKLY;BYDAY=MO,FR'],
  ['Gym every mon, wed, fri for 3 weeks', 'todo «Gym» 2026-11-23 ↻ FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=9'],
  [
    'Take antibiotics every 12 hours starting at 7pm',
    'event «Take antibiotics» 2026-11-22 19:00 ↻ FREQ=HOURLY;INTERVAL=12',
  ],
  ['Stretch every morning', '? Only the morning was given: which hour? Please confirm; nothing was written.'],
  [
    'Call grandma every 2nd wed',
    '? This can be read in more than one way: which one? Please confirm; nothing was written.',
  ],
  [
    'Tennis practice every Saturday 9am for six weeks',
    'event «Tennis practice» 2026-11-28 09:00 ↻ FREQ=WEEKLY;BYDAY=SA;COUNT=6',
  ],
  ['Piano lesson Tuesdays at 4pm repeat weekly', 'event «Piano lesson» 2026-11-24 16:00 ↻ FREQ=WEEKLY;BYDAY=TU'],
  ['Lunch on the 3rd of every month at noon', 'event «Lunch» 2026-12-03 12:00 ↻ FREQ=MONTHLY;BYMONTHDAY=3'],
  ["Emma's birthday every April 4", "event «Emma's birthday» 2027-04-04 ↻ FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=4"],
  // Days in short
  ['Read tod at 9pm', 'event «Read» 2026-11-22 21:00'],
  ['Read tom 8am', '? "tom" could not be read: at what time is that? Nothing was written.'],
  ['Ship parcel 27th', 'todo «Ship parcel» 2026-11-27'],
  ['Ship parcel end of month', 'todo «Ship parcel» 2026-11-30'],
  ['Ship parcel in the morning', '? Only the morning was given: which hour? Please confirm; nothing was written.'],
  ['Check mail after 10 days', 'todo «Check mail» 2026-12-02'],
  ['Write brief {in 4 days}', 'todo «Write brief» 2026-11-26'],
  // Priorities, tags and kinds
  ['Call bank p1 tomorrow', 'todo «Call bank» 2026-11-23 important'],
  ['Call bank tomorrow !!1', 'todo «Call bank» 2026-11-23 important'],
  ['Call bank tomorrow !high', 'todo «Call bank» 2026-11-23 important'],
  ['Call bank tomorrow !low', 'todo «Call bank» 2026-11-23 not important'],
  ['Submit the form in 3 days #admin', 'todo «Submit the form» 2026-11-25 #admin'],
  ['todo pick up laundry tomorrow 5pm', 'todo «pick up laundry» 2026-11-23 17:00'],
  ['task buy gift by friday', 'todo «buy gift» 2026-11-27'],
  ['reminder call plumber on friday', 'reminder «call plumber» 2026-11-27 09:00'],
  // Places, lengths and alerts
  [
    'Coffee with Ivy from 3-4pm at Starbucks on Thursday',
    'event «Coffee with Ivy» 2026-11-26 15:00 – 2026-11-26 16:00 @ Starbucks',
  ],
  [
    'Lunch with Omar tomorrow from 12-1pm at Chipotle',
    'event «Lunch with Omar» 2026-11-23 12:00 – 2026-11-23 13:00 @ Chipotle',
  ],
  ["Darts in 2 hours at Moe's for 45 minutes", "event «Darts» 2026-11-22 09:00 +45 @ Moe's"],
  ['Board review Thursday 10am alert 15 min', 'event «Board review» 2026-11-26 10:00 alerts 15'],
  ['Board review Thursday 10am alert 1 hour', 'event «Board review» 2026-11-26 10:00 alerts 60'],
  ['Board review Thursday at 10am with alarm 30 minutes', 'event «Board review» 2026-11-26 10:00 alerts 30'],
  ['Submit the form 10am tomorrow remind me 1 hour early', 'event «Submit the form» 2026-11-23 10:00 alerts 60'],
  ['Conference Dec 7 - Dec 9 all day', 'event «Conference» 2026-12-07 – 2026-12-10'],
];
