/** Sentences as people type them, and what becomes of them in New York on Sunday 2026-11-22 at 07:00. */
export const EVERYDAY: readonly (readonly [text: string, expected: string])[] = [
  // Headings whose week or day is that of the entries
  [
    '🗓 this week:\n- Mon 9:30 kickoff w/ Ines (45m)\n- Thu off\n- remind me Fri 4pm to submit timesheet',
    'event «kickoff w/ Ines» 2026-11-23 09:30 +45; event «off» 2026-11-26 busy; reminder «submit timesheet» 2026-11-27 16:00',
  ],
  [
    'Next week:\n- dentist Tue 3pm\n- remind me Wed at 9 to call the school',
    'event «dentist» 2026-12-01 15:00; reminder «call the school» 2026-12-02 09:00',
  ],
  [
    'Tomorrow: 9 standup, 11 dentist, 3pm call with Ray',
    'event «standup» 2026-11-23 09:00; event «dentist» 2026-11-23 11:00; event «call with Ray» 2026-11-23 15:00',
  ],
  [
    'todo: review contract, 2h, by Wednesday, urgent, #legal',
    'todo «review contract» 2026-11-25 takes 120 #legal urgent',
  ],
  [
    'Mon 11/30 9am kickoff\nTue 12/1 1pm vendor demo',
    'event «kickoff» 2026-11-30 09:00; event «vendor demo» 2026-12-01 13:00',
  ],
  [
    'three calls on Friday: 9am Bob, 11am Ann, 4pm Carl',
    'event «Bob call» 2026-11-27 09:00; event «Ann call» 2026-11-27 11:00; event «Carl call» 2026-11-27 16:00',
  ],
  [
    'two meetings tomorrow: 9am standup, 2pm review',
    'event «standup» 2026-11-23 09:00; event «review» 2026-11-23 14:00',
  ],
  // Who plays, and no Sundays
  ['Lakers vs Suns tomorrow 7pm', 'event «Lakers vs Suns» 2026-11-23 19:00'],
  ['watch the Suns game Friday 7pm', 'event «watch the Suns game» 2026-11-27 19:00'],
  ['Church Suns 10am', 'event «Church» 2026-11-22 10:00 ↻ FREQ=WEEKLY;BYDAY=SU'],
  // Hours in a list on so many days, and so many days of a week
  ['Meds at 8am and 8pm for 10 days', 'event «Meds» 2026-11-22 08:00 ↻ FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;COUNT=20'],
  ['yoga twice a week, Tue and Fri at 6pm', 'event «yoga» 2026-11-24 18:00 ↻ FREQ=WEEKLY;BYDAY=TU,FR'],
  ['gym three times a week: Mon, Wed, Fri at 7am', 'event «gym» 2026-11-23 07:00 ↻ FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  // The day of all stands behind the last hour
  [
    'Drop off the kids at 8, then coffee with Mia at 8:30, dentist at 11 tomorrow',
    'event «Drop off the kids» 2026-11-23 08:00 +30; event «coffee with Mia» 2026-11-23 08:30; event «dentist» 2026-11-23 11:00',
  ],
  [
    'Flight to Denver Friday, departs 6:45am, lands 8:20am',
    'event «Flight to Denver» 2026-11-27 06:45 – 2026-11-27 08:20',
  ],
  [
    'Pick up the rental by 10 and return it before 6 on Saturday',
    'todo «Pick up the rental» 2026-11-28 10:00; todo «return it» 2026-11-28 18:00',
  ],
  [
    'Call Mrs. Lee at 3. Dentist at 5 tomorrow.',
    'event «Call Mrs. Lee» 2026-11-23 15:00; event «Dentist» 2026-11-23 17:00',
  ],
  // A limit is no day that what follows is on
  ['pay bill by Friday, gym at 6pm', 'todo «pay bill» 2026-11-27; event «gym» 2026-11-22 18:00'],
  // What fills days goes on until a day
  ['Kate on leave until Dec 4', 'event «Kate on leave» 2026-11-22 – 2026-12-05 busy'],
  ['finish report until Friday', 'todo «finish report» 2026-11-27'],
  ['Check-in three weeks from tomorrow at 10', 'event «Check-in» 2026-12-14 10:00'],
  ['Gym before work tomorrow at 6', 'event «Gym before work» 2026-11-23 06:00'],
  // Limits and last dates of repeats
  [
    'Spanish Mondays and Thursdays at 6pm, 8 lessons in all, first one on the 30th',
    'event «Spanish» 2026-11-30 18:00 ↻ FREQ=WEEKLY;BYDAY=MO,TH;COUNT=8',
  ],
  [
    'Swimming Wednesdays 4pm, last one is Dec 16',
    'event «Swimming» 2026-11-25 16:00 ↻ FREQ=WEEKLY;BYDAY=WE;UNTIL=20261216',
  ],
  [
    'Standup at 9:40 every weekday up to and including Christmas Eve, but not on Thanksgiving or the day after',
    'event «Standup» 2026-11-23 09:40 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261224 not 2026-11-26,2026-11-27',
  ],
  [
    'choir every Tuesday 7-9pm but not on Dec 22 or 29',
    'event «choir» 2026-11-24 19:00 +120 ↻ FREQ=WEEKLY;BYDAY=TU not 2026-12-22,2026-12-29',
  ],
  ['daily stretch 7am except Sundays', 'event «daily stretch» 2026-11-23 07:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['weights mon wed fri 6am for 6 weeks', 'event «weights» 2026-11-23 06:00 ↻ FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=18'],
  ['gym with Al the next three Mondays at 7am', 'event «gym with Al» 2026-11-23 07:00 ↻ FREQ=WEEKLY;BYDAY=MO;COUNT=3'],
  ['physio tuesday 5pm for 6 weeks', '? Only this once, or repeatedly? Nothing was written.'],
  ['conference tomorrow 9am for three days', 'event «conference» 2026-11-23 09:00 +4320'],
  // Several times, and several days
  [
    'remind me tomorrow at 9am and 5pm to check the oven',
    'reminder «check the oven» 2026-11-23 09:00; reminder «check the oven» 2026-11-23 17:00',
  ],
  [
    'remind me at noon tomorrow and again at 4 to drink water',
    'reminder «drink water» 2026-11-23 12:00; reminder «drink water» 2026-11-23 16:00',
  ],
  [
    'remind me to take pills at 8am and again at 8pm every day',
    'reminder «take pills» 2026-11-22 08:00 ↻ FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0',
  ],
  [
    'remind me tomorrow at 9 and 5 to check the oven',
    '? "5" could not be read: is that a time or a count? Nothing was written.',
  ],
  [
    'meet Bob tomorrow at 9am and 5pm',
    '? More than one time (“tomorrow at 9am”, “5pm”): which one, or are these several items? Nothing was written.',
  ],
  [
    'vaccination Dec 5 and again on Jan 2 at 9am',
    'event «vaccination» 2026-12-05 09:00; event «vaccination» 2027-01-02 09:00',
  ],
  ["I'm off Thursday and Friday", "event «I'm off» 2026-11-26 – 2026-11-28 busy"],
  ['conference Thu and Fri next week', 'event «conference» 2026-12-03 – 2026-12-05'],
  [
    'off Tuesday and Thursday',
    '? This can be read in more than one way: which one? Please confirm; nothing was written.',
  ],
  [
    'train to Boston friday 6:05am, back sunday 8pm',
    'event «train to Boston» 2026-11-27 06:05; event «back» 2026-11-29 20:00',
  ],
  [
    'flight out Dec 11 at 6pm, back home on Tuesday at 9pm',
    'event «flight out» 2026-12-11 18:00; event «back home» 2026-12-15 21:00',
  ],
  // Reminders beside
  [
    'bin day every other Monday starting Nov 30, remind me at 7pm the night before',
    'event «bin day» 2026-11-30 ↻ FREQ=WEEKLY;INTERVAL=2;BYDAY=MO alerts 1d@19',
  ],
  [
    'Our anniversary is 12 June, remind us a week before',
    'event «Our anniversary» 2027-06-12 ↻ FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=12 alerts 10080',
  ],
  ['Flight home Dec 22 7:05am, remind me at 4am that day', 'event «Flight home» 2026-12-22 07:05 alerts 0d@4'],
  [
    'interview with Kim Tuesday at 2, and remind me that morning to print her CV',
    'event «interview with Kim» 2026-11-24 14:00; reminder «print her CV» 2026-11-24 09:00',
  ],
  ['remind me the day before Christmas Eve at 6pm to wrap presents', 'reminder «wrap presents» 2026-12-23 18:00'],
  [
    'remind me at 5pm the day before the flight to check in',
    '? "the day before the flight" could not be read: at what time is that? Nothing was written.',
  ],
  [
    'remind me about the webinar 30 minutes beforehand',
    '? "30 minutes beforehand" could not be read: at what time is that? Nothing was written.',
  ],
  [
    'change the smoke alarm batteries every 6 months',
    'todo «change the smoke alarm batteries» 2026-11-22 ↻ FREQ=MONTHLY;INTERVAL=6',
  ],
  // Clocks as they are written
  ['gym 6.30-7.30am tomorrow', 'event «gym» 2026-11-23 06:30 – 2026-11-23 07:30'],
  [
    'drop the kids at school 8.15 every weekday',
    'event «drop the kids» 2026-11-23 08:15 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR @ school',
  ],
  ['vet for Luna dec 9 @ 430', 'event «vet for Luna» 2026-12-09 16:30'],
  ['breakfast with Ana 8-9 on the 2nd', 'event «breakfast with Ana» 2026-12-02 08:00 – 2026-12-02 09:00'],
  ['retro at 3pm-ish tomorrow', 'event «retro» 2026-11-23 15:00'],
  ['see the accountant at some point on the 8th, say 11am', 'event «see the accountant» 2026-12-08 11:00'],
  [
    'lunch with Theo Thursday at quarter to one, should be about an hour and 15 minutes',
    'event «lunch with Theo» 2026-11-26 12:45 +75',
  ],
  ['dr appt wendsday @ 4ish for 30m pls', 'event «dr appt» 2026-11-25 16:00 +30'],
  ['finish the slides by thrs 5pm', 'todo «finish the slides» 2026-11-26 17:00'],
  ['upgrade to node 20.11 on tuesday', 'todo «upgrade to node 20.11» 2026-11-24'],
  ['ive got pt at 330 on tues', 'event «pt» 2026-11-24 15:30'],
  ['quarter-hour check-in with Rui on Dec 12, 3:30pm', 'event «check-in with Rui» 2026-12-12 15:30 +15'],
  // Names between the words of a time
  ['meeting Friday room 302 at 2pm', 'event «meeting room 302» 2026-11-27 14:00'],
  ['read chapter 7 by Friday', 'todo «read chapter 7» 2026-11-27'],
  ['at 10am the 3rd remind me to buy stamps', 'reminder «buy stamps» 2026-12-03 10:00'],
  // Fields beside each other
  ['todo buy paint by friday #home high priority', 'todo «buy paint» 2026-11-27 #home important'],
  ['todo buy paint high priority #home', 'todo «buy paint» #home important'],
  ['todo: water plants, tag it home and remind me thursday 5pm', 'todo «water plants» 2026-11-26 17:00 #home'],
  // Days and people of one name
  ['call Wednesday at 3', 'event «call» 2026-11-25 15:00'],
  ['ask Jo if she is free tomorrow at 5pm', 'event «ask Jo if she is free» 2026-11-23 17:00'],
  ['remind me when I get home to call Bo', 'todo «call Bo»'],
  ['vet at 2 on the 9th and remind me 10 min before', 'event «vet» 2026-12-09 14:00 alerts 10'],
  // How long it repeats
  [
    'every two weeks on Friday Spanish class at 7:30 in the evening from December 14',
    'event «Spanish class» 2026-12-18 19:30 ↻ FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  ],
  ['every Saturday piano at 10am 10 times', 'event «piano» 2026-11-28 10:00 ↻ FREQ=WEEKLY;BYDAY=SA;COUNT=10'],
  // What is left out
  ['gym every day at 6 (not Fridays)', 'event «gym» 2026-11-22 18:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU'],
  // What says that several things follow is none of them
  [
    'Three things: dentist tomorrow at 3, gym Friday at 5, and call mom',
    'event «dentist» 2026-11-23 15:00; event «gym» 2026-11-27 17:00; todo «call mom»',
  ],
  ['Three things: call mom, buy milk and pay rent', 'todo «call mom»; todo «buy milk»; todo «pay rent»'],
  ['To do today: 3pm dentist, 5pm gym', 'event «dentist» 2026-11-22 15:00; event «gym» 2026-11-22 17:00'],
  [
    'To do tomorrow: dentist at 9, call at 2, gym at 8, buy milk',
    'event «dentist» 2026-11-23 09:00; event «call» 2026-11-23 14:00; event «gym» 2026-11-23 20:00; todo «buy milk» 2026-11-23',
  ],
  ['To do today: call mom, buy milk', 'todo «call mom» 2026-11-22; todo «buy milk» 2026-11-22'],
  [
    'A couple of things, dentist tomorrow at 3pm, lunch with Sam Friday at noon',
    'event «dentist» 2026-11-23 15:00; event «lunch with Sam» 2026-11-27 12:00',
  ],
  [
    'My schedule: standup tomorrow 9am, review tomorrow 3pm',
    'event «standup» 2026-11-23 09:00; event «review» 2026-11-23 15:00',
  ],
  ['Agenda: budget, hiring', 'todo «Agenda: budget, hiring»'],
  ['Team sync: agenda review tomorrow 3pm', 'event «Team sync: agenda review» 2026-11-23 15:00'],
  // Of each of its days
  [
    'gym at 6 on Mondays and at 8 on Fridays',
    'event «gym» 2026-11-23 18:00 ↻ FREQ=WEEKLY;BYDAY=MO; event «gym» 2026-11-27 08:00 ↻ FREQ=WEEKLY;BYDAY=FR',
  ],
  ['gym Mon at 6 and Fri at 8', 'event «gym» 2026-11-23 18:00; event «gym» 2026-11-27 08:00'],
  [
    'remind me tomorrow morning to email Bo and at 5 to call the vet',
    'reminder «email Bo» 2026-11-23 09:00; reminder «call the vet» 2026-11-23 17:00',
  ],
  // Words of time that are asked about
  [
    'tutoring every Wed at 4 this semester',
    '? "this semester" could not be read: from when until when? Nothing was written.',
  ],
  [
    'ping me at quarter past to join the call',
    '? "quarter past" could not be read: at what time is that? Nothing was written.',
  ],
  [
    'yoga at the crack of dawn every weekday',
    '? "at the crack of dawn" could not be read: at what time is that? Nothing was written.',
  ],
  [
    'garden club: odd weeks on Tuesday at 6pm',
    'event «garden club» 2026-12-01 18:00 ↻ FREQ=YEARLY;BYWEEKNO=1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31,33,35,37,39,41,43,45,47,49,51,53;BYDAY=TU',
  ],
  ['lights out at ten on school nights', 'event «lights out» 2026-11-22 22:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU'],
  ['gym daily at 6pm besides Sunday', '? "besides" could not be read: what is left out? Nothing was written.'],
  // Dates by their company
  ['Fri 12/4 dentist at 3', 'event «dentist» 2026-12-04 15:00'],
  ['dentist 12/4 at 3', '? Is the date month/day or day/month? Please confirm; nothing was written.'],
  ['dinner Sat 5th at 8', 'event «dinner» 2026-12-05 20:00'],
  ['lunch on 5th, fri noon', '? Weekday and date disagree: which one counts? Please confirm; nothing was written.'],
  ['physio a fortnight tomorrow at ten to nine', 'event «physio» 2026-12-07 08:50'],
  ['haircut a week on tuesday at half past 4', 'event «haircut» 2026-12-01 16:30'],
  ['Call Maria back within the hour', 'todo «Call Maria back» 2026-11-22 08:00'],
  // Zones
  ['call with Sofia tuesday 9am her time', '? "her time" could not be read: in which time zone? Nothing was written.'],
  [
    'call with the Austin office tuesday 9am their time',
    'event «call with the Austin office» 2026-11-24 09:00 America/Chicago',
  ],
  ['dinner tomorrow 7pm local', '? "local" could not be read: in which time zone? Nothing was written.'],
  ['zoom tuesday 9a pst', 'event «zoom» 2026-11-24 09:00 America/Los_Angeles'],
  ['land at Heathrow 6:35am local on saturday', 'event «land» 2026-11-28 06:35 Europe/London @ Heathrow'],
  [
    'check in with Sydney office 8am Sydney time Friday',
    'event «check in with Sydney office» 2026-11-27 08:00 Australia/Sydney',
  ],
  ['meditation every day at 6:30am, floating', 'event «meditation» 2026-11-23 06:30 ↻ FREQ=DAILY floats'],
  ['journal every day at 9pm in any timezone', 'event «journal» 2026-11-22 21:00 ↻ FREQ=DAILY floats'],
  ['todo: call mom tomorrow at 5pm wherever I am', 'todo «call mom wherever I am» 2026-11-23 17:00'],
  // What is kept
  ['Just so you know for the future, I never fly before 9am', 'memory «I never fly before 9am»'],
  ["FYI I don't take calls after 6pm", "memory «I don't take calls after 6pm»"],
  ['I usually wake up at 7', 'memory «I usually wake up at 7»'],
  ['I never got the report tomorrow', 'todo «I never got the report» 2026-11-23'],
  // Fields
  [
    'add a task: chase invoice 4471, 90 mins tops, has to be done by the end of the month, tag it finance and ops',
    'todo «chase invoice 4471» 2026-11-30 takes 90 #finance,ops',
  ],
  ['task: draft blog post p1 due friday', 'todo «draft blog post» 2026-11-27 important'],
  ['call plumber asap', 'todo «call plumber» urgent'],
  ['finish deck est. 3 hours by Tuesday', 'todo «finish deck» 2026-11-24 takes 180'],
  ['can we schedule the kickoff for Tuesday at 10?', 'event «kickoff» 2026-11-24 10:00'],
  // As dictated, mistyped or told with what it depends on
  [
    'draft the grant report, important though not urgent, by thursday noon',
    'todo «draft the grant report» 2026-11-26 12:00 important',
  ],
  [
    'todo: book flights by friday, tags: travel, family and money',
    'todo «book flights» 2026-11-27 #travel,family,money',
  ],
  ['todo: fix tap, tagged home, urgent, due tuesday', 'todo «fix tap» 2026-11-24 #home urgent'],
  [
    'tennis with Ana friday 5pm so long as Ben is back',
    '? "so long as ben is back" could not be read: that cannot be known beforehand. When is it to be? Nothing was written.',
  ],
  [
    'dinner thursday 7pm providing Lou can come',
    '? "providing lou can come" could not be read: that cannot be known beforehand. When is it to be? Nothing was written.',
  ],
  ['vendor training tuesday 2pm, lunch provided', 'event «vendor training, lunch provided» 2026-11-24 14:00'],
  ['remind me at 5pm to take the bins out just in case', 'reminder «take the bins out just in case» 2026-11-22 17:00'],
  ['every day swim at 6:30am from dec 7 to dec 18', 'event «swim» 2026-12-07 06:30 ↻ FREQ=DAILY;UNTIL=20261218'],
  ['call Ana 30 min after yoga', '? "30 min after yoga" could not be read: at what time is that? Nothing was written.'],
  ['buy gifts 2 days before christmas', 'todo «buy gifts» 2026-12-23'],
  ['call Sam tmrw abt 930', 'event «call Sam» 2026-11-23 09:30'],
  ['pick up kids thrusday 330', 'event «pick up kids» 2026-11-26 15:30'],
  ['coffee wendsday 1030ish', 'event «coffee» 2026-11-25 10:30'],
  ['pay tomorrow 500 dollars', 'todo «pay 500 dollars» 2026-11-23'],
  [
    'so we just heard from the garage and they said the car is ready friday at 4pm, can you add that',
    'event «car is ready» 2026-11-27 16:00',
  ],
  [
    "swimming gala on saturday at 2pm, they said it'll take about two hours, could you jot that down for me",
    'event «swimming gala» 2026-11-28 14:00 +120',
  ],
  ['squeeze in a haircut thursday 3pm', 'event «haircut» 2026-11-26 15:00'],
  ['put in an order for paper tomorrow at 9am', 'event «put in an order for paper» 2026-11-23 09:00'],
  [
    'a couple of things to add\n- dentist mon 3pm, 45 min\n- call Jo by friday',
    'event «dentist» 2026-11-23 15:00 +45; todo «call Jo» 2026-11-27',
  ],
  [
    'train to Leeds departs friday at 9:10 and arrives at 11:45',
    'event «train to Leeds departs» 2026-11-27 09:10 – 2026-11-27 11:45',
  ],
  [
    'flight leaves JFK fri 6:40pm, lands in Boston 8pm',
    'event «flight leaves JFK, lands Boston» 2026-11-27 18:40 – 2026-11-27 20:00',
  ],
  ['Train Friday at 8am, leave at 7', 'event «Train» 2026-11-27 08:00; event «leave» 2026-11-27 07:00'],
  ['Party Saturday at 8pm, get up at 7', 'event «Party» 2026-11-28 20:00; event «get up» 2026-11-28 07:00'],
  [
    'Note: the code is 4417\nRemind me Friday at noon to pack',
    'memo «the code is 4417»; reminder «pack» 2026-11-27 12:00',
  ],
  [
    'Quarterly taxes due the 15th of Jan, Apr, Jun and Sep',
    'todo «Quarterly taxes» 2027-01-15 ↻ FREQ=YEARLY;BYMONTH=1,4,6,9;BYMONTHDAY=15',
  ],
  [
    'tomorrow 10 design, 11 budget, 2 hiring',
    'event «design» 2026-11-23 10:00; event «budget» 2026-11-23 11:00; event «hiring» 2026-11-23 14:00',
  ],
  ['read half an hour every night at 9 for 2 weeks', 'event «read» 2026-11-22 21:00 +30 ↻ FREQ=DAILY;COUNT=14'],
  ['lunch with Bo tomorrow noon, location tbd', 'event «lunch with Bo, location tbd» 2026-11-23 12:00'],
  ['tomorrow 5pm buy milk, 2 apples, 3 pears', 'event «buy milk, 2 apples, 3 pears» 2026-11-23 17:00'],
  ['Movie Saturday 9:15pm, home by midnight', 'event «Movie» 2026-11-28 21:15; todo «home» 2026-11-29 00:00'],
  ['Train to Rome Friday 8am, back Sunday', 'event «Train to Rome» 2026-11-27 08:00; todo «back» 2026-11-29'],
  ['my passport number is X1234567', 'memory «my passport number is X1234567»'],
  ['allergic to penicillin - remember that', 'memory «allergic to penicillin»'],
  ['dinner with Sam, Lou and Jo tuesday 7pm', 'event «dinner with Sam, Lou and Jo» 2026-11-24 19:00'],
  ['call with Sydney tuesday 5pm my time', 'event «call with Sydney» 2026-11-24 17:00'],
  // The day after the one said before
  [
    'Fly to Oslo Friday, meet Lars the next day at 10am',
    'todo «Fly to Oslo» 2026-11-27; event «meet Lars» 2026-11-28 10:00',
  ],
  ['Fly to Oslo Friday 10pm, arriving 6:05am the next day', 'event «Fly to Oslo» 2026-11-27 22:00 – 2026-11-28 06:05'],
  ['Dinner tomorrow at 7pm until 1am the next day', 'event «Dinner» 2026-11-23 19:00 – 2026-11-24 01:00'],
  // Hours behind a matter that takes hours; parts of a book are none
  ['Friday choir rehearsal 7 to 9', 'event «choir rehearsal» 2026-11-27 19:00 – 2026-11-27 21:00'],
  ['dec 9 open house 4 to 7', 'event «open house» 2026-12-09 16:00 – 2026-12-09 19:00'],
  ['Tuesday pages 4 to 7 of the report', 'todo «pages 4 to 7 of the report» 2026-11-24'],
  ['webinar Dec 3 2pm Mountain', 'event «webinar» 2026-12-03 14:00 America/Denver'],
  ['lunch Dec 3 at 2pm Central Park', 'event «lunch» 2026-12-03 14:00 @ Central Park'],
  ["call off Friday's team dinner", 'wish: cancel'],
];
