import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-sentences-01',
    class: 'sentences',
    said: 'Physical with Dr. Okafor on Dec 9 at 8:45am, alert me a day before and again an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Physical with Dr. Okafor on Dec 9 at 8:45am, alert me a day before and again an hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['physical with dr. okafor'], lacks: ['alert', 'before'] },
          start: '2026-12-09T08:45',
          reminds: ['2026-12-08T08:45', '2026-12-09T07:45'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-02',
    class: 'sentences',
    said: 'Dinner with Nora at Nopa Friday 7:45pm, ping me at 7',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dinner with Nora at Nopa Friday 7:45pm, ping me at 7' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner with nora'], lacks: ['ping', 'friday'] },
          start: '2026-11-27T19:45',
          location: 'Nopa',
          reminds: ['2026-11-27T19:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-03',
    class: 'sentences',
    said: 'Warn me half an hour before the zoning hearing',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Zoning hearing', start: '2026-12-02T18:30', end: '2026-12-02T20:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'zoning hearing', remind_minutes: 'half an hour before' } }],
    expect: { written: [{ kind: 'event', title: 'Zoning hearing', reminds: ['2026-12-02T18:00'] }] },
  },
  {
    id: 'en-more-sentences-04',
    class: 'sentences',
    said: 'Pick up Jo from the airport Thursday 4:20pm and remind me at noon that day to check the flight',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Pick up Jo from the airport Thursday 4:20pm and remind me at noon that day to check the flight',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['jo'], lacks: ['remind', 'flight'] }, start: '2026-11-26T16:20' },
        { kind: 'reminder', title: { has: ['check the flight'], lacks: ['noon'] }, at: '2026-11-26T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-05',
    class: 'sentences',
    said: 'Tuesday 2pm vet for Biscuit, Wednesday 10 oil change, Friday 6 drinks with Sam',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Tuesday 2pm vet for Biscuit, Wednesday 10 oil change, Friday 6 drinks with Sam' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['biscuit'] }, start: '2026-11-24T14:00' },
        { kind: 'event', title: { has: ['oil change'] }, start: '2026-11-25T10:00' },
        { kind: 'event', title: { has: ['drinks with sam'] }, start: '2026-11-27T18:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-06',
    class: 'sentences',
    said: 'todo: buy stamps; return the library books by Wednesday; book the ski rental by Dec 5',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'todo: buy stamps; return the library books by Wednesday; book the ski rental by Dec 5' },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['buy stamps'] }, due: null },
        { kind: 'todo', title: { has: ['return the library books'], lacks: ['wednesday'] }, due: '2026-11-25' },
        { kind: 'todo', title: { has: ['ski rental'], lacks: ['dec'] }, due: '2026-12-05' },
      ],
    },
  },
  {
    id: 'en-more-sentences-07',
    class: 'sentences',
    said: 'Renew the car registration by December 15, high priority, about 30 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Renew the car registration by December 15, high priority, about 30 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['renew the car registration'], lacks: ['priority', 'minutes', 'december'] },
          due: '2026-12-15',
          importance: 'high',
          estimateMinutes: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-08',
    class: 'sentences',
    said: 'Urgent: send Priya the signed lease by 5pm today',
    calls: [{ tool: 'quick_add', arguments: { text: 'Urgent: send Priya the signed lease by 5pm today' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['send priya the signed lease'], lacks: ['urgent', 'today'] },
          due: '2026-11-22T17:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-09',
    class: 'sentences',
    said: 'Draft the grant report by Friday noon, takes around 3 hours #work',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Draft the grant report by Friday noon, takes around 3 hours #work' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['draft the grant report'], lacks: ['#', 'hours', 'friday'] },
          due: '2026-11-27T12:00',
          estimateMinutes: 180,
          tags: ['work'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-10',
    class: 'sentences',
    said: 'Write the thank-you cards, due in two weeks, should take an hour',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Write the thank-you cards, due in two weeks, should take an hour' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['thank-you cards'], lacks: ['due', 'hour', 'weeks'] },
          due: '2026-12-06',
          estimateMinutes: 60,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-11',
    class: 'sentences',
    said: "note: the gate code at Mom's building is 4471#",
    calls: [{ tool: 'quick_add', arguments: { text: "note: the gate code at Mom's building is 4471#" } }],
    expect: { written: [{ kind: 'memo', text: { has: ['4471'] } }] },
  },
  {
    id: 'en-more-sentences-12',
    class: 'sentences',
    said: 'jot this down: the hallway paint is Swiss Coffee, eggshell finish',
    calls: [
      { tool: 'quick_add', arguments: { text: 'jot this down: the hallway paint is Swiss Coffee, eggshell finish' } },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['Swiss Coffee', 'eggshell'] } }] },
  },
  {
    id: 'en-more-sentences-13',
    class: 'sentences',
    said: "Remember that I can't eat dairy",
    calls: [{ tool: 'quick_add', arguments: { text: "Remember that I can't eat dairy" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['dairy'] } }] },
  },
  {
    id: 'en-more-sentences-14',
    class: 'sentences',
    said: 'Lunch with Omar Tuesday at noon, no wait, Wednesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Omar Tuesday at noon, no wait, Wednesday' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['lunch with omar'], lacks: ['wait', 'tuesday'] }, start: '2026-11-25T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-15',
    class: 'sentences',
    said: 'Podiatrist on the 3rd at 9, sorry, I mean 9:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Podiatrist on the 3rd at 9, sorry, I mean 9:30' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['podiatrist'], lacks: ['sorry', 'mean'] }, start: '2026-12-03T09:30' }],
    },
  },
  {
    id: 'en-more-sentences-16',
    class: 'sentences',
    said: 'Tentatively pencil in drinks with Noor Thursday 5:30pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tentatively pencil in drinks with Noor Thursday 5:30pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['drinks with noor'], lacks: ['tentative', 'pencil'] },
          start: '2026-11-26T17:30',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-17',
    class: 'sentences',
    said: 'remind me Thursday that the caterer needs a head count by Friday',
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me Thursday that the caterer needs a head count by Friday' } },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['caterer', 'head count'], lacks: ['thursday'] }, at: '2026-11-26T09:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-18',
    class: 'sentences',
    said: 'Cardiology follow-up Dec 3 at 10:20am, remind me a day before and an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Cardiology follow-up Dec 3 at 10:20am, remind me a day before and an hour before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Cardiology follow-up'], lacks: ['remind', 'hour'] },
          start: '2026-12-03T10:20',
          reminds: ['2026-12-02T10:20', '2026-12-03T09:20'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-19',
    class: 'sentences',
    said: 'Coffee with Ruth Tuesday at 2, and remind me Monday night at 8 to pack her casserole dish',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Coffee with Ruth Tuesday at 2, and remind me Monday night at 8 to pack her casserole dish',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Coffee with Ruth'], lacks: ['casserole', 'remind'] },
          start: '2026-11-24T14:00',
        },
        { kind: 'reminder', title: { has: ['casserole dish'], lacks: ['Monday'] }, at: '2026-11-23T20:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-20',
    class: 'sentences',
    said: 'Tomorrow: 9am huddle, 11am CPR recert, 3:30pm chart review',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tomorrow: 9am huddle, 11am CPR recert, 3:30pm chart review' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['huddle'], lacks: ['9am', 'tomorrow'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['CPR recert'], lacks: ['11am'] }, start: '2026-11-23T11:00' },
        { kind: 'event', title: { has: ['chart review'], lacks: ['3:30'] }, start: '2026-11-23T15:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-21',
    class: 'sentences',
    said: 'todo: finish the care plan paper by Friday, high priority, about 3 hours, #nursing',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'todo: finish the care plan paper by Friday, high priority, about 3 hours, #nursing' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['care plan paper'], lacks: ['priority', 'hours', '#', 'Friday'] },
          due: '2026-11-27',
          importance: 'high',
          estimateMinutes: 180,
          tags: ['nursing'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-22',
    class: 'sentences',
    said: 'Note: the spare garage key hangs behind the paint shelf',
    calls: [{ tool: 'quick_add', arguments: { text: 'Note: the spare garage key hangs behind the paint shelf' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['spare garage key', 'paint shelf'] } }] },
  },
  {
    id: 'en-more-sentences-23',
    class: 'sentences',
    said: 'Remember that I work nights Thursday through Saturday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remember that I work nights Thursday through Saturday' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['nights', 'Thursday', 'Saturday'] } }] },
  },
  {
    id: 'en-more-sentences-24',
    class: 'sentences',
    said: 'Book group Tuesday at 6, sorry, I mean Wednesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Book group Tuesday at 6, sorry, I mean Wednesday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Book group'], lacks: ['sorry', 'Tuesday', 'Wednesday'] },
          start: '2026-11-25T18:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-25',
    class: 'sentences',
    said: 'Email Dr. Chen the thesis draft by Tuesday 5pm, should take 20 min',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Email Dr. Chen the thesis draft by Tuesday 5pm, should take 20 min' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Dr. Chen', 'thesis draft'], lacks: ['20', 'take', 'Tuesday'] },
          due: '2026-11-24T17:00',
          estimateMinutes: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-26',
    class: 'sentences',
    said: "urgent: call the pharmacy about Mrs. Alvarez's refill today",
    calls: [{ tool: 'quick_add', arguments: { text: "urgent: call the pharmacy about Mrs. Alvarez's refill today" } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['call the pharmacy', 'Alvarez'], lacks: ['urgent', 'today'] },
          due: '2026-11-22',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-27',
    class: 'sentences',
    said: 'Zoom with the accountant Wednesday 4pm and pick up the dry cleaning on Friday',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Zoom with the accountant Wednesday 4pm and pick up the dry cleaning on Friday' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['accountant'], lacks: ['dry cleaning', '4pm'] }, start: '2026-11-25T16:00' },
        { kind: 'todo', title: { has: ['dry cleaning'], lacks: ['Friday', 'accountant'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-sentences-28',
    class: 'sentences',
    said: 'Haircut with Luca Friday at 2:30, heads-up 2 hours before',
    calls: [{ tool: 'quick_add', arguments: { text: 'Haircut with Luca Friday at 2:30, heads-up 2 hours before' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['haircut', 'Luca'], lacks: ['heads-up', '2 hours'] },
          start: '2026-11-27T14:30',
          reminds: ['2026-11-27T12:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-29',
    class: 'sentences',
    said: 'Flight BA178 on Thursday 3 December at 18:25, alert me the evening before at 8 and again 3 hours before',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Flight BA178 on Thursday 3 December at 18:25, alert me the evening before at 8 and again 3 hours before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['BA178'], lacks: ['alert'] },
          start: '2026-12-03T18:25',
          reminds: ['2026-12-02T20:00', '2026-12-03T15:25'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-30',
    class: 'sentences',
    said: 'Investor call tomorrow at 11am, and remind me at 10 to reread the deck',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Investor call tomorrow at 11am, and remind me at 10 to reread the deck' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['investor call'], lacks: ['deck'] }, start: '2026-11-23T11:00' },
        { kind: 'reminder', title: { has: ['reread the deck'] }, at: '2026-11-23T10:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-31',
    class: 'sentences',
    said: 'Tomorrow: pick up Ella at 3:15, drop the car off at 4:30, dinner with the Nguyens at 7',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Tomorrow: pick up Ella at 3:15, drop the car off at 4:30, dinner with the Nguyens at 7' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Ella'] }, start: '2026-11-23T15:15' },
        { kind: 'event', title: { has: ['car'] }, start: '2026-11-23T16:30' },
        { kind: 'event', title: { has: ['dinner', 'Nguyens'] }, start: '2026-11-23T19:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-32',
    class: 'sentences',
    said: 'todo: renew the passport by January 29, high priority, about 40 minutes #admin',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'todo: renew the passport by January 29, high priority, about 40 minutes #admin' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['renew the passport'], lacks: ['priority', '40', '#admin'] },
          due: '2027-01-29',
          importance: 'high',
          estimateMinutes: 40,
          tags: ['admin'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-33',
    class: 'sentences',
    said: 'Get the VAT return in by 5pm on 31 January, urgent',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Get the VAT return in by 5pm on 31 January, urgent' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['VAT return'], lacks: ['urgent', '31'] },
          due: '2027-01-31T17:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-34',
    class: 'sentences',
    said: 'note: the alarm code for the back office is 4471, changed last week',
    calls: [
      { tool: 'quick_add', arguments: { text: 'note: the alarm code for the back office is 4471, changed last week' } },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', 'back office'] } }] },
  },
  {
    id: 'en-more-sentences-35',
    class: 'sentences',
    said: "Remember that I can't take penicillin",
    calls: [{ tool: 'quick_add', arguments: { text: "Remember that I can't take penicillin" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['penicillin'] } }] },
  },
  {
    id: 'en-more-sentences-36',
    class: 'sentences',
    said: 'Lunch with Sam Wednesday at 1, no wait, Thursday at 1',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Sam Wednesday at 1, no wait, Thursday at 1' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lunch', 'Sam'], lacks: ['wait', 'Wednesday'] },
          start: '2026-11-26T13:00',
          count: 1,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-37',
    class: 'sentences',
    said: 'Call with the pharmacy Tuesday at 9am, sorry, I mean 9:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the pharmacy Tuesday at 9am, sorry, I mean 9:30' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['pharmacy'], lacks: ['sorry', 'mean'] }, start: '2026-11-24T09:30', count: 1 },
      ],
    },
  },
  {
    id: 'en-more-sentences-38',
    class: 'sentences',
    said: "Two todos due Friday: submit the timesheet and approve Jo's leave",
    calls: [
      { tool: 'quick_add', arguments: { text: "Two todos due Friday: submit the timesheet and approve Jo's leave" } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['timesheet'], lacks: ['Jo'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ["Jo's leave"], lacks: ['timesheet'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-sentences-39',
    class: 'sentences',
    said: 'Tentatively pencil in drinks with Marta on Dec 11 at 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tentatively pencil in drinks with Marta on Dec 11 at 6pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['drinks', 'Marta'], lacks: ['tentatively'] },
          start: '2026-12-11T18:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-40',
    class: 'sentences',
    said: 'Remind me tomorrow that the referral letter for Mr Boyd is due on Thursday',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me tomorrow that the referral letter for Mr Boyd is due on Thursday' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: { has: ['referral letter'] }, at: '2026-11-23T09:00' }] },
  },
  {
    id: 'en-more-sentences-41',
    class: 'sentences',
    said: 'Meeting with legal Tuesday at 2 in Room 4B for 45 min, 10-minute warning please',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Meeting with legal Tuesday at 2 in Room 4B for 45 min, 10-minute warning please' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['legal'], lacks: ['warning', '45'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T14:45',
          location: '4B',
          reminds: ['2026-11-24T13:50'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-42',
    class: 'sentences',
    said: 'Dentist Thursday December 3 at 2:30, ping me an hour before',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dentist Thursday December 3 at 2:30, ping me an hour before' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dentist'], lacks: ['ping'] },
          start: '2026-12-03T14:30',
          reminds: ['2026-12-03T13:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-43',
    class: 'sentences',
    said: 'Interview with Tomas Tuesday 11am, 45 min, alert me 10 minutes before and the night before at 9',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Interview with Tomas Tuesday 11am, 45 min, alert me 10 minutes before and the night before at 9',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['interview', 'tomas'], lacks: ['alert', 'night', '45'] },
          start: '2026-11-24T11:00',
          end: '2026-11-24T11:45',
          reminds: ['2026-11-23T21:00', '2026-11-24T10:50'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-44',
    class: 'sentences',
    said: 'Landlord walkthrough Wednesday at 9:30am, give me a 2 hour heads-up',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Landlord walkthrough Wednesday at 9:30am, give me a 2 hour heads-up' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['landlord'], lacks: ['heads'] },
          start: '2026-11-25T09:30',
          reminds: ['2026-11-25T07:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-45',
    class: 'sentences',
    said: 'Board call Wednesday at 3pm, and remind me Tuesday at 7 in the evening to print the deck',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Board call Wednesday at 3pm, and remind me Tuesday at 7 in the evening to print the deck' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['board call'], lacks: ['print', 'remind'] }, start: '2026-11-25T15:00' },
        { kind: 'reminder', title: { has: ['print the deck'], lacks: ['tuesday'] }, at: '2026-11-24T19:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-46',
    class: 'sentences',
    said: 'Squat clinic Monday 5pm, deadlift clinic Wednesday 5pm and staff meeting Friday at noon',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Squat clinic Monday 5pm, deadlift clinic Wednesday 5pm and staff meeting Friday at noon' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['squat clinic'] }, start: '2026-11-23T17:00' },
        { kind: 'event', title: { has: ['deadlift clinic'] }, start: '2026-11-25T17:00' },
        { kind: 'event', title: { has: ['staff meeting'], lacks: ['and'] }, start: '2026-11-27T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-47',
    class: 'sentences',
    said: 'Hot yoga tomorrow 6pm; todo: buy new mats; remind me Friday at 10am to call the landlord',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Hot yoga tomorrow 6pm; todo: buy new mats; remind me Friday at 10am to call the landlord' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['hot yoga'] }, start: '2026-11-23T18:00' },
        { kind: 'todo', title: { has: ['buy new mats'], lacks: ['todo'] }, due: null },
        { kind: 'reminder', title: { has: ['call the landlord'] }, at: '2026-11-27T10:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-48',
    class: 'sentences',
    said: 'Order more chalk by Thursday, high priority, about 15 minutes #gym',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Order more chalk by Thursday, high priority, about 15 minutes #gym' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['order more chalk'], lacks: ['priority', '15', '#gym', 'thursday'] },
          due: '2026-11-26',
          importance: 'high',
          estimateMinutes: 15,
          tags: ['gym'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-49',
    class: 'sentences',
    said: 'urgent: renew the SSL cert before December 1 at 5pm, should take half an hour',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'urgent: renew the SSL cert before December 1 at 5pm, should take half an hour' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['renew the ssl cert'], lacks: ['urgent', 'december', 'half'] },
          due: '2026-12-01T17:00',
          urgency: 'high',
          estimateMinutes: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-50',
    class: 'sentences',
    said: 'todo: rewrite the returns policy, important, 2h, tags shop and legal',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'todo: rewrite the returns policy, important, 2h, tags shop and legal' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['rewrite the returns policy'], lacks: ['important', '2h', 'tags'] },
          due: null,
          importance: 'high',
          estimateMinutes: 120,
          tags: ['shop', 'legal'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-51',
    class: 'sentences',
    said: 'Send Nadia the new price list on Tuesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Send Nadia the new price list on Tuesday' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['nadia', 'price list'], lacks: ['tuesday'] }, due: '2026-11-24' }],
    },
  },
  {
    id: 'en-more-sentences-52',
    class: 'sentences',
    said: 'Note: the storage unit code is 4471 and the spare key is with Len',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Note: the storage unit code is 4471 and the spare key is with Len' } },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', 'Len'] } }] },
  },
  {
    id: 'en-more-sentences-53',
    class: 'sentences',
    said: "Remember that I don't drink coffee after lunch",
    calls: [{ tool: 'quick_add', arguments: { text: "Remember that I don't drink coffee after lunch" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['coffee'] } }] },
  },
  {
    id: 'en-more-sentences-54',
    class: 'sentences',
    said: 'Lunch with Omar on Tuesday at 1, no wait, 1:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Omar on Tuesday at 1, no wait, 1:30' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['lunch', 'omar'], lacks: ['wait', '1:30'] }, start: '2026-11-24T13:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-55',
    class: 'sentences',
    said: 'Van rental on Friday, sorry, I mean Saturday, 9am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Van rental on Friday, sorry, I mean Saturday, 9am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['van rental'], lacks: ['sorry', 'mean', 'friday'] },
          start: '2026-11-28T09:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-56',
    class: 'sentences',
    said: 'Coffee with Jo at Blue Bottle on Wednesday 8:30am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with Jo at Blue Bottle on Wednesday 8:30am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['coffee', 'jo'], lacks: ['wednesday'] },
          location: 'Blue Bottle',
          start: '2026-11-25T08:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-57',
    class: 'sentences',
    said: "don't let me forget to sign the lease Tuesday at 10",
    calls: [{ tool: 'quick_add', arguments: { text: "don't let me forget to sign the lease Tuesday at 10" } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['sign the lease'], lacks: ['forget'] }, at: '2026-11-24T10:00' }],
    },
  },
  {
    id: 'en-more-sentences-58',
    class: 'sentences',
    said: 'Tentatively book a visit from the rowing machine rep, Thursday December 10 at 2pm for an hour and a half',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Tentatively book a visit from the rowing machine rep, Thursday December 10 at 2pm for an hour and a half',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['rowing machine'], lacks: ['tentatively', 'hour'] },
          showAs: 'tentative',
          start: '2026-12-10T14:00',
          end: '2026-12-10T15:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-59',
    class: 'sentences',
    said: 'Client call with the Nakamuras Tuesday at 1:30, remind me the evening before at 7 and again 15 minutes ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Client call with the Nakamuras Tuesday at 1:30, remind me the evening before at 7 and again 15 minutes ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Nakamuras'], lacks: ['remind', 'again'] },
          start: '2026-11-24T13:30',
          end: '2026-11-24T14:30',
          reminds: ['2026-11-23T19:00', '2026-11-24T13:15'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-60',
    class: 'sentences',
    said: "Write Kendra's offer letter by Tuesday 5pm, urgent, takes about 40 minutes #hiring",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Write Kendra's offer letter by Tuesday 5pm, urgent, takes about 40 minutes #hiring" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ["Kendra's offer letter"], lacks: ['urgent', '40', 'hiring'] },
          due: '2026-11-24T17:00',
          urgency: 'high',
          estimateMinutes: 40,
          tags: ['hiring'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-61',
    class: 'sentences',
    said: 'Three things: order prints for the Webers by Friday; buy a lens cleaning kit; email Julia about second shooting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Three things: order prints for the Webers by Friday; buy a lens cleaning kit; email Julia about second shooting tomorrow',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['prints for the Webers'], lacks: ['Friday'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ['lens cleaning kit'] }, due: null },
        { kind: 'todo', title: { has: ['email Julia'], lacks: ['tomorrow'] }, due: '2026-11-23' },
      ],
    },
  },
  {
    id: 'en-more-sentences-62',
    class: 'sentences',
    said: "note: the garage keypad at Ben's is 4471, press star first",
    calls: [{ tool: 'quick_add', arguments: { text: "note: the garage keypad at Ben's is 4471, press star first" } }],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', 'star'] } }] },
  },
  {
    id: 'en-more-sentences-63',
    class: 'sentences',
    said: 'Remember that my grandson Oliver is allergic to tree nuts',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remember that my grandson Oliver is allergic to tree nuts' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['Oliver', 'tree nuts'] } }] },
  },
  {
    id: 'en-more-sentences-64',
    class: 'sentences',
    said: 'Dentist Thursday Dec 3 at 8:40 — no wait, 9:40',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dentist Thursday Dec 3 at 8:40 — no wait, 9:40' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Dentist'], lacks: ['wait', '8:40'] }, start: '2026-12-03T09:40' }],
    },
  },
  {
    id: 'en-more-sentences-65',
    class: 'sentences',
    said: 'Lunch with Bev Monday at noon, then quilting from 1:30 to 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Bev Monday at noon, then quilting from 1:30 to 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lunch with Bev'], lacks: ['quilting'] },
          start: '2026-11-23T12:00',
          end: '2026-11-23T13:00',
        },
        {
          kind: 'event',
          title: { has: ['quilting'], lacks: ['Bev'] },
          start: '2026-11-23T13:30',
          end: '2026-11-23T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-66',
    class: 'sentences',
    said: 'Sneak peek for the Lees due Monday, about 2 hrs of work, and the full gallery is due Dec 18',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Sneak peek for the Lees due Monday, about 2 hrs of work, and the full gallery is due Dec 18',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Sneak peek'], lacks: ['2 hrs', 'gallery'] },
          due: '2026-11-23',
          estimateMinutes: 120,
        },
        { kind: 'todo', title: { has: ['full gallery'], lacks: ['Dec'] }, due: '2026-12-18' },
      ],
    },
  },
  {
    id: 'en-more-sentences-67',
    class: 'sentences',
    said: 'Tentatively: interview with Dev Patel Wed 10:15, 45 min, in Room 4B',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Tentatively: interview with Dev Patel Wed 10:15, 45 min, in Room 4B' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['interview with Dev Patel'], lacks: ['tentative', '45'] },
          start: '2026-11-25T10:15',
          end: '2026-11-25T11:00',
          showAs: 'tentative',
          location: 'Room 4B',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-68',
    class: 'sentences',
    said: "High priority, return Mrs. Alvarez's call tomorrow",
    calls: [{ tool: 'quick_add', arguments: { text: "High priority, return Mrs. Alvarez's call tomorrow" } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Mrs. Alvarez'], lacks: ['priority', 'tomorrow'] },
          due: '2026-11-23',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-69',
    class: 'sentences',
    said: "Jonah's parent-teacher conference is Dec 9 at 4:20 pm at Lincoln Elementary, 20 minutes; give me a heads-up an hour before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Jonah's parent-teacher conference is Dec 9 at 4:20 pm at Lincoln Elementary, 20 minutes; give me a heads-up an hour before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Jonah', 'conference'], lacks: ['heads-up', '20 minutes'] },
          start: '2026-12-09T16:20',
          end: '2026-12-09T16:40',
          location: 'Lincoln Elementary',
          reminds: ['2026-12-09T15:20'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-70',
    class: 'sentences',
    said: 'Remind me to water the ficus when I get to the studio',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to water the ficus when I get to the studio' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['water the ficus'] }, due: null }] },
  },
  {
    id: 'en-more-sentences-71',
    class: 'sentences',
    said: 'Oral argument Dec 10 at 9:30am, alert me the day before at 5pm and again 90 minutes ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Oral argument Dec 10 at 9:30am, alert me the day before at 5pm and again 90 minutes ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Oral argument'], lacks: ['alert', 'ahead'] },
          start: '2026-12-10T09:30',
          reminds: ['2026-12-09T17:00', '2026-12-10T08:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-72',
    class: 'sentences',
    said: 'Parent-teacher conference Tuesday at 4:15 and remind me Monday at 8pm to print the report card',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Parent-teacher conference Tuesday at 4:15 and remind me Monday at 8pm to print the report card',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Parent-teacher conference'], lacks: ['report card'] },
          start: '2026-11-24T16:15',
        },
        { kind: 'reminder', title: { has: ['print the report card'] }, at: '2026-11-23T20:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-73',
    class: 'sentences',
    said: 'dentist for Maya Mon 3:40, my haircut Wed at 11, playdate Friday 2 to 4',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'dentist for Maya Mon 3:40, my haircut Wed at 11, playdate Friday 2 to 4' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['dentist', 'Maya'] }, start: '2026-11-23T15:40' },
        { kind: 'event', title: { has: ['haircut'] }, start: '2026-11-25T11:00' },
        { kind: 'event', title: { has: ['playdate'] }, start: '2026-11-27T14:00', end: '2026-11-27T16:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-74',
    class: 'sentences',
    said: 'todo: draft the reply brief by Dec 3, high priority, about 6 hours, #litigation',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'todo: draft the reply brief by Dec 3, high priority, about 6 hours, #litigation' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['draft the reply brief'], lacks: ['priority', 'hours', 'litigation'] },
          due: '2026-12-03',
          importance: 'high',
          estimateMinutes: 360,
          tags: ['litigation'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-75',
    class: 'sentences',
    said: "note: opposing counsel's paralegal is Deirdre, ext. 4417, best before 10",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "note: opposing counsel's paralegal is Deirdre, ext. 4417, best before 10" },
      },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['Deirdre', '4417'] } }] },
  },
  {
    id: 'en-more-sentences-76',
    class: 'sentences',
    said: 'Remember that I take the 7:52 train into the city on weekdays',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remember that I take the 7:52 train into the city on weekdays' } },
    ],
    expect: { written: [{ kind: 'memory', text: { has: ['7:52 train'] } }] },
  },
  {
    id: 'en-more-sentences-77',
    class: 'sentences',
    said: 'Lunch with Judge Hobart Thursday, no wait, Friday at 12:15',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Judge Hobart Thursday, no wait, Friday at 12:15' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lunch', 'Judge Hobart'], lacks: ['wait', 'Thursday'] },
          start: '2026-11-27T12:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-78',
    class: 'sentences',
    said: 'Urgent: file the extension request by 5pm Tuesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Urgent: file the extension request by 5pm Tuesday' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['file the extension request'], lacks: ['Urgent', '5pm'] },
          due: '2026-11-24T17:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-79',
    class: 'sentences',
    said: 'Mark 40 midterms by Tuesday, should take me about 3 hours',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Mark 40 midterms by Tuesday, should take me about 3 hours' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['40 midterms'], lacks: ['hours', 'Tuesday'] },
          due: '2026-11-24',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-80',
    class: 'sentences',
    said: 'Dinner w/ Priya sat 7:30 at Kiln, 2 hrs; also email her the address by Friday',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Dinner w/ Priya sat 7:30 at Kiln, 2 hrs; also email her the address by Friday' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Dinner', 'Priya'], lacks: ['Kiln', 'hrs'] },
          start: '2026-11-28T19:30',
          end: '2026-11-28T21:30',
          location: 'Kiln',
        },
        { kind: 'todo', title: { has: ['email her the address'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-sentences-81',
    class: 'sentences',
    said: 'Leave for the airport Wednesday 5:10am, and remind me Tuesday at 9pm to set two alarms',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Leave for the airport Wednesday 5:10am, and remind me Tuesday at 9pm to set two alarms' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['airport'], lacks: ['alarms'] }, start: '2026-11-25T05:10' },
        { kind: 'reminder', title: { has: ['set two alarms'] }, at: '2026-11-24T21:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-82',
    class: 'sentences',
    said: 'Thesis committee, Dec 15, 10am, tentative',
    calls: [{ tool: 'quick_add', arguments: { text: 'Thesis committee, Dec 15, 10am, tentative' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Thesis committee'], lacks: ['tentative'] },
          start: '2026-12-15T10:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-83',
    class: 'sentences',
    said: "Don't let me forget Ellie's library books Thursday at 7:40am",
    calls: [{ tool: 'quick_add', arguments: { text: "Don't let me forget Ellie's library books Thursday at 7:40am" } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['library books'], lacks: ['forget'] }, at: '2026-11-26T07:40' }],
    },
  },
  {
    id: 'en-more-sentences-84',
    class: 'sentences',
    said: 'Lunch with Priya from Meridian on Wednesday at 12:15, remind me a day before and again 30 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Lunch with Priya from Meridian on Wednesday at 12:15, remind me a day before and again 30 minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lunch', 'Priya'], lacks: ['remind'] },
          start: '2026-11-25T12:15',
          reminds: ['2026-11-24T12:15', '2026-11-25T11:45'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-85',
    class: 'sentences',
    said: 'School concert Dec 10 at 6pm, and remind me at noon that day to pick up the white shirt',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'School concert Dec 10 at 6pm, and remind me at noon that day to pick up the white shirt' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['school concert'], lacks: ['shirt'] }, start: '2026-12-10T18:00' },
        { kind: 'reminder', title: { has: ['white shirt'] }, at: '2026-12-10T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-86',
    class: 'sentences',
    said: 'Tomorrow: 9am staff meeting, 11:30 call with Leo, 4pm pick up the boys',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Tomorrow: 9am staff meeting, 11:30 call with Leo, 4pm pick up the boys' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['staff meeting'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['Leo'] }, start: '2026-11-23T11:30' },
        { kind: 'event', title: { has: ['pick up the boys'] }, start: '2026-11-23T16:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-87',
    class: 'sentences',
    said: 'Todo: finish the Acme proposal by Wednesday, about 2 hours, high priority, #acme',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Todo: finish the Acme proposal by Wednesday, about 2 hours, high priority, #acme' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Acme proposal'], lacks: ['2 hours', 'priority', '#'] },
          due: '2026-11-25',
          estimateMinutes: 120,
          importance: 'high',
          tags: ['acme'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-88',
    class: 'sentences',
    said: 'note: the projector in room 214 needs the HDMI adapter from the front desk',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'note: the projector in room 214 needs the HDMI adapter from the front desk' },
      },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['214', 'HDMI adapter'] } }] },
  },
  {
    id: 'en-more-sentences-89',
    class: 'sentences',
    said: "Remember that I don't take calls before 10 on Fridays",
    calls: [{ tool: 'quick_add', arguments: { text: "Remember that I don't take calls before 10 on Fridays" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['calls before 10', 'Friday'] } }] },
  },
  {
    id: 'en-more-sentences-90',
    class: 'sentences',
    said: 'Haircut for Max Tuesday at 4, no wait, Wednesday at 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Haircut for Max Tuesday at 4, no wait, Wednesday at 4' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['haircut', 'Max'], lacks: ['wait'] }, start: '2026-11-25T16:00' }],
    },
  },
  {
    id: 'en-more-sentences-91',
    class: 'sentences',
    said: 'Grade 40 essays by Dec 11, should take 6 hours, urgent',
    calls: [{ tool: 'quick_add', arguments: { text: 'Grade 40 essays by Dec 11, should take 6 hours, urgent' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['grade 40 essays'], lacks: ['urgent', '6 hours'] },
          due: '2026-12-11',
          estimateMinutes: 360,
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-92',
    class: 'sentences',
    said: 'To do by Friday: book a hotel in Chicago, send the contract to legal, renew TSA PreCheck',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'To do by Friday: book a hotel in Chicago, send the contract to legal, renew TSA PreCheck' },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['hotel'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ['contract to legal'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ['TSA PreCheck'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-sentences-93',
    class: 'sentences',
    said: 'Remind me to email the dean tomorrow at 8:45am and to print the handouts on Tuesday at 7:30am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to email the dean tomorrow at 8:45am and to print the handouts on Tuesday at 7:30am',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['email the dean'], lacks: ['handouts'] }, at: '2026-11-23T08:45' },
        { kind: 'reminder', title: { has: ['print the handouts'] }, at: '2026-11-24T07:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-94',
    class: 'sentences',
    said: 'Tentative coffee with Dr. Okafor Friday at 3:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tentative coffee with Dr. Okafor Friday at 3:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['coffee', 'Okafor'], lacks: ['tentative'] },
          start: '2026-11-27T15:30',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-95',
    class: 'sentences',
    said: 'Call with procurement Monday 1pm for 20 minutes, buzz me 5 min before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Call with procurement Monday 1pm for 20 minutes, buzz me 5 min before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['procurement'], lacks: ['buzz', '20 min'] },
          start: '2026-11-23T13:00',
          end: '2026-11-23T13:20',
          reminds: ['2026-11-23T12:55'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-96',
    class: 'sentences',
    said: 'Dinner with the Hallorans Saturday 6:30 at Trattoria Roma, alert me 2 hours and again 20 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Dinner with the Hallorans Saturday 6:30 at Trattoria Roma, alert me 2 hours and again 20 minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Dinner', 'Hallorans'], lacks: ['alert', 'again', '6:30'] },
          start: '2026-11-28T18:30',
          location: 'Trattoria Roma',
          reminds: ['2026-11-28T16:30', '2026-11-28T18:10'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-97',
    class: 'sentences',
    said: 'Roofer is coming Tuesday at 11, and remind me Monday evening at 8 to dig out the warranty',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Roofer is coming Tuesday at 11, and remind me Monday evening at 8 to dig out the warranty',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['roofer'], lacks: ['warranty'] }, start: '2026-11-24T11:00' },
        { kind: 'reminder', title: { has: ['warranty'], lacks: ['Monday', 'roofer'] }, at: '2026-11-23T20:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-98',
    class: 'sentences',
    said: 'todo: grade 40 lab reports by Dec 11, high priority, about 6 hours, #teaching',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'todo: grade 40 lab reports by Dec 11, high priority, about 6 hours, #teaching' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['grade', '40 lab reports'], lacks: ['priority', 'hours', '#', 'Dec'] },
          due: '2026-12-11',
          importance: 'high',
          estimateMinutes: 360,
          tags: ['teaching'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-99',
    class: 'sentences',
    said: 'note: boiler pressure at unit 2B should sit at 1.5 bar',
    calls: [{ tool: 'quick_add', arguments: { text: 'note: boiler pressure at unit 2B should sit at 1.5 bar' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['boiler pressure', '2B', '1.5 bar'] } }] },
  },
  {
    id: 'en-more-sentences-100',
    class: 'sentences',
    said: "Remember that I don't take client calls before 10 on Tuesdays",
    calls: [
      { tool: 'quick_add', arguments: { text: "Remember that I don't take client calls before 10 on Tuesdays" } },
    ],
    expect: { written: [{ kind: 'memory', text: { has: ['client calls before 10 on Tuesdays'] } }] },
  },
  {
    id: 'en-more-sentences-101',
    class: 'sentences',
    said: 'Dentist for Leo Monday 3:15, swim meet for Ana Tuesday at 4, recital for Max Friday 6pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Dentist for Leo Monday 3:15, swim meet for Ana Tuesday at 4, recital for Max Friday 6pm' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Dentist', 'Leo'], lacks: ['Ana'] }, start: '2026-11-23T15:15' },
        { kind: 'event', title: { has: ['swim meet', 'Ana'], lacks: ['Leo', 'Max'] }, start: '2026-11-24T16:00' },
        { kind: 'event', title: { has: ['recital', 'Max'], lacks: ['Ana'] }, start: '2026-11-27T18:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-102',
    class: 'sentences',
    said: 'Lunch with Priya Wednesday at 1, no wait, Thursday at 1',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Priya Wednesday at 1, no wait, Thursday at 1' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lunch', 'Priya'], lacks: ['wait', 'Wednesday', 'Thursday'] },
          start: '2026-11-26T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-103',
    class: 'sentences',
    said: 'Sales tax return has to be filed by 5pm on Nov 30 — important',
    calls: [{ tool: 'quick_add', arguments: { text: 'File the sales tax return by 5pm on Nov 30 — important' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['sales tax return'], lacks: ['important', '5pm', 'Nov'] },
          due: '2026-11-30T17:00',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-104',
    class: 'sentences',
    said: 'tentatively, board game night Dec 12, 7-11pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'tentatively, board game night Dec 12, 7-11pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['board game night'], lacks: ['tentative', '7', 'Dec'] },
          start: '2026-12-12T19:00',
          end: '2026-12-12T23:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-105',
    class: 'sentences',
    said: 'PR review with Sam tomorrow 10:30 for 25 min, ping me 5 min before',
    calls: [
      { tool: 'quick_add', arguments: { text: 'PR review with Sam tomorrow 10:30 for 25 min, ping me 5 min before' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['PR review', 'Sam'], lacks: ['ping', '25', 'min'] },
          start: '2026-11-23T10:30',
          end: '2026-11-23T10:55',
          reminds: ['2026-11-23T10:25'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-106',
    class: 'sentences',
    said: 'jot down that the nursery paint is Benjamin Moore HC-144, eggshell',
    calls: [
      { tool: 'quick_add', arguments: { text: 'jot down that the nursery paint is Benjamin Moore HC-144, eggshell' } },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['nursery paint', 'HC-144', 'eggshell'] } }] },
  },
  {
    id: 'en-more-sentences-107',
    class: 'sentences',
    said: 'physio 6:30am tomorrow and 7pm Wednesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'physio 6:30am tomorrow and 7pm Wednesday' } }],
    expect: {
      written: [
        { kind: 'event', title: 'physio', start: '2026-11-23T06:30' },
        { kind: 'event', title: 'physio', start: '2026-11-25T19:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-108',
    class: 'sentences',
    said: 'Coffee with Ben tomorrow at 3. Actually, make that 3:30.',
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with Ben tomorrow at 3. Actually, make that 3:30.' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Coffee', 'Ben'], lacks: ['actually', 'make', '3'] },
          start: '2026-11-23T15:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-109',
    class: 'sentences',
    said: 'Cake tasting with Priya and Dev Saturday 11am at Sugarbloom, ping me a day before and again an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Cake tasting with Priya and Dev Saturday 11am at Sugarbloom, ping me a day before and again an hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cake tasting', 'Priya', 'Dev'], lacks: ['ping', 'before', 'Saturday'] },
          start: '2026-11-28T11:00',
          location: 'Sugarbloom',
          reminds: ['2026-11-27T11:00', '2026-11-28T10:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-110',
    class: 'sentences',
    said: 'Hood cleaning crew comes Tuesday at 5am, and remind me Monday at 9pm to leave the back door key out',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Hood cleaning crew comes Tuesday at 5am, and remind me Monday at 9pm to leave the back door key out',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['hood cleaning'], lacks: ['remind', 'Tuesday', 'key'] },
          start: '2026-11-24T05:00',
        },
        { kind: 'reminder', title: { has: ['back door key'], lacks: ['Monday', 'remind'] }, at: '2026-11-23T21:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-111',
    class: 'sentences',
    said: "order 12 cases of romaine by Wednesday, high priority, shouldn't take more than 15 minutes",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "order 12 cases of romaine by Wednesday, high priority, shouldn't take more than 15 minutes",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['12 cases of romaine'], lacks: ['priority', 'Wednesday', '15 minutes'] },
          due: '2026-11-25',
          importance: 'high',
          estimateMinutes: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-112',
    class: 'sentences',
    said: 'note: the Hendersons want no carnations anywhere near the altar',
    calls: [
      { tool: 'quick_add', arguments: { text: 'note: the Hendersons want no carnations anywhere near the altar' } },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['Hendersons', 'carnations', 'altar'] } }] },
  },
  {
    id: 'en-more-sentences-113',
    class: 'sentences',
    said: 'Remember that I never take new clients on Mondays',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remember that I never take new clients on Mondays' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['new clients', 'Mondays'] } }] },
  },
  {
    id: 'en-more-sentences-114',
    class: 'sentences',
    said: 'orthodontist tomorrow at 2, no wait, 3:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'orthodontist tomorrow at 2, no wait, 3:30' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['orthodontist'], lacks: ['wait', 'at 2', '3:30'] }, start: '2026-11-23T15:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-115',
    class: 'sentences',
    said: 'Three to-dos: call the radiator shop, fax the BOL to Tucson, book a wash for truck 18',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Three to-dos: call the radiator shop, fax the BOL to Tucson, book a wash for truck 18' },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['radiator shop'], lacks: ['to-dos', 'BOL'] }, due: null },
        { kind: 'todo', title: { has: ['BOL'], lacks: ['radiator', 'wash'] }, due: null },
        { kind: 'todo', title: { has: ['truck 18'], lacks: ['BOL'] }, due: null },
      ],
    },
  },
  {
    id: 'en-more-sentences-116',
    class: 'sentences',
    said: 'Pediatrician Monday 9:15, lunch with my mom Wednesday 12:30, and the lactation consultant Dec 14 at 10',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Pediatrician Monday 9:15, lunch with my mom Wednesday 12:30, and the lactation consultant Dec 14 at 10',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['pediatrician'], lacks: ['Monday', 'lunch'] }, start: '2026-11-23T09:15' },
        { kind: 'event', title: { has: ['lunch', 'mom'], lacks: ['Wednesday'] }, start: '2026-11-25T12:30' },
        { kind: 'event', title: { has: ['lactation consultant'], lacks: ['Dec'] }, start: '2026-12-14T10:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-117',
    class: 'sentences',
    said: 'grade the placement essays by Dec 1, about 3 hours, #school',
    calls: [{ tool: 'quick_add', arguments: { text: 'grade the placement essays by Dec 1, about 3 hours, #school' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['placement essays'], lacks: ['3 hours', '#school', 'Dec'] },
          due: '2026-12-01',
          estimateMinutes: 180,
          tags: ['school'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-118',
    class: 'sentences',
    said: 'Tentatively pencil in the Ramirez site visit for Dec 10, 1 to 3pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Tentatively pencil in the Ramirez site visit for Dec 10, 1 to 3pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ramirez site visit'], lacks: ['tentatively', 'Dec'] },
          start: '2026-12-10T13:00',
          end: '2026-12-10T15:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-119',
    class: 'sentences',
    said: "I'm allergic to latex, keep that in mind",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm allergic to latex, keep that in mind" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['allergic to latex'] } }] },
  },
  {
    id: 'en-more-sentences-120',
    class: 'sentences',
    said: "Mr. Abbott's funeral Wednesday 11am at St. Mark's, an hour and a half, and remind me Tuesday at 6pm to print the programs",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Mr. Abbott's funeral Wednesday 11am at St. Mark's, an hour and a half, and remind me Tuesday at 6pm to print the programs",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Abbott', 'funeral'], lacks: ['programs', 'Wednesday', 'hour'] },
          start: '2026-11-25T11:00',
          end: '2026-11-25T12:30',
          location: "St. Mark's",
        },
        { kind: 'reminder', title: { has: ['programs'], lacks: ['Tuesday', 'remind'] }, at: '2026-11-24T18:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-121',
    class: 'sentences',
    said: 'URGENT buy size 2 diapers',
    calls: [{ tool: 'quick_add', arguments: { text: 'URGENT buy size 2 diapers' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['size 2 diapers'], lacks: ['urgent'] }, due: null, urgency: 'high' }],
    },
  },
  {
    id: 'en-more-sentences-122',
    class: 'sentences',
    said: 'when I get to the clinic remind me to drop off the spare scrubs',
    calls: [
      { tool: 'quick_add', arguments: { text: 'when I get to the clinic remind me to drop off the spare scrubs' } },
    ],
    expect: { written: [{ kind: 'todo', title: { has: ['scrubs'], lacks: ['remind me'] }, due: null }] },
  },
  {
    id: 'en-more-sentences-123',
    class: 'sentences',
    said: 'Prom committee Dec 3 at 4 in room 212, and at 5:30 that day driving lesson with Kayla',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Prom committee Dec 3 at 4 in room 212, and at 5:30 that day driving lesson with Kayla' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['prom committee'], lacks: ['Kayla', 'Dec'] },
          start: '2026-12-03T16:00',
          location: 'room 212',
        },
        {
          kind: 'event',
          title: { has: ['driving lesson', 'Kayla'], lacks: ['that day', '5:30'] },
          start: '2026-12-03T17:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-124',
    class: 'sentences',
    said: 'Mechanic at 10 on Friday for 2 hours, alert me 30 minutes ahead',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Mechanic at 10 on Friday for 2 hours, alert me 30 minutes ahead' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['mechanic'], lacks: ['alert', '2 hours', 'ahead'] },
          start: '2026-11-27T10:00',
          end: '2026-11-27T12:00',
          reminds: ['2026-11-27T09:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-125',
    class: 'sentences',
    said: 'Email the seating chart to Lou tomorrow and chase the RSVP stragglers on Friday',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Email the seating chart to Lou tomorrow and chase the RSVP stragglers on Friday' },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['seating chart', 'Lou'], lacks: ['tomorrow', 'RSVP'] }, due: '2026-11-23' },
        { kind: 'todo', title: { has: ['RSVP stragglers'], lacks: ['Friday', 'Lou'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-sentences-126',
    class: 'sentences',
    said: 'Bouquet consult with Megan on Dec 3 at 11, alert me a day before and again 2 hours before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Bouquet consult with Megan on Dec 3 at 11, alert me a day before and again 2 hours before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['consult', 'Megan'], lacks: ['alert', 'before'] },
          start: '2026-12-03T11:00',
          reminds: ['2026-12-02T11:00', '2026-12-03T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-127',
    class: 'sentences',
    said: 'Dentist December 10 at 2:15pm, and remind me December 9 at 8pm to find the insurance card',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Dentist December 10 at 2:15pm, and remind me December 9 at 8pm to find the insurance card',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Dentist'], lacks: ['insurance', 'remind'] }, start: '2026-12-10T14:15' },
        { kind: 'reminder', title: { has: ['insurance card'], lacks: ['Dentist'] }, at: '2026-12-09T20:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-128',
    class: 'sentences',
    said: 'Tuesday: 9am standup, 11:30am portfolio review, 4pm call with Priya',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Tuesday: 9am standup, 11:30am portfolio review, 4pm call with Priya' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['standup'] }, start: '2026-11-24T09:00' },
        { kind: 'event', title: { has: ['portfolio review'] }, start: '2026-11-24T11:30' },
        { kind: 'event', title: { has: ['Priya'] }, start: '2026-11-24T16:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-129',
    class: 'sentences',
    said: 'Finish usability report by Friday, high priority, about 3 hours, #acme',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Finish usability report by Friday, high priority, about 3 hours, #acme' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['usability report'], lacks: ['Friday', 'priority', 'hours', 'acme'] },
          due: '2026-11-27',
          importance: 'high',
          estimateMinutes: 180,
          tags: ['acme'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-130',
    class: 'sentences',
    said: 'note: the greenhouse keypad code is 4471, back door sticks',
    calls: [{ tool: 'quick_add', arguments: { text: 'note: the greenhouse keypad code is 4471, back door sticks' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', 'back door'] } }] },
  },
  {
    id: 'en-more-sentences-131',
    class: 'sentences',
    said: "Remember that I'm allergic to penicillin",
    calls: [{ tool: 'quick_add', arguments: { text: "Remember that I'm allergic to penicillin" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['penicillin'] } }] },
  },
  {
    id: 'en-more-sentences-132',
    class: 'sentences',
    said: 'Lunch with Gail Tuesday, no wait, Wednesday at 12:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Gail Tuesday, no wait, Wednesday at 12:30' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Gail'], lacks: ['wait', 'Tuesday'] }, start: '2026-11-25T12:30' }],
    },
  },
  {
    id: 'en-more-sentences-133',
    class: 'sentences',
    said: 'Reorder amoxicillin suspension - urgent',
    calls: [{ tool: 'quick_add', arguments: { text: 'Reorder amoxicillin suspension - urgent' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Reorder amoxicillin suspension'], lacks: ['urgent'] },
          urgency: 'high',
          due: null,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-134',
    class: 'sentences',
    said: 'Zoom with the agency tomorrow at 10:30 for 45 minutes, then coffee with Ana at noon',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Zoom with the agency tomorrow at 10:30 for 45 minutes, then coffee with Ana at noon' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['agency'], lacks: ['45', 'Ana'] },
          start: '2026-11-23T10:30',
          end: '2026-11-23T11:15',
        },
        { kind: 'event', title: { has: ['coffee', 'Ana'], lacks: ['noon'] }, start: '2026-11-23T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-135',
    class: 'sentences',
    said: 'Tentatively: route swap with Omar, Sunday Nov 29 at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tentatively: route swap with Omar, Sunday Nov 29 at 2pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['route swap', 'Omar'], lacks: ['tentatively', 'Nov'] },
          start: '2026-11-29T14:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-136',
    class: 'sentences',
    said: 'Load-in at the Bluebird Friday 4pm, allow 3 hours, nudge me the day before at noon',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Load-in at the Bluebird Friday 4pm, allow 3 hours, nudge me the day before at noon' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Load-in'], lacks: ['nudge'] },
          start: '2026-11-27T16:00',
          end: '2026-11-27T19:00',
          reminds: ['2026-11-26T12:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-137',
    class: 'sentences',
    said: "Parent conference with the Nguyens Wednesday 5:15pm and remind me to print Linh's scores at 4 that day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Parent conference with the Nguyens Wednesday 5:15pm and remind me to print Linh's scores at 4 that day",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['conference', 'Nguyens'], lacks: ['print'] }, start: '2026-11-25T17:15' },
        { kind: 'reminder', title: { has: ['print', 'scores'] }, at: '2026-11-25T16:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-138',
    class: 'sentences',
    said: 'High priority: get the elevator certificate renewed by Dec 11, about 90 minutes, tag it building',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'High priority: get the elevator certificate renewed by Dec 11, about 90 minutes, tag it building',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['elevator certificate'], lacks: ['priority', '90'] },
          due: '2026-12-11',
          importance: 'high',
          estimateMinutes: 90,
          tags: ['building'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-139',
    class: 'sentences',
    said: 'note: the spare key to 12C is in the lockbox behind the laundry room, code 4471',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'note: the spare key to 12C is in the lockbox behind the laundry room, code 4471' },
      },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['12C', 'lockbox', '4471'] } }] },
  },
  {
    id: 'en-more-sentences-140',
    class: 'sentences',
    said: "Remember that I don't take clients before 9 on Mondays",
    calls: [{ tool: 'quick_add', arguments: { text: "Remember that I don't take clients before 9 on Mondays" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['clients before 9', 'Mondays'] } }] },
  },
  {
    id: 'en-more-sentences-141',
    class: 'sentences',
    said: 'Dentist Tuesday at 3, no wait, 3:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dentist Tuesday at 3, no wait, 3:30' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Dentist'], lacks: ['wait'] }, start: '2026-11-24T15:30' }] },
  },
  {
    id: 'en-more-sentences-142',
    class: 'sentences',
    said: 'Kowalski baptism Dec 6 at 12:30pm, baptism prep with the parents Dec 2 at 7pm, and order candles by Dec 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Kowalski baptism Dec 6 at 12:30pm, baptism prep with the parents Dec 2 at 7pm, and order candles by Dec 1',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Kowalski baptism'] }, start: '2026-12-06T12:30' },
        { kind: 'event', title: { has: ['prep', 'parents'] }, start: '2026-12-02T19:00' },
        { kind: 'todo', title: { has: ['candles'] }, due: '2026-12-01' },
      ],
    },
  },
  {
    id: 'en-more-sentences-143',
    class: 'sentences',
    said: 'Tuesday: interview Keisha at 10am, interview Amir at 11:30am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tuesday: interview Keisha at 10am, interview Amir at 11:30am' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Keisha'] }, start: '2026-11-24T10:00' },
        { kind: 'event', title: { has: ['Amir'] }, start: '2026-11-24T11:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-144',
    class: 'sentences',
    said: 'Urgent: call the plumber about 3A today',
    calls: [{ tool: 'quick_add', arguments: { text: 'Urgent: call the plumber about 3A today' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['plumber', '3A'], lacks: ['urgent', 'today'] },
          due: '2026-11-22',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-145',
    class: 'sentences',
    said: 'Send the stage plot to the festival by Wednesday 5pm, should take 20 minutes, urgent and important',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Send the stage plot to the festival by Wednesday 5pm, should take 20 minutes, urgent and important',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['stage plot', 'festival'], lacks: ['urgent', '20'] },
          due: '2026-11-25T17:00',
          importance: 'high',
          urgency: 'high',
          estimateMinutes: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-146',
    class: 'sentences',
    said: 'Session with Marguerite tomorrow 7am at Eastside Gym, and remind me to bring the resistance bands',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Session with Marguerite tomorrow 7am at Eastside Gym, and remind me to bring the resistance bands',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Marguerite'], lacks: ['bands'] },
          start: '2026-11-23T07:00',
          location: 'Eastside Gym',
        },
        { kind: 'reminder', title: { has: ['resistance bands'] } },
      ],
    },
  },
  {
    id: 'en-more-sentences-147',
    class: 'sentences',
    said: 'tentatively pencil in soundcheck Saturday 2-3pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'tentatively pencil in soundcheck Saturday 2-3pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['soundcheck'], lacks: ['tentatively', 'pencil'] },
          start: '2026-11-28T14:00',
          end: '2026-11-28T15:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-148',
    class: 'sentences',
    said: 'Lease signing for 7D Thursday Dec 3 at 11, 45 minutes; remind me a day before and again 30 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Lease signing for 7D Thursday Dec 3 at 11, 45 minutes; remind me a day before and again 30 minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lease signing', '7D'], lacks: ['again'] },
          start: '2026-12-03T11:00',
          end: '2026-12-03T11:45',
          reminds: ['2026-12-02T11:00', '2026-12-03T10:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-149',
    class: 'sentences',
    said: 'todo: shop for the potluck on Saturday, 40 min, #parish',
    calls: [{ tool: 'quick_add', arguments: { text: 'todo: shop for the potluck on Saturday, 40 min, #parish' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['potluck'], lacks: ['40', '#'] },
          due: '2026-11-28',
          estimateMinutes: 40,
          tags: ['parish'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-150',
    class: 'sentences',
    said: "Keep in mind that I'm allergic to latex",
    calls: [{ tool: 'quick_add', arguments: { text: "Keep in mind that I'm allergic to latex" } }],
    expect: { written: [{ kind: 'memory', text: { has: ['allergic to latex'] } }] },
  },
  {
    id: 'en-more-sentences-151',
    class: 'sentences',
    said: 'Jot this down: open the set with Harbor Lights, close with Tin Roof',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Jot this down: open the set with Harbor Lights, close with Tin Roof' } },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['Harbor Lights', 'Tin Roof'] } }] },
  },
  {
    id: 'en-more-sentences-152',
    class: 'sentences',
    said: 'Two things: vet for Pepper Monday 5:30pm, and pay the alarm company by Friday',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Two things: vet for Pepper Monday 5:30pm, and pay the alarm company by Friday' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['vet', 'Pepper'] }, start: '2026-11-23T17:30' },
        { kind: 'todo', title: { has: ['alarm company'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-sentences-153',
    class: 'sentences',
    said: 'Monday: staffing call 9 to 9:20am, bed meeting 9:30am for 15 minutes, walk the new wing with Ruth at 10am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Monday: staffing call 9 to 9:20am, bed meeting 9:30am for 15 minutes, walk the new wing with Ruth at 10am',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['staffing call'] }, start: '2026-11-23T09:00', end: '2026-11-23T09:20' },
        { kind: 'event', title: { has: ['bed meeting'] }, start: '2026-11-23T09:30', end: '2026-11-23T09:45' },
        { kind: 'event', title: { has: ['Ruth'] }, start: '2026-11-23T10:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-154',
    class: 'sentences',
    said: 'Remind me Tuesday at 8am and again at noon to text Joaquin about the van',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me Tuesday at 8am and again at noon to text Joaquin about the van' },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['text Joaquin', 'van'], lacks: ['again'] }, at: '2026-11-24T08:00' },
        { kind: 'reminder', title: { has: ['text Joaquin', 'van'], lacks: ['again'] }, at: '2026-11-24T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-155',
    class: 'sentences',
    said: "Lunch with Father Dominic Wednesday, actually make that Friday, 12:15 at Rosa's",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Lunch with Father Dominic Wednesday, actually make that Friday, 12:15 at Rosa's" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lunch', 'Dominic'], lacks: ['actually', 'Wednesday'] },
          start: '2026-11-27T12:15',
          location: "Rosa's",
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-156',
    class: 'sentences',
    said: 'dentist w/ dr patel tuesday 2:15, ping me an hour before and again 15 min before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'dentist w/ dr patel tuesday 2:15, ping me an hour before and again 15 min before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dentist', 'patel'], lacks: ['tuesday', 'ping'] },
          start: '2026-11-24T14:15',
          reminds: ['2026-11-24T13:15', '2026-11-24T14:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-157',
    class: 'sentences',
    said: 'Putting down the boiler inspection for Dec 3rd, 8 to 9:30 in the morning. Alert me the evening before at 9.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Putting down the boiler inspection for Dec 3rd, 8 to 9:30 in the morning. Alert me the evening before at 9.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['boiler inspection'], lacks: ['Dec', 'morning', 'evening'] },
          start: '2026-12-03T08:00',
          end: '2026-12-03T09:30',
          reminds: ['2026-12-02T21:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-158',
    class: 'sentences',
    said: 'flight to denver friday the 4th of december 6:40am, remind me three hours ahead and also the night before at ten',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'flight to denver friday the 4th of december 6:40am, remind me three hours ahead and also the night before at ten',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['flight'], lacks: ['friday', 'december', 'ahead'] },
          start: '2026-12-04T06:40',
          reminds: ['2026-12-03T22:00', '2026-12-04T03:40'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-159',
    class: 'sentences',
    said: 'exam review session w/ Priya on the 30th 4-6pm in the library, with a heads-up a day before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'exam review session w/ Priya on the 30th 4-6pm in the library, with a heads-up a day before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['exam review', 'Priya'], lacks: ['30th', 'heads-up'] },
          start: '2026-11-30T16:00',
          end: '2026-11-30T18:00',
          reminds: ['2026-11-29T16:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-160',
    class: 'sentences',
    said: "Olivia's cello recital is the 12th of December at 3. Warn me the evening before at 7 so I can iron her shirt.",
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: "Olivia's cello recital",
          start: 'the 12th of December at 3',
          remind_minutes: 'the evening before at 7',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: "Olivia's cello recital", start: '2026-12-12T15:00', reminds: ['2026-12-11T19:00'] },
      ],
    },
  },
  {
    id: 'en-more-sentences-161',
    class: 'sentences',
    said: 'coffee with Lena thurs half past ten',
    calls: [{ tool: 'quick_add', arguments: { text: 'coffee with Lena thurs half past ten' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['coffee', 'Lena'], lacks: ['thurs', 'half'] },
          start: '2026-11-26T10:30',
          allDay: false,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-162',
    class: 'sentences',
    said: 'Need two hours with the accountant on December 9, starting at quarter to three',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Need two hours with the accountant on December 9, starting at quarter to three' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['accountant'], lacks: ['December', 'quarter', 'three'] },
          start: '2026-12-09T14:45',
          end: '2026-12-09T16:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-163',
    class: 'sentences',
    said: 'visiting my sister in tampa dec 23 through 27',
    calls: [{ tool: 'quick_add', arguments: { text: 'visiting my sister in tampa dec 23 through 27' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sister'], lacks: ['dec', '27'] },
          start: '2026-12-23',
          allDay: true,
          end: '2026-12-28',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-164',
    class: 'sentences',
    said: 'Tentatively: the roofing guy comes by for an estimate Wednesday at 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Tentatively: the roofing guy comes by for an estimate Wednesday at 1' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['roofing'], lacks: ['Tentatively', 'Wednesday'] },
          start: '2026-11-25T13:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-165',
    class: 'sentences',
    said: 'Interview with Marco, the second candidate, Dec 1 at ten a.m. for forty-five minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Interview with Marco, the second candidate, Dec 1 at ten a.m. for forty-five minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Interview', 'Marco'], lacks: ['Dec', 'forty-five', 'a.m.'] },
          start: '2026-12-01T10:00',
          end: '2026-12-01T10:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-166',
    class: 'sentences',
    said: "I've got a day off on the eleventh of December",
    calls: [{ tool: 'quick_add', arguments: { text: "I've got a day off on the eleventh of December" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['off'], lacks: ['eleventh', 'December'] },
          start: '2026-12-11',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-167',
    class: 'sentences',
    said: 'put me down for the blood drive, 12/15, 3:20pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'put me down for the blood drive, 12/15, 3:20pm' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['blood drive'], lacks: ['12/15', '3:20'] }, start: '2026-12-15T15:20' },
      ],
    },
  },
  {
    id: 'en-more-sentences-168',
    class: 'sentences',
    said: 'two weeks from Tuesday, 9am: walkthrough with the landlord',
    calls: [{ tool: 'quick_add', arguments: { text: 'two weeks from Tuesday, 9am: walkthrough with the landlord' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['walkthrough', 'landlord'], lacks: ['weeks', 'Tuesday'] },
          start: '2026-12-08T09:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-169',
    class: 'sentences',
    said: 'A week from tomorrow I have jury orientation at 8:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'A week from tomorrow I have jury orientation at 8:30' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['jury orientation'], lacks: ['week', 'tomorrow'] }, start: '2026-11-30T08:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-170',
    class: 'sentences',
    said: "farewell lunch for Denise, second Friday of December, 12 o'clock",
    calls: [
      { tool: 'quick_add', arguments: { text: "farewell lunch for Denise, second Friday of December, 12 o'clock" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['farewell lunch', 'Denise'], lacks: ['second', 'Friday', 'December'] },
          start: '2026-12-11T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-171',
    class: 'sentences',
    said: 'night shift from 11pm Tuesday to 7am Wednesday on 4 West',
    calls: [{ tool: 'quick_add', arguments: { text: 'night shift from 11pm Tuesday to 7am Wednesday on 4 West' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['night shift'], lacks: ['Tuesday', 'Wednesday'] },
          start: '2026-11-24T23:00',
          end: '2026-11-25T07:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-172',
    class: 'sentences',
    said: 'uh yeah so put lunch with my brother on, um, thursday the third, twelve thirty',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'uh yeah so put lunch with my brother on, um, thursday the third, twelve thirty' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lunch', 'brother'], lacks: ['thursday', 'third', 'twelve'] },
          start: '2026-12-03T12:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-173',
    class: 'sentences',
    said: 'range day this saturday fourteen hundred hours',
    calls: [{ tool: 'quick_add', arguments: { text: 'range day this saturday fourteen hundred hours' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['range day'], lacks: ['saturday', 'fourteen', 'hours'] },
          start: '2026-11-28T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-174',
    class: 'sentences',
    said: 'The movers come on the thirtieth of December at seven in the morning, four hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'The movers come on the thirtieth of December at seven in the morning, four hours' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['movers'], lacks: ['thirtieth', 'seven', 'four'] },
          start: '2026-12-30T07:00',
          end: '2026-12-30T11:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-175',
    class: 'sentences',
    said: 'Supper at the Rotary hall on the 17th, 6:45',
    calls: [{ tool: 'quick_add', arguments: { text: 'Supper at the Rotary hall on the 17th, 6:45' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Supper'], lacks: ['17th', '6:45'] }, start: '2026-12-17T18:45' }],
    },
  },
  {
    id: 'en-more-sentences-176',
    class: 'sentences',
    said: 'On call the whole weekend, dec 12-13',
    calls: [{ tool: 'quick_add', arguments: { text: 'On call the whole weekend, dec 12-13' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['On call'], lacks: ['dec', '12-13'] },
          start: '2026-12-12',
          allDay: true,
          end: '2026-12-14',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-177',
    class: 'sentences',
    said: 'remind me tonight at half past eight to move the car to the other side',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me tonight at half past eight to move the car to the other side' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['move the car'], lacks: ['tonight', 'half', 'eight'] },
          at: '2026-11-22T20:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-178',
    class: 'sentences',
    said: "Don't let me forget mom's prescription on Tuesday",
    calls: [{ tool: 'quick_add', arguments: { text: "Don't let me forget mom's prescription on Tuesday" } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['prescription'], lacks: ['Tuesday'] }, at: '2026-11-24T09:00' }],
    },
  },
  {
    id: 'en-more-sentences-179',
    class: 'sentences',
    said: 'An hour and a half from now, remind me to switch the laundry over',
    calls: [
      { tool: 'quick_add', arguments: { text: 'An hour and a half from now, remind me to switch the laundry over' } },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['laundry'], lacks: ['hour', 'now'] }, at: '2026-11-22T08:30' }],
    },
  },
  {
    id: 'en-more-sentences-180',
    class: 'sentences',
    said: 'Remind me three days before Christmas to pick up the ham',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me three days before Christmas to pick up the ham' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['ham'], lacks: ['days', 'before'] }, at: '2026-12-22T09:00' }],
    },
  },
  {
    id: 'en-more-sentences-181',
    class: 'sentences',
    said: 'This afternoon at a quarter past two tell me to stretch my back.',
    calls: [
      { tool: 'reminder_add', arguments: { title: 'Stretch my back', at: 'this afternoon at a quarter past two' } },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Stretch my back', at: '2026-11-22T14:15' }] },
  },
  {
    id: 'en-more-sentences-182',
    class: 'sentences',
    said: 'in twelve hours remind me to take the second dose',
    now: '2027-03-13T20:00:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'in twelve hours remind me to take the second dose' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['dose'], lacks: ['twelve', 'hours'] }, at: '2027-03-14T09:00' }],
    },
  },
  {
    id: 'en-more-sentences-183',
    class: 'sentences',
    said: 'renew passport by january 15, high priority, should take about an hour and a half',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'renew passport by january 15, high priority, should take about an hour and a half' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['renew passport'], lacks: ['january', 'priority', 'hour'] },
          due: '2027-01-15',
          importance: 'high',
          estimateMinutes: 90,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-184',
    class: 'sentences',
    said: 'URGENT send the signed lease back to Kim before noon tomorrow',
    calls: [
      { tool: 'quick_add', arguments: { text: 'URGENT send the signed lease back to Kim before noon tomorrow' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['lease', 'Kim'], lacks: ['URGENT', 'noon', 'tomorrow'] },
          due: '2026-11-23T12:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-185',
    class: 'sentences',
    said: 'buy furnace filters #home #hvac',
    calls: [{ tool: 'quick_add', arguments: { text: 'buy furnace filters #home #hvac' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['furnace filters'], lacks: ['#home', '#hvac'] },
          due: null,
          tags: ['home', 'hvac'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-186',
    class: 'sentences',
    said: 'Finish the grant narrative by Dec 18. Roughly 6 hours of work, important.',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Finish the grant narrative by Dec 18. Roughly 6 hours of work, important.' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['grant narrative'], lacks: ['Dec', 'hours', 'important'] },
          due: '2026-12-18',
          importance: 'high',
          estimateMinutes: 360,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-187',
    class: 'sentences',
    said: 'Gotta hand in my bio lab write-up no later than 11:59 pm Tuesday',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Gotta hand in my bio lab write-up no later than 11:59 pm Tuesday' } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['bio lab write-up'], lacks: ['Tuesday', '11:59'] }, due: '2026-11-24T23:59' },
      ],
    },
  },
  {
    id: 'en-more-sentences-188',
    class: 'sentences',
    said: 'todo, 20 min: wipe down the gym mats',
    calls: [{ tool: 'quick_add', arguments: { text: 'todo, 20 min: wipe down the gym mats' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['gym mats'], lacks: ['20', 'min'] }, due: null, estimateMinutes: 20 }],
    },
  },
  {
    id: 'en-more-sentences-189',
    class: 'sentences',
    said: 'return the library books before the end of the month',
    calls: [{ tool: 'quick_add', arguments: { text: 'return the library books before the end of the month' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['library books'], lacks: ['month'] }, due: '2026-11-30' }] },
  },
  {
    id: 'en-more-sentences-190',
    class: 'sentences',
    said: 'Tomorrow: 9am standup w/ the new team, 1:30 eye doctor, 6pm pick Noah up from judo',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Tomorrow: 9am standup w/ the new team, 1:30 eye doctor, 6pm pick Noah up from judo' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['standup'], lacks: ['Tomorrow', '9am'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['eye doctor'], lacks: ['1:30'] }, start: '2026-11-23T13:30' },
        { kind: 'event', title: { has: ['Noah'], lacks: ['6pm'] }, start: '2026-11-23T18:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-191',
    class: 'sentences',
    said: 'Pepper sees the vet on Wednesday at 3, and remind me to bring her shot records',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Pepper sees the vet on Wednesday at 3, and remind me to bring her shot records' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pepper', 'vet'], lacks: ['Wednesday', 'records'] },
          start: '2026-11-25T15:00',
        },
        { kind: 'reminder', title: { has: ['shot records'] } },
      ],
    },
  },
  {
    id: 'en-more-sentences-192',
    class: 'sentences',
    said: "buy stamps, mail Grandma's package by the 12th, and call AAA about the battery",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "buy stamps, mail Grandma's package by the 12th, and call AAA about the battery" },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['stamps'] }, due: null },
        { kind: 'todo', title: { has: ['package'], lacks: ['12th'] }, due: '2026-12-12' },
        { kind: 'todo', title: { has: ['AAA', 'battery'] }, due: null },
      ],
    },
  },
  {
    id: 'en-more-sentences-193',
    class: 'sentences',
    said: 'PTA meeting Dec 2 at 6:30pm. Also pay the field trip fee by Nov 30.',
    calls: [
      { tool: 'quick_add', arguments: { text: 'PTA meeting Dec 2 at 6:30pm. Also pay the field trip fee by Nov 30.' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['PTA meeting'], lacks: ['Dec', 'fee'] }, start: '2026-12-02T18:30' },
        { kind: 'todo', title: { has: ['field trip fee'], lacks: ['Nov', 'PTA'] }, due: '2026-11-30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-194',
    class: 'sentences',
    said: 'Soccer Sat 8:30am, scrimmage at 10 the same day; and remind me Friday night at 8 to buy oranges',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Soccer Sat 8:30am, scrimmage at 10 the same day; and remind me Friday night at 8 to buy oranges',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Soccer'], lacks: ['Sat'] }, start: '2026-11-28T08:30' },
        { kind: 'event', title: { has: ['scrimmage'], lacks: ['same day'] }, start: '2026-11-28T10:00' },
        { kind: 'reminder', title: { has: ['oranges'], lacks: ['Friday'] }, at: '2026-11-27T20:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-195',
    class: 'sentences',
    said: 'Remind me at 8 tonight to charge the drill and at 6am tomorrow to load the van',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me at 8 tonight to charge the drill and at 6am tomorrow to load the van' },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['drill'], lacks: ['tonight', 'van'] }, at: '2026-11-22T20:00' },
        { kind: 'reminder', title: { has: ['van'], lacks: ['tomorrow', 'drill'] }, at: '2026-11-23T06:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-196',
    class: 'sentences',
    said: "brunch on New Year's Day at 11:30 with Sue",
    calls: [{ tool: 'quick_add', arguments: { text: "brunch on New Year's Day at 11:30 with Sue" } }],
    expect: { written: [{ kind: 'event', title: { has: ['brunch', 'Sue'] }, start: '2027-01-01T11:30' }] },
  },
  {
    id: 'en-more-sentences-197',
    class: 'sentences',
    said: 'cookout at the lake memorial day, 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'cookout at the lake memorial day, 2pm' } }],
    expect: { written: [{ kind: 'event', title: { has: ['cookout'], lacks: ['2pm'] }, start: '2027-05-31T14:00' }] },
  },
  {
    id: 'en-more-sentences-198',
    class: 'sentences',
    said: 'the kids have the egg hunt Easter Sunday at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'the kids have the egg hunt Easter Sunday at 10am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['egg hunt'], lacks: ['10am'] }, start: '2027-03-28T10:00' }] },
  },
  {
    id: 'en-more-sentences-199',
    class: 'sentences',
    said: 'Call with the Leeds office Tuesday 3pm London time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the Leeds office Tuesday 3pm London time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Call', 'Leeds'], lacks: ['Tuesday', '3pm', 'London'] },
          start: '2026-11-24T10:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-200',
    class: 'sentences',
    said: 'webinar on heat pumps thursday dec 10, 11am Pacific',
    calls: [{ tool: 'quick_add', arguments: { text: 'webinar on heat pumps thursday dec 10, 11am Pacific' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['webinar', 'heat pumps'], lacks: ['thursday', 'Pacific'] },
          start: '2026-12-10T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-201',
    class: 'sentences',
    said: 'December 2nd, 8:30 in the morning Tokyo time, zoom w/ Yuki',
    calls: [{ tool: 'quick_add', arguments: { text: 'December 2nd, 8:30 in the morning Tokyo time, zoom w/ Yuki' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Yuki'], lacks: ['December', 'Tokyo', 'morning'] }, start: '2026-12-01T18:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-202',
    class: 'sentences',
    said: 'note: gate code at the Hendersons is 4471',
    calls: [{ tool: 'quick_add', arguments: { text: 'note: gate code at the Hendersons is 4471' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', 'Hendersons'] } }] },
  },
  {
    id: 'en-more-sentences-203',
    class: 'sentences',
    said: 'remind me every 40 minutes to check the ferment, starting Dec 1, not on weekends',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me every 40 minutes to check the ferment, starting Dec 1, not on weekends' },
      },
    ],
    expect: { asks: [['hour', 'time', 'between', 'from', 'until', 'when']] },
  },
  {
    id: 'en-more-sentences-204',
    class: 'sentences',
    said: "pilates Mondays 6pm until March, just not Presidents' Day",
    calls: [{ tool: 'quick_add', arguments: { text: "pilates Mondays 6pm until March, just not Presidents' Day" } }],
    expect: { asks: [['March', 'Mar', '03']] },
  },
  {
    id: 'en-more-sentences-205',
    class: 'sentences',
    said: 'Root canal with Dr. Patel on Tuesday, 2:15 pm. Ping me an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Root canal with Dr. Patel on Tuesday, 2:15 pm. Ping me an hour before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Root canal', 'Patel'], lacks: ['Tuesday', '2:15', 'hour'] },
          start: '2026-11-24T14:15',
          reminds: ['2026-11-24T13:15'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-206',
    class: 'sentences',
    said: 'can u remind me in 45 min to flip the laundry',
    calls: [{ tool: 'quick_add', arguments: { text: 'can u remind me in 45 min to flip the laundry' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['flip the laundry'], lacks: ['45', 'min'] }, at: '2026-11-22T07:45' },
      ],
    },
  },
  {
    id: 'en-more-sentences-207',
    class: 'sentences',
    said: 'finish the grant report by Dec 4, high priority, should take about three hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'finish the grant report by Dec 4, high priority, should take about three hours' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['grant report'], lacks: ['Dec', 'priority', 'three'] },
          due: '2026-12-04',
          importance: 'high',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-208',
    class: 'sentences',
    said: 'tmrw 9am vet for Biscuit, 11:30 coffee with Lena, and pick up the dry cleaning by Wednesday',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'tmrw 9am vet for Biscuit, 11:30 coffee with Lena, and pick up the dry cleaning by Wednesday',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['vet'], lacks: ['tmrw', '9am'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['coffee', 'Lena'], lacks: ['11:30'] }, start: '2026-11-23T11:30' },
        { kind: 'todo', title: { has: ['dry cleaning'], lacks: ['Wednesday'] }, due: '2026-11-25' },
      ],
    },
  },
  {
    id: 'en-more-sentences-209',
    class: 'sentences',
    said: "Family potluck at my aunt's on New Year's Day, 1pm",
    calls: [{ tool: 'quick_add', arguments: { text: "Family potluck at my aunt's on New Year's Day, 1pm" } }],
    expect: { written: [{ kind: 'event', title: { has: ['potluck'], lacks: ['1pm'] }, start: '2027-01-01T13:00' }] },
  },
  {
    id: 'en-more-sentences-210',
    class: 'sentences',
    said: 'call with the Osaka supplier Wednesday 9am Tokyo time',
    calls: [{ tool: 'quick_add', arguments: { text: 'call with the Osaka supplier Wednesday 9am Tokyo time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['call', 'supplier'], lacks: ['Wednesday', '9am'] },
          start: '2026-11-25T09:00+09:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-211',
    class: 'sentences',
    said: 'Lunch with the twins on December twelfth at half past twelve',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with the twins on December twelfth at half past twelve' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lunch', 'twins'], lacks: ['December', 'half past'] },
          start: '2026-12-12T12:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-212',
    class: 'sentences',
    said: 'remind me at a quarter to five tomorrow to grab the cake',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me at a quarter to five tomorrow to grab the cake' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['grab the cake'], lacks: ['quarter', 'tomorrow'] }, at: '2026-11-23T16:45' },
      ],
    },
  },
  {
    id: 'en-more-sentences-213',
    class: 'sentences',
    said: "I'm at the nursing conference in Denver Dec 8 through Dec 11",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm at the nursing conference in Denver Dec 8 through Dec 11" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'], lacks: ['Dec 8', 'Dec 11'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-12',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-214',
    class: 'sentences',
    said: 'gotta descale the coffee machine at some point',
    calls: [{ tool: 'quick_add', arguments: { text: 'gotta descale the coffee machine at some point' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['descale the coffee machine'] }, due: null }] },
  },
  {
    id: 'en-more-sentences-215',
    class: 'sentences',
    said: 'no school for the kids December 23 to January 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'no school for the kids December 23 to January 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['school'], lacks: ['December', 'January'] },
          allDay: true,
          start: '2026-12-23',
          end: '2027-01-05',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-216',
    class: 'sentences',
    said: 'I should see the accountant Wednesday afternoon',
    calls: [{ tool: 'quick_add', arguments: { text: 'I should see the accountant Wednesday afternoon' } }],
    expect: { asks: ['2026-11-25'] },
  },
  {
    id: 'en-more-sentences-217',
    class: 'sentences',
    said: 'block off 1 to 3:30 on Tuesday for charting',
    calls: [{ tool: 'quick_add', arguments: { text: 'block off 1 to 3:30 on Tuesday for charting' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['charting'], lacks: ['3:30', 'Tuesday'] },
          start: '2026-11-24T13:00',
          end: '2026-11-24T15:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-218',
    class: 'sentences',
    said: '90 minute massage with Gloria this Saturday at 4',
    calls: [{ tool: 'quick_add', arguments: { text: '90 minute massage with Gloria this Saturday at 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['massage', 'Gloria'], lacks: ['90', 'Saturday'] },
          start: '2026-11-28T16:00',
          end: '2026-11-28T17:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-219',
    class: 'sentences',
    said: 'Flight to Chicago Dec 2 at 6:40am, alert me at 8pm the night before and again 3 hours before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Flight to Chicago Dec 2 at 6:40am, alert me at 8pm the night before and again 3 hours before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Flight'], lacks: ['6:40', '8pm', '3 hours'] },
          start: '2026-12-02T06:40',
          reminds: ['2026-12-01T20:00', '2026-12-02T03:40'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-220',
    class: 'sentences',
    said: 'pencil in drinks with Marcus for Friday 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'pencil in drinks with Marcus for Friday 6pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['drinks', 'Marcus'], lacks: ['Friday', '6pm', 'pencil'] },
          start: '2026-11-27T18:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-221',
    class: 'sentences',
    said: 'jot this down: hallway paint is Agreeable Gray SW 7036',
    calls: [{ tool: 'quick_add', arguments: { text: 'jot this down: hallway paint is Agreeable Gray SW 7036' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['hallway paint', 'SW 7036'] } }] },
  },
  {
    id: 'en-more-sentences-222',
    class: 'sentences',
    said: "Parent-teacher conference tomorrow 3:40pm, and remind me at 8 that morning to print Leo's report",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Parent-teacher conference tomorrow 3:40pm, and remind me at 8 that morning to print Leo's report",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Parent-teacher conference'], lacks: ['3:40', 'report'] },
          start: '2026-11-23T15:40',
        },
        { kind: 'reminder', title: { has: ["print Leo's report"], lacks: ['morning'] }, at: '2026-11-23T08:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-223',
    class: 'sentences',
    said: 'am I free Tuesday at 10:30',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Roof inspection', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Tuesday at 10:30' } }],
    expect: { answers: { names: ['Roof inspection'] } },
  },
  {
    id: 'en-more-sentences-224',
    class: 'sentences',
    said: 'Car registration has to be renewed by the end of January',
    calls: [{ tool: 'todo_add', arguments: { title: 'Renew the car registration', due: 'by the end of January' } }],
    expect: { written: [{ kind: 'todo', title: 'Renew the car registration', due: '2027-01-31' }] },
  },
  {
    id: 'en-more-sentences-225',
    class: 'sentences',
    said: 'submit my timesheet by noon tomorrow',
    calls: [{ tool: 'quick_add', arguments: { text: 'submit my timesheet by noon tomorrow' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['timesheet'], lacks: ['noon', 'tomorrow'] }, due: '2026-11-23T12:00' }],
    },
  },
  {
    id: 'en-more-sentences-226',
    class: 'sentences',
    said: "ultrasound's the day after tomorrow, 10:20, at St. Mary's",
    calls: [{ tool: 'quick_add', arguments: { text: "ultrasound's the day after tomorrow, 10:20, at St. Mary's" } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['ultrasound'], lacks: ['tomorrow', '10:20'] }, start: '2026-11-24T10:20' },
      ],
    },
  },
  {
    id: 'en-more-sentences-227',
    class: 'sentences',
    said: 'Oil change three weeks from Tuesday, 8am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Oil change three weeks from Tuesday, 8am' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Oil change'], lacks: ['weeks', 'Tuesday'] }, start: '2026-12-15T08:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-228',
    class: 'sentences',
    said: 'team retreat, last Friday in January, the whole day',
    calls: [{ tool: 'quick_add', arguments: { text: 'team retreat, last Friday in January, the whole day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['team retreat'], lacks: ['Friday', 'January'] },
          allDay: true,
          start: '2027-01-29',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-229',
    class: 'sentences',
    said: 'The day after Thanksgiving at 6am remind me to call Costco about the TV',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'The day after Thanksgiving at 6am remind me to call Costco about the TV' },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['call Costco'], lacks: ['Thanksgiving', '6am'] }, at: '2026-11-27T06:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-230',
    class: 'sentences',
    said: 'remind me Tuesday at 8pm Pacific to log on for the raid',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me Tuesday at 8pm Pacific to log on for the raid' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['raid'], lacks: ['Tuesday', '8pm'] }, at: '2026-11-24T20:00-08:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-231',
    class: 'sentences',
    said: 'urgent: file the hail claim today',
    calls: [{ tool: 'quick_add', arguments: { text: 'urgent: file the hail claim today' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['hail claim'], lacks: ['urgent', 'today'] },
          due: '2026-11-22',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-232',
    class: 'sentences',
    said: 'Wed 4pm swim lesson for Mia, Thu 10am turkey trot, Fri noon lunch with Hal',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Wed 4pm swim lesson for Mia, Thu 10am turkey trot, Fri noon lunch with Hal' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['swim lesson'], lacks: ['Wed', '4pm'] }, start: '2026-11-25T16:00' },
        { kind: 'event', title: { has: ['turkey trot'], lacks: ['Thu', '10am'] }, start: '2026-11-26T10:00' },
        { kind: 'event', title: { has: ['lunch', 'Hal'], lacks: ['Fri', 'noon'] }, start: '2026-11-27T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-233',
    class: 'sentences',
    said: 'covering for Denise Tuesday 11pm till 7 the next morning',
    calls: [{ tool: 'quick_add', arguments: { text: 'covering for Denise Tuesday 11pm till 7 the next morning' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Denise'], lacks: ['Tuesday', '11pm', 'morning'] },
          start: '2026-11-24T23:00',
          end: '2026-11-25T07:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-234',
    class: 'sentences',
    said: 'Italian lessons every Monday at 5pm until June',
    calls: [{ tool: 'quick_add', arguments: { text: 'Italian lessons every Monday at 5pm until June' } }],
    expect: { asks: [['June', '2027-06', '2027-05']] },
  },
  {
    id: 'en-more-sentences-235',
    class: 'sentences',
    said: 'Passport appointment Tuesday the 8th of December, quarter past ten in the morning, at the main post office. Buzz me the night before at 9pm and again an hour and a half before it',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Passport appointment Tuesday the 8th of December, quarter past ten in the morning, at the main post office. Buzz me the night before at 9pm and again an hour and a half before it',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['assport'], lacks: ['Tuesday', 'quarter', 'night'] },
          start: '2026-12-08T10:15',
          reminds: ['2026-12-07T21:00', '2026-12-08T08:45'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-236',
    class: 'sentences',
    said: 'dentist thu dec 3 8:20am, oil change same day 1pm, and by dec 4 hand in my key card',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'dentist thu dec 3 8:20am, oil change same day 1pm, and by dec 4 hand in my key card' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['dentist'], lacks: ['8:20'] }, start: '2026-12-03T08:20' },
        { kind: 'event', title: { has: ['oil change'], lacks: ['1pm'] }, start: '2026-12-03T13:00' },
        { kind: 'todo', title: { has: ['key card'], lacks: ['dec'] }, due: '2026-12-04' },
      ],
    },
  },
  {
    id: 'en-more-sentences-237',
    class: 'sentences',
    said: "I have to draft the grant budget by Wednesday noon, it's roughly three hours of work and it's high priority",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I have to draft the grant budget by Wednesday noon, it's roughly three hours of work and it's high priority",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['grant budget'], lacks: ['Wednesday', 'noon', 'three hours', 'priority'] },
          due: '2026-11-25T12:00',
          estimateMinutes: 180,
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-238',
    class: 'sentences',
    said: 'call with Kenji thursday dec 10, 9am tokyo time',
    calls: [{ tool: 'quick_add', arguments: { text: 'call with Kenji thursday dec 10, 9am tokyo time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Kenji'], lacks: ['tokyo', '9am'] }, start: '2026-12-09T19:00' }],
    },
  },
  {
    id: 'en-more-sentences-239',
    class: 'sentences',
    said: "There's a webinar on soil health December 2 at 11am Pacific, it takes forty-five minutes, I'd like to sit in on that",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "There's a webinar on soil health December 2 at 11am Pacific, it takes forty-five minutes, I'd like to sit in on that",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['soil health'], lacks: ['Pacific', '11am', 'December'] },
          start: '2026-12-02T14:00',
          end: '2026-12-02T14:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-240',
    class: 'sentences',
    said: 'note: the alarm code of the Birch Lane shop is 4471 and the back door sticks',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'note: the alarm code of the Birch Lane shop is 4471 and the back door sticks' },
      },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', 'back door sticks'] } }] },
  },
  {
    id: 'en-more-sentences-241',
    class: 'sentences',
    said: 'Demo for the New York team on December 1 at 10am their time',
    now: '2026-11-23T09:00:00+01:00',
    zone: 'Europe/Paris',
    calls: [{ tool: 'quick_add', arguments: { text: 'Demo for the New York team on December 1 at 10am their time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['emo'], lacks: ['10am', 'December'] }, start: '2026-12-01T16:00' }],
    },
  },
  {
    id: 'en-more-sentences-242',
    class: 'sentences',
    said: 'Remind me in 25 minutes to take the bread out, remind me at noon to call Priya, and at 9pm tonight remind me to charge the drill',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me in 25 minutes to take the bread out, remind me at noon to call Priya, and at 9pm tonight remind me to charge the drill',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['bread'], lacks: ['minutes'] }, at: '2026-11-22T07:25' },
        { kind: 'reminder', title: { has: ['Priya'], lacks: ['noon'] }, at: '2026-11-22T12:00' },
        { kind: 'reminder', title: { has: ['drill'], lacks: ['9pm'] }, at: '2026-11-22T21:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-243',
    class: 'sentences',
    said: "I'm at the welding conference in Austin from December 9 through December 11",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "I'm at the welding conference in Austin from December 9 through December 11" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['welding conference'], lacks: ['December'] },
          start: '2026-12-09',
          end: '2026-12-12',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-244',
    class: 'sentences',
    said: 'vacation in Maine, Dec 24 through Jan 3, finally',
    calls: [{ tool: 'quick_add', arguments: { text: 'vacation in Maine, Dec 24 through Jan 3, finally' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['acation'], lacks: ['Dec', 'Jan'] },
          start: '2026-12-24',
          end: '2027-01-04',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-245',
    class: 'sentences',
    said: 'Tentatively, drinks with Omar on Friday from 6:30 to 8pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tentatively, drinks with Omar on Friday from 6:30 to 8pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Omar'], lacks: ['entatively', 'Friday', '6:30'] },
          start: '2026-11-27T18:30',
          end: '2026-11-27T20:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-246',
    class: 'sentences',
    said: "put 'find a new accountant' on my list, no date for that one, takes about 20 minutes",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "put 'find a new accountant' on my list, no date for that one, takes about 20 minutes" },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['accountant'], lacks: ['minutes', 'no date'] }, due: null, estimateMinutes: 20 },
      ],
    },
  },
  {
    id: 'en-more-sentences-247',
    class: 'sentences',
    said: 'Three things for my list: call the insurance by Thursday, buy stamps, and renew the library card by the end of the month',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Three things for my list: call the insurance by Thursday, buy stamps, and renew the library card by the end of the month',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['insurance'], lacks: ['Thursday'] }, due: '2026-11-26' },
        { kind: 'todo', title: { has: ['stamps'] }, due: null },
        { kind: 'todo', title: { has: ['library card'], lacks: ['month'] }, due: '2026-11-30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-248',
    class: 'sentences',
    said: "urgent: find a roofer by 8pm tonight, water's coming in over the porch",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "urgent: find a roofer by 8pm tonight, water's coming in over the porch" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['roofer'], lacks: ['8pm', 'tonight'] },
          due: '2026-11-22T20:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-249',
    class: 'sentences',
    said: 'Recital at the Lyceum, Saturday November 28, half past four in the afternoon till six. Ring me two hours and fifteen minutes before so I can dress',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Recital',
          start: 'Saturday November 28, half past four in the afternoon till six',
          location: 'Lyceum',
          remind_minutes: 'two hours and fifteen minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Recital',
          start: '2026-11-28T16:30',
          end: '2026-11-28T18:00',
          location: 'Lyceum',
          reminds: ['2026-11-28T14:15'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-250',
    class: 'sentences',
    said: 'Christmas Eve service at 5pm, an hour and twenty, let me know the morning of, at 10, and 30 minutes ahead',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Christmas Eve service',
          start: 'Christmas Eve at 5pm',
          duration_minutes: 80,
          remind_minutes: 'the morning of, at 10, and 30 minutes ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Christmas Eve service',
          start: '2026-12-24T17:00',
          end: '2026-12-24T18:20',
          reminds: ['2026-12-24T10:00', '2026-12-24T16:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-251',
    class: 'sentences',
    said: 'get me a haircut in on Tuesday at 10:30am',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget review', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_add', arguments: { title: 'Haircut', start: 'Tuesday 10:30am' } }],
    expect: { asks: ['Budget review'] },
  },
  {
    id: 'en-more-sentences-252',
    class: 'sentences',
    said: 'Put in for tomorrow: 9am huddle, 10:30am call with legal, 1pm lunch with Bea, and from 4 to 5pm the interview',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Put in for tomorrow: 9am huddle, 10:30am call with legal, 1pm lunch with Bea, and from 4 to 5pm the interview',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['huddle'], lacks: ['9am'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['legal'], lacks: ['10:30'] }, start: '2026-11-23T10:30' },
        { kind: 'event', title: { has: ['Bea'], lacks: ['1pm'] }, start: '2026-11-23T13:00' },
        {
          kind: 'event',
          title: { has: ['interview'], lacks: ['5pm'] },
          start: '2026-11-23T16:00',
          end: '2026-11-23T17:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-253',
    class: 'sentences',
    said: 'Parent-teacher evening Wednesday December 2 at 6:30pm at the middle school, and remind me on December 1 at 5pm to print the reading log',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Parent-teacher evening Wednesday December 2 at 6:30pm at the middle school, and remind me on December 1 at 5pm to print the reading log',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['arent-teacher'], lacks: ['Wednesday', 'December'] },
          start: '2026-12-02T18:30',
        },
        { kind: 'reminder', title: { has: ['reading log'], lacks: ['December', '5pm'] }, at: '2026-12-01T17:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-254',
    class: 'sentences',
    said: "Saturday the 5th of December poker night at Sam's, half past nine in the evening until 1am, I'm bringing the chips",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Saturday the 5th of December poker night at Sam's, half past nine in the evening until 1am, I'm bringing the chips",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['poker'], lacks: ['Saturday', '1am'] },
          start: '2026-12-05T21:30',
          end: '2026-12-06T01:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-255',
    class: 'sentences',
    said: 'remind me at 3 to email the landlord the meter reading, and then again tomorrow at 10am to call him',
    now: '2026-12-09T14:20:00-05:00',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me at 3 to email the landlord the meter reading, and then again tomorrow at 10am to call him',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['meter reading'], lacks: ['10am'] }, at: '2026-12-09T15:00' },
        { kind: 'reminder', title: { has: ['call'], lacks: ['10am', 'tomorrow'] }, at: '2026-12-10T10:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-256',
    class: 'sentences',
    said: 'Boston office wants me on the phone Wednesday at 2pm Eastern for an hour and a quarter, add it as contract call',
    now: '2026-11-30T08:00:00-08:00',
    zone: 'America/Los_Angeles',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Boston office wants me on the phone Wednesday at 2pm Eastern for an hour and a quarter, add it as contract call',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['contract call'], lacks: ['2pm', 'Eastern', 'Wednesday'] },
          start: '2026-12-02T11:00',
          end: '2026-12-02T12:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-257',
    class: 'sentences',
    said: 'tasting with the truffle guy tuesday at 3, ping me half an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'tasting with the truffle guy tuesday at 3, ping me half an hour before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['truffle guy'], lacks: ['tuesday', 'ping', 'half an hour'] },
          start: '2026-11-24T15:00',
          reminds: ['2026-11-24T14:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-258',
    class: 'sentences',
    said: 'Deposition of Mr. Hale, December 3rd, nine thirty in the morning until noon. I want an alert 24 hours ahead and another one an hour ahead.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Deposition of Mr. Hale, December 3rd, nine thirty in the morning until noon. I want an alert 24 hours ahead and another one an hour ahead.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Deposition', 'Hale'], lacks: ['December', 'noon', 'alert'] },
          start: '2026-12-03T09:30',
          end: '2026-12-03T12:00',
          reminds: ['2026-12-02T09:30', '2026-12-03T08:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-259',
    class: 'sentences',
    said: 'vet coming out wednesday quarter past seven in the morning to check on the heifers',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'vet coming out wednesday quarter past seven in the morning to check on the heifers' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vet', 'heifers'], lacks: ['wednesday', 'quarter'] },
          start: '2026-11-25T07:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-260',
    class: 'sentences',
    said: 'Lesson w/ Priya tomorrow 4 to 5:30, then Marcus at 6 for an hour',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Lesson w/ Priya tomorrow 4 to 5:30, then Marcus at 6 for an hour' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Priya'], lacks: ['tomorrow', 'Marcus'] },
          start: '2026-11-23T16:00',
          end: '2026-11-23T17:30',
        },
        {
          kind: 'event',
          title: { has: ['Marcus'], lacks: ['an hour', 'Priya'] },
          start: '2026-11-23T18:00',
          end: '2026-11-23T19:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-261',
    class: 'sentences',
    said: "Oh, and don't let me forget to take the cranberry bread out of the freezer, Wednesday evening at eight",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Oh, and don't let me forget to take the cranberry bread out of the freezer, Wednesday evening at eight",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['cranberry bread', 'freezer'], lacks: ['Wednesday', 'eight', 'forget'] },
          at: '2026-11-25T20:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-262',
    class: 'sentences',
    said: 'fix the flaky checkout test by wed, ~2h, high priority #backend',
    calls: [
      { tool: 'quick_add', arguments: { text: 'fix the flaky checkout test by wed, ~2h, high priority #backend' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['flaky checkout test'], lacks: ['wed', '2h', 'priority'] },
          due: '2026-11-25',
          estimateMinutes: 120,
          importance: 'high',
          tags: ['backend'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-263',
    class: 'sentences',
    said: 'Glucose test on the 9th, 8:40am at Mercy Hospital, and at 11:30 the night before remind me not to eat anything more',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Glucose test on the 9th, 8:40am at Mercy Hospital, and at 11:30 the night before remind me not to eat anything more',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Glucose test'], lacks: ['9th', '8:40'] }, start: '2026-12-09T08:40' },
        { kind: 'reminder', title: { has: ['eat'], lacks: ['11:30'] }, at: '2026-12-08T23:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-264',
    class: 'sentences',
    said: "Friday we've got film session 3:30-4:30 and then team dinner at 5:30 in the cafeteria",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Friday we've got film session 3:30-4:30 and then team dinner at 5:30 in the cafeteria" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['film session'], lacks: ['Friday', '3:30'] },
          start: '2026-11-27T15:30',
          end: '2026-11-27T16:30',
        },
        { kind: 'event', title: { has: ['team dinner'], lacks: ['5:30'] }, start: '2026-11-27T17:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-265',
    class: 'sentences',
    said: 'By the 30th I need to order gift boxes, tissue paper and ribbon from Nashville Wraps',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'By the 30th I need to order gift boxes, tissue paper and ribbon from Nashville Wraps' },
      },
    ],
    expect: {
      written: [{ kind: 'todo', title: { has: ['gift boxes', 'ribbon'], lacks: ['30th'] }, due: '2026-11-30' }],
    },
  },
  {
    id: 'en-more-sentences-266',
    class: 'sentences',
    said: 'Am I free this Friday at 11?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Grain delivery', start: '2026-11-27T11:30', end: '2026-11-27T12:30' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'this Friday at 11' } }],
    expect: { answers: { names: ['Grain delivery'], texts: ['2026-11-27'] } },
  },
  {
    id: 'en-more-sentences-267',
    class: 'sentences',
    said: 'Staff drinks at the shop on Christmas Eve, 2pm, right after we lock up',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Staff drinks at the shop on Christmas Eve, 2pm, right after we lock up' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['Staff drinks'], lacks: ['2pm'] }, start: '2026-12-24T14:00' }],
    },
  },
  {
    id: 'en-more-sentences-268',
    class: 'sentences',
    said: "on Memorial Day at 10am remind me to take flags out to Walter's grave",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "on Memorial Day at 10am remind me to take flags out to Walter's grave" },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['flags', 'Walter'], lacks: ['10am', 'remind'] }, at: '2027-05-31T10:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-269',
    class: 'sentences',
    said: 'Brunch with the Okafors the day after Thanksgiving, eleven-ish is too vague so say 11:15',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Brunch with the Okafors', start: 'the day after Thanksgiving, 11:15' },
      },
    ],
    expect: { written: [{ kind: 'event', title: 'Brunch with the Okafors', start: '2026-11-27T11:15' }] },
  },
  {
    id: 'en-more-sentences-270',
    class: 'sentences',
    said: 'Call with opposing counsel tomorrow, 2:30pm London time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with opposing counsel tomorrow, 2:30pm London time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['opposing counsel'], lacks: ['tomorrow', '2:30'] },
          start: '2026-11-23T14:30+00:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-271',
    class: 'sentences',
    said: 'sprint review with the Bangalore team tue 6pm their time, 1.5h',
    calls: [
      { tool: 'quick_add', arguments: { text: 'sprint review with the Bangalore team tue 6pm their time, 1.5h' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sprint review'], lacks: ['6pm', 'their time', '1.5h'] },
          start: '2026-11-24T18:00+05:30',
          end: '2026-11-24T19:30+05:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-272',
    class: 'sentences',
    said: 'Investor demo Thursday December 10, 11:45am Pacific',
    calls: [{ tool: 'quick_add', arguments: { text: 'Investor demo Thursday December 10, 11:45am Pacific' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Investor demo'], lacks: ['December', 'Thursday'] },
          start: '2026-12-10T14:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-273',
    class: 'sentences',
    said: 'Line-cook interview tomorrow at ten forty-five, give it twenty-five minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Line-cook interview tomorrow at ten forty-five, give it twenty-five minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['interview'], lacks: ['tomorrow', 'ten', 'twenty-five'] },
          start: '2026-11-23T10:45',
          end: '2026-11-23T11:10',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-274',
    class: 'sentences',
    said: 'in an hour and twenty minutes remind me to baste the turkey',
    calls: [{ tool: 'quick_add', arguments: { text: 'in an hour and twenty minutes remind me to baste the turkey' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['baste the turkey'], lacks: ['hour', 'twenty'] }, at: '2026-11-22T08:20' },
      ],
    },
  },
  {
    id: 'en-more-sentences-275',
    class: 'sentences',
    said: 'Coffee with the new kicker’s dad, three days from now, noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with the new kicker’s dad, three days from now, noon' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Coffee', 'dad'], lacks: ['three days', 'noon'] }, start: '2026-11-25T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-276',
    class: 'sentences',
    said: "I'm on vacation Dec 28 to Jan 1",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on vacation Dec 28 to Jan 1" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'], lacks: ['Dec', 'Jan'] },
          allDay: true,
          start: '2026-12-28',
          end: '2027-01-02',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-277',
    class: 'sentences',
    said: 'County fair livestock show is August 12 thru 15',
    calls: [{ tool: 'quick_add', arguments: { text: 'County fair livestock show is August 12 thru 15' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['livestock show'], lacks: ['August'] },
          allDay: true,
          start: '2027-08-12',
          end: '2027-08-16',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-278',
    class: 'sentences',
    said: 'note: walk-in freezer code is 4471, spare key behind the mixer',
    calls: [
      { tool: 'quick_add', arguments: { text: 'note: walk-in freezer code is 4471, spare key behind the mixer' } },
    ],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', 'spare key'] } }] },
  },
  {
    id: 'en-more-sentences-279',
    class: 'sentences',
    said: 'Remember that my OB is Dr. Castellano',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remember that my OB is Dr. Castellano' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['Castellano'] } }] },
  },
  {
    id: 'en-more-sentences-280',
    class: 'sentences',
    said: 'tmrw 8am oil change at Jiffy Lube, weds 1pm eye exam, and by friday renew the plates',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'tmrw 8am oil change at Jiffy Lube, weds 1pm eye exam, and by friday renew the plates' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['oil change'], lacks: ['tmrw', '8am'] },
          start: '2026-11-23T08:00',
          location: 'Jiffy Lube',
        },
        { kind: 'event', title: { has: ['eye exam'], lacks: ['weds', '1pm'] }, start: '2026-11-25T13:00' },
        { kind: 'todo', title: { has: ['plates'], lacks: ['friday'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-sentences-281',
    class: 'sentences',
    said: "Call Father O'Malley about the bake sale by Tuesday. Hair appointment Thursday the 3rd at 1:30. And remind me tonight at 7 to watch Teddy's recital video.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Call Father O'Malley about the bake sale by Tuesday. Hair appointment Thursday the 3rd at 1:30. And remind me tonight at 7 to watch Teddy's recital video.",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ["O'Malley", 'bake sale'], lacks: ['Tuesday'] }, due: '2026-11-24' },
        { kind: 'event', title: { has: ['Hair appointment'], lacks: ['Thursday', '1:30'] }, start: '2026-12-03T13:30' },
        { kind: 'reminder', title: { has: ['recital video'], lacks: ['tonight'] }, at: '2026-11-22T19:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-282',
    class: 'sentences',
    said: 'to do: email the syllabus to Prof. Lindqvist; water the lab ferns; book the train to Boston',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'to do: email the syllabus to Prof. Lindqvist; water the lab ferns; book the train to Boston',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['syllabus', 'Lindqvist'], lacks: ['ferns'] }, due: null },
        { kind: 'todo', title: { has: ['lab ferns'], lacks: ['syllabus'] }, due: null },
        { kind: 'todo', title: { has: ['train'], lacks: ['ferns'] }, due: null },
      ],
    },
  },
  {
    id: 'en-more-sentences-283',
    class: 'sentences',
    said: 'Tentatively pencil in the staff holiday party for December 16th, 6-9pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Tentatively pencil in the staff holiday party for December 16th, 6-9pm' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['staff holiday party'], lacks: ['December', 'Tentatively', '9pm'] },
          start: '2026-12-16T18:00',
          end: '2026-12-16T21:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-284',
    class: 'sentences',
    said: 'Block 2 hrs Tuesday from 1 for the chapter 4 rewrite',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block 2 hrs Tuesday from 1 for the chapter 4 rewrite' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['chapter 4'], lacks: ['Tuesday', '2 hrs'] },
          start: '2026-11-24T13:00',
          end: '2026-11-24T15:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-285',
    class: 'sentences',
    said: 'flight UA1482 to Denver leaves Sunday the 29th 6:05am, nudge me 3 hours ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'flight UA1482 to Denver leaves Sunday the 29th 6:05am, nudge me 3 hours ahead' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['UA1482'], lacks: ['29th', '6:05', 'nudge'] },
          start: '2026-11-29T06:05',
          reminds: ['2026-11-29T03:05'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-286',
    class: 'sentences',
    said: 'sales tax forms must be in by December 15, important. remind me on the 10th at 9am',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'sales tax forms must be in by December 15, important. remind me on the 10th at 9am' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['sales tax forms'], lacks: ['December', 'important'] },
          due: '2026-12-15',
          importance: 'high',
        },
        { kind: 'reminder', at: '2026-12-10T09:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-287',
    class: 'sentences',
    said: 'Prenatal yoga at Lotus Studio, Monday, half past six in the evening, seventy-five minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Prenatal yoga at Lotus Studio, Monday, half past six in the evening, seventy-five minutes',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Prenatal yoga'], lacks: ['Monday', 'half past', 'seventy'] },
          start: '2026-11-23T18:30',
          end: '2026-11-23T19:45',
          location: 'Lotus Studio',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-288',
    class: 'sentences',
    said: 'Feed store opens at quarter to eight, so remind me to call them Tuesday at ten to eight in the morning',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Call the feed store', at: 'Tuesday at ten to eight in the morning' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Call the feed store', at: '2026-11-24T07:50' }] },
  },
  {
    id: 'en-more-sentences-289',
    class: 'sentences',
    said: 'License renewal for the training car: last day of January. Takes maybe 40 minutes, tag it car.',
    calls: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Renew license for the training car',
          due: 'last day of January',
          estimate_minutes: 40,
          tags: ['car'],
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Renew license for the training car',
          due: '2027-01-31',
          estimateMinutes: 40,
          tags: ['car'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-290',
    class: 'sentences',
    said: 'sit-down with my advisor sometime wednesday afternoon',
    calls: [{ tool: 'quick_add', arguments: { text: 'sit-down with my advisor sometime wednesday afternoon' } }],
    expect: { asks: [['2026-11-25', 'Nov 25', 'Wednesday']] },
  },
  {
    id: 'en-more-sentences-291',
    class: 'sentences',
    said: 'Dentist with Dr. Alvarez tomorrow at 9:40 am, ping me 45 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Dentist with Dr. Alvarez tomorrow at 9:40 am, ping me 45 minutes before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dentist'], lacks: ['ping', '45', 'tomorrow'] },
          start: '2026-11-23T09:40',
          reminds: ['2026-11-23T08:55'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-292',
    class: 'sentences',
    said: "hey so my sister's flight lands at JFK on Wednesday at 6:15 pm and I'm the one picking her up, can you remind me two hours ahead so I beat the traffic?",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "hey so my sister's flight lands at JFK on Wednesday at 6:15 pm and I'm the one picking her up, can you remind me two hours ahead so I beat the traffic?",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sister'], lacks: ['remind', 'two hours', '6:15'] },
          start: '2026-11-25T18:15',
          reminds: ['2026-11-25T16:15'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-293',
    class: 'sentences',
    said: 'Remind me in 25 minutes to move the car, street sweeping starts soon',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me in 25 minutes to move the car, street sweeping starts soon' },
      },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['car'], lacks: ['25 minutes', 'remind'] }, at: '2026-11-22T07:25' }],
    },
  },
  {
    id: 'en-more-sentences-294',
    class: 'sentences',
    said: "Finish the grant budget by Thursday, December 3; it's high importance and should take me about 90 minutes",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Finish the grant budget by Thursday, December 3; it's high importance and should take me about 90 minutes",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['grant budget'], lacks: ['90', 'december'] },
          due: '2026-12-03',
          importance: 'high',
          estimateMinutes: 90,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-295',
    class: 'sentences',
    said: 'Parent-teacher conference for Mia in room 212, Tuesday at 4 in the afternoon, no wait, Wednesday, same time',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Parent-teacher conference for Mia in room 212, Tuesday at 4 in the afternoon, no wait, Wednesday, same time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'], lacks: ['no wait', 'tuesday', 'wednesday'] },
          start: '2026-11-25T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-296',
    class: 'sentences',
    said: 'Tomorrow: haircut at 11:30 am at Supercuts and then coffee with Priya at 1 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Tomorrow: haircut at 11:30 am at Supercuts and then coffee with Priya at 1 pm' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['haircut'], lacks: ['11:30', 'coffee'] },
          start: '2026-11-23T11:30',
          location: 'Supercuts',
        },
        { kind: 'event', title: { has: ['coffee', 'Priya'], lacks: ['1 pm', 'haircut'] }, start: '2026-11-23T13:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-297',
    class: 'sentences',
    said: 'Block 2 to 4:30 pm on Friday for deep work on chapter 7 of my thesis',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Block 2 to 4:30 pm on Friday for deep work on chapter 7 of my thesis' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['chapter 7'], lacks: ['4:30', 'friday'] },
          start: '2026-11-27T14:00',
          end: '2026-11-27T16:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-298',
    class: 'sentences',
    said: 'Call with the Berlin office on Tuesday at 3 pm Berlin time, should run 40 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Call with the Berlin office on Tuesday at 3 pm Berlin time, should run 40 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['call'], lacks: ['3 pm', '40 minutes'] },
          start: '2026-11-24T09:00',
          end: '2026-11-24T09:40',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-299',
    class: 'sentences',
    said: 'webinar on heat pumps Dec 9 at 10 am Pacific, an hour and a half',
    calls: [
      { tool: 'quick_add', arguments: { text: 'webinar on heat pumps Dec 9 at 10 am Pacific, an hour and a half' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['heat pumps'], lacks: ['pacific', '10 am', 'half'] },
          start: '2026-12-09T13:00',
          end: '2026-12-09T14:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-300',
    class: 'sentences',
    said: "We're going to Vermont from December 26 through December 30, skis and all",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "We're going to Vermont from December 26 through December 30, skis and all" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Vermont'], lacks: ['december', '30'] },
          start: '2026-12-26',
          end: '2026-12-31',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-301',
    class: 'sentences',
    said: "Mom's 70th birthday bash is on Dec 12, it starts at 5 pm and goes till 9 pm, at the Elks Lodge",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Mom's 70th birthday bash is on Dec 12, it starts at 5 pm and goes till 9 pm, at the Elks Lodge",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['70th', 'bash'], lacks: ['5 pm', 'till'] },
          start: '2026-12-12T17:00',
          end: '2026-12-12T21:00',
          location: 'Elks Lodge',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-302',
    class: 'sentences',
    said: 'remind me at 8 tonight to take the lasagna out of the freezer',
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me at 8 tonight to take the lasagna out of the freezer' } },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['lasagna'], lacks: ['tonight', 'remind'] }, at: '2026-11-22T20:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-303',
    class: 'sentences',
    said: "Plumber's coming to look at the leak in apartment 302 on Monday between 10 am and noon",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Plumber's coming to look at the leak in apartment 302 on Monday between 10 am and noon" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['plumber'], lacks: ['noon', 'monday', '10 am'] },
          start: '2026-11-23T10:00',
          end: '2026-11-23T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-304',
    class: 'sentences',
    said: 'Jury duty on December 14, the whole day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Jury duty on December 14, the whole day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['jury duty'], lacks: ['whole day', 'december'] },
          start: '2026-12-14',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-305',
    class: 'sentences',
    said: "I've got to send invoice #4471 for $1,250 to the Hendersons by 5 pm on Monday",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "I've got to send invoice #4471 for $1,250 to the Hendersons by 5 pm on Monday" },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['invoice', 'Hendersons'], lacks: ['5 pm', 'monday'] }, due: '2026-11-23T17:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-306',
    class: 'sentences',
    said: "A week from Tuesday at 7:30 in the evening there's choir rehearsal at St. Mark's",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "A week from Tuesday at 7:30 in the evening there's choir rehearsal at St. Mark's" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['choir'], lacks: ['tuesday', 'evening', '7:30'] },
          start: '2026-12-01T19:30',
          location: "St. Mark's",
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-307',
    class: 'sentences',
    said: 'The day after Thanksgiving, 6 am, line up for the TV deal with Jake at Best Buy, bring the $50 coupon',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The day after Thanksgiving, 6 am, line up for the TV deal with Jake at Best Buy, bring the $50 coupon',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['line up'], lacks: ['6 am', 'thanksgiving'] },
          start: '2026-11-27T06:00',
          location: 'Best Buy',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-308',
    class: 'sentences',
    said: "Don't let me forget: three hours from now, remind me to text Omar the garage code 5519",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Don't let me forget: three hours from now, remind me to text Omar the garage code 5519" },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['Omar'], lacks: ['three hours', 'forget'] }, at: '2026-11-22T10:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-309',
    class: 'sentences',
    said: "I'm volunteering at the food bank on the 5th of December from 8:30 am to noon; remind me the evening before at 9 pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I'm volunteering at the food bank on the 5th of December from 8:30 am to noon; remind me the evening before at 9 pm",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['volunteer'], lacks: ['remind', '9 pm', 'noon'] },
          start: '2026-12-05T08:30',
          end: '2026-12-05T12:00',
          reminds: ['2026-12-04T21:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-310',
    class: 'sentences',
    said: "Since Dana and I swapped, I'm working the night shift this Friday, 7 pm to 7 am Saturday",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Since Dana and I swapped, I'm working the night shift this Friday, 7 pm to 7 am Saturday" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shift'], lacks: ['7 pm', '7 am', 'saturday'] },
          start: '2026-11-27T19:00',
          end: '2026-11-28T07:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-311',
    class: 'sentences',
    said: 'Maybe drinks with Theo Thursday at 8 pm, not sure yet, so mark it tentative',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Maybe drinks with Theo Thursday at 8 pm, not sure yet, so mark it tentative' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['drinks', 'Theo'], lacks: ['tentative', '8 pm', 'thursday'] },
          start: '2026-11-26T20:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-312',
    class: 'sentences',
    said: 'Todo: renew passport, due January 15, #family, high importance',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Todo: renew passport, due January 15, #family, high importance' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['passport'], lacks: ['january', 'importance', 'due'] },
          due: '2027-01-15',
          tags: ['family'],
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-313',
    class: 'sentences',
    said: "Half past nine on the morning of the 3rd of December I'm seeing the physio about my dodgy knee, it'll take three quarters of an hour",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Half past nine on the morning of the 3rd of December I'm seeing the physio about my dodgy knee, it'll take three quarters of an hour",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['physio'], lacks: ['half past', 'december', 'quarters'] },
          start: '2026-12-03T09:30',
          end: '2026-12-03T10:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-314',
    class: 'sentences',
    said: 'Eye test at Specsavers on 4 December at quarter to three in the afternoon, remind me an hour before and again ten minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Eye test at Specsavers on 4 December at quarter to three in the afternoon, remind me an hour before and again ten minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['eye test'], lacks: ['remind', 'quarter', 'ten minutes'] },
          start: '2026-12-04T14:45',
          location: 'Specsavers',
          reminds: ['2026-12-04T13:45', '2026-12-04T14:35'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-315',
    class: 'sentences',
    said: "Lunch with Victor is Monday at noon or maybe Tuesday at noon, I honestly can't remember which",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Lunch with Victor is Monday at noon or maybe Tuesday at noon, I honestly can't remember which",
        },
      },
    ],
    expect: { asks: [] },
  },
  {
    id: 'en-more-sentences-316',
    class: 'sentences',
    said: 'The piano tuner comes on Tuesday, November 26, at 10 am',
    calls: [{ tool: 'quick_add', arguments: { text: 'The piano tuner comes on Tuesday, November 26, at 10 am' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-sentences-317',
    class: 'sentences',
    said: 'Friday 1:15 pm: orthodontist for Leo. No, scratch that, make it 2:45 pm, they moved us',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Friday 1:15 pm: orthodontist for Leo. No, scratch that, make it 2:45 pm, they moved us' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['orthodontist'], lacks: ['1:15', 'scratch', '2:45'] },
          start: '2026-11-27T14:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-318',
    class: 'sentences',
    said: "Pick up 3 kg of flour and a dozen croissants from the bakery on Wednesday at 4:30 pm, they're shut the day after for the holiday",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Pick up 3 kg of flour and a dozen croissants from the bakery on Wednesday at 4:30 pm, they're shut the day after for the holiday",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['3 kg', 'flour'], lacks: ['4:30', 'wednesday'] }, start: '2026-11-25T16:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-319',
    class: 'sentences',
    said: 'Kickoff with Acme on Monday at 2 pm for 90 minutes, then a debrief with just our team that same day at 4 pm for half an hour',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Kickoff with Acme on Monday at 2 pm for 90 minutes, then a debrief with just our team that same day at 4 pm for half an hour',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['kickoff'], lacks: ['90', '2 pm', 'debrief'] },
          start: '2026-11-23T14:00',
          end: '2026-11-23T15:30',
        },
        {
          kind: 'event',
          title: { has: ['debrief'], lacks: ['4 pm', 'half an hour', 'kickoff'] },
          start: '2026-11-23T16:00',
          end: '2026-11-23T16:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-320',
    class: 'sentences',
    said: "Snow tires go on at Midas Dec 2, 7:45 a.m., it's the gray Subaru",
    calls: [
      { tool: 'quick_add', arguments: { text: "Snow tires go on at Midas Dec 2, 7:45 a.m., it's the gray Subaru" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['snow tires'], lacks: ['7:45', 'dec 2'] },
          start: '2026-12-02T07:45',
          location: 'Midas',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-321',
    class: 'sentences',
    said: 'Note to self: the alarm code at the cabin is 7730 and the spare key is under the blue pot',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Note to self: the alarm code at the cabin is 7730 and the spare key is under the blue pot',
        },
      },
    ],
    expect: { written: [{ kind: 'memo', title: { has: ['alarm code'], lacks: ['note to self'] } }] },
  },
  {
    id: 'en-more-sentences-322',
    class: 'sentences',
    said: 'Flight UA 1482 to Denver leaves Newark on December 18 at 6:20 am and gets in at 8:45 am Mountain time',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Flight UA 1482 to Denver leaves Newark on December 18 at 6:20 am and gets in at 8:45 am Mountain time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Denver'], lacks: ['6:20', '8:45', 'mountain'] },
          start: '2026-12-18T06:20',
          end: '2026-12-18T10:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-323',
    class: 'sentences',
    said: 'Remind me an hour and a quarter from now to switch the laundry',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me an hour and a quarter from now to switch the laundry' } },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['laundry'], lacks: ['quarter', 'hour'] }, at: '2026-11-22T08:15' }],
    },
  },
  {
    id: 'en-more-sentences-324',
    class: 'sentences',
    said: "Study group at Butler Library on the 2nd from 6 to 8:30 pm, we're covering units 5 and 6",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Study group at Butler Library on the 2nd from 6 to 8:30 pm, we're covering units 5 and 6" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['study group'], lacks: ['8:30', '2nd'] },
          start: '2026-12-02T18:00',
          end: '2026-12-02T20:30',
          location: 'Butler Library',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-325',
    class: 'sentences',
    said: 'I need to have the Q4 deck done by noon on Wednesday, urgent, roughly three hours of work',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'I need to have the Q4 deck done by noon on Wednesday, urgent, roughly three hours of work',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Q4 deck'], lacks: ['noon', 'urgent', 'three hours'] },
          due: '2026-11-25T12:00',
          urgency: 'high',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-326',
    class: 'sentences',
    said: 'Christmas Eve service at 5 pm, with two reminders please, one a day ahead and one 30 minutes ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Christmas Eve service at 5 pm, with two reminders please, one a day ahead and one 30 minutes ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['service'], lacks: ['5 pm', 'reminder', 'ahead'] },
          start: '2026-12-24T17:00',
          reminds: ['2026-12-23T17:00', '2026-12-24T16:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-327',
    class: 'sentences',
    said: 'Company retreat in Asheville, December 7 through 9',
    calls: [{ tool: 'quick_add', arguments: { text: 'Company retreat in Asheville, December 7 through 9' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['retreat'], lacks: ['december', 'through'] },
          start: '2026-12-07',
          end: '2026-12-10',
          allDay: true,
          location: 'Asheville',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-328',
    class: 'sentences',
    said: 'House cleaners arrive tomorrow at 8 am sharp and stay four hours; show it as free because nobody needs me there',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'House cleaners arrive tomorrow at 8 am sharp and stay four hours; show it as free because nobody needs me there',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cleaners'], lacks: ['8 am', 'four hours', 'free'] },
          start: '2026-11-23T08:00',
          end: '2026-11-23T12:00',
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-329',
    class: 'sentences',
    said: "The day after the 5th of December, at 10:30 in the morning, we're christening baby Rosa at Holy Cross Church",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "The day after the 5th of December, at 10:30 in the morning, we're christening baby Rosa at Holy Cross Church",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Rosa'], lacks: ['10:30', 'december', '5th'] },
          start: '2026-12-06T10:30',
          location: 'Holy Cross Church',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-330',
    class: 'sentences',
    said: "Sorry, it's been a long week already. Could you stick in dinner with my in-laws on Saturday, 6:30 pm, at Olive Garden, and remind me at 5 pm that day to grab a bottle of wine?",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Sorry, it's been a long week already. Could you stick in dinner with my in-laws on Saturday, 6:30 pm, at Olive Garden, and remind me at 5 pm that day to grab a bottle of wine?",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner', 'in-laws'], lacks: ['wine', '6:30', 'sorry'] },
          start: '2026-11-28T18:30',
          location: 'Olive Garden',
        },
        { kind: 'reminder', title: { has: ['wine'], lacks: ['5 pm', 'remind'] }, at: '2026-11-28T17:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-331',
    class: 'sentences',
    said: 'podcast recording w/ Sam tmrw 3pm-4:15pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'podcast recording w/ Sam tmrw 3pm-4:15pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['podcast'], lacks: ['tmrw', '4:15'] },
          start: '2026-11-23T15:00',
          end: '2026-11-23T16:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-332',
    class: 'sentences',
    said: 'Return the library books by December 1 and pay the $12.60 fine by December 4',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Return the library books by December 1 and pay the $12.60 fine by December 4' },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['library books'], lacks: ['december', 'fine'] }, due: '2026-12-01' },
        { kind: 'todo', title: { has: ['fine'], lacks: ['december'] }, due: '2026-12-04' },
      ],
    },
  },
  {
    id: 'en-more-sentences-333',
    class: 'sentences',
    said: 'MRI on Dec. 10 at 7:20 am, no food from midnight on, so remind me the night before at 10 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'MRI on Dec. 10 at 7:20 am, no food from midnight on, so remind me the night before at 10 pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['MRI'], lacks: ['remind', '10 pm', '7:20'] },
          start: '2026-12-10T07:20',
          reminds: ['2026-12-09T22:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-334',
    class: 'sentences',
    said: "Interview with Nordlicht GmbH on November 30th at 11 am Eastern, that's 5 pm for them",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Interview with Nordlicht GmbH on November 30th at 11 am Eastern, that's 5 pm for them" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['interview'], lacks: ['11 am', 'eastern', '5 pm'] },
          start: '2026-11-30T11:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-335',
    class: 'sentences',
    said: "Meet the kids' bus, the number 12, tomorrow at 3:20 pm",
    calls: [{ tool: 'quick_add', arguments: { text: "Meet the kids' bus, the number 12, tomorrow at 3:20 pm" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['bus'], lacks: ['3:20', 'tomorrow'] }, start: '2026-11-23T15:20' }],
    },
  },
  {
    id: 'en-more-sentences-336',
    class: 'sentences',
    said: "New Year's Eve party at Jordan's place, starts at 9 pm, ends at 1 in the morning",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "New Year's Eve party at Jordan's place, starts at 9 pm, ends at 1 in the morning" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['party'], lacks: ['9 pm', 'ends', 'morning'] },
          start: '2026-12-31T21:00',
          end: '2027-01-01T01:00',
          location: "Jordan's place",
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-337',
    class: 'sentences',
    said: 'Three weeks from tomorrow at 1 pm I defend my thesis in Kent Hall, wish me luck',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Three weeks from tomorrow at 1 pm I defend my thesis in Kent Hall, wish me luck' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['thesis'], lacks: ['three weeks', '1 pm', 'luck'] },
          start: '2026-12-14T13:00',
          location: 'Kent Hall',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-338',
    class: 'sentences',
    said: "Sauna with Bea on Monday at 6 pm... hmm, actually she can't, so Tuesday at 6:30 pm instead",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Sauna with Bea on Monday at 6 pm... hmm, actually she can't, so Tuesday at 6:30 pm instead",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['sauna'], lacks: ['monday', 'instead', '6:30'] }, start: '2026-11-24T18:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-339',
    class: 'sentences',
    said: "Mrs. Okafor moved her crown fitting, it's now Tuesday December 8 at 10:40 am, used to be that Monday",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Mrs. Okafor moved her crown fitting, it's now Tuesday December 8 at 10:40 am, used to be that Monday",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['crown', 'okafor'], lacks: ['tuesday', 'used to be', '10:40'] },
          start: '2026-12-08T10:40',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-340',
    class: 'sentences',
    said: 'Block 12:15 to 1:45 pm this Tuesday, Dr. Lindqvist is doing a root canal',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Block 12:15 to 1:45 pm this Tuesday, Dr. Lindqvist is doing a root canal' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['root canal'], lacks: ['block', '12:15', 'this tuesday'] },
          start: '2026-11-24T12:15',
          end: '2026-11-24T13:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-341',
    class: 'sentences',
    said: 'In 40 minutes remind me to call back the dad whose boy chipped a tooth',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'In 40 minutes remind me to call back the dad whose boy chipped a tooth' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['call', 'chipped'], lacks: ['40 minutes', 'remind'] },
          at: '2026-11-22T07:40',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-342',
    class: 'sentences',
    said: "Tomorrow's extras:\n- 8:20 am Pruitt, new patient x-rays\n- 11 am supply rep from Henley\n- 3:30 pm staff huddle",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Tomorrow's extras:\n- 8:20 am Pruitt, new patient x-rays\n- 11 am supply rep from Henley\n- 3:30 pm staff huddle",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['pruitt'], lacks: ['8:20', 'tomorrow'] }, start: '2026-11-23T08:20' },
        { kind: 'event', title: { has: ['henley'], lacks: ['11 am', 'tomorrow'] }, start: '2026-11-23T11:00' },
        { kind: 'event', title: { has: ['huddle'], lacks: ['3:30', 'tomorrow'] }, start: '2026-11-23T15:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-343',
    class: 'sentences',
    said: 'Could you please put down that the compressor technician is coming Wednesday at 7:30 in the morning, and give me a nudge the evening before at 6?',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Could you please put down that the compressor technician is coming Wednesday at 7:30 in the morning, and give me a nudge the evening before at 6?',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['compressor'], lacks: ['nudge', '7:30', 'wednesday', 'put down'] },
          start: '2026-11-25T07:30',
          reminds: ['2026-11-24T18:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-344',
    class: 'sentences',
    said: 'Insurance claims for the November hygiene visits have to be submitted by Dec 4, high priority, should take me about 90 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Insurance claims for the November hygiene visits have to be submitted by Dec 4, high priority, should take me about 90 minutes',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['claims'], lacks: ['dec 4', 'priority', '90 minutes'] },
          due: '2026-12-04',
          importance: 'high',
          estimateMinutes: 90,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-345',
    class: 'sentences',
    said: "Dale rolls in from Amarillo Wednesday at 9 pm, and then we're having turkey with my sister's bunch Thursday at 2 pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Dale rolls in from Amarillo Wednesday at 9 pm, and then we're having turkey with my sister's bunch Thursday at 2 pm",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['dale'], lacks: ['9 pm', 'wednesday', 'turkey'] }, start: '2026-11-25T21:00' },
        {
          kind: 'event',
          title: { has: ['turkey'], lacks: ['2 pm', 'thursday', 'amarillo'] },
          start: '2026-11-26T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-346',
    class: 'sentences',
    said: "hey so his truck has to be in the shop off exit 62 at 6:15 am on the first of December for the DOT inspection and an oil change while they're at it, they told me it takes 3 hours",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "hey so his truck has to be in the shop off exit 62 at 6:15 am on the first of December for the DOT inspection and an oil change while they're at it, they told me it takes 3 hours",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inspection'], lacks: ['6:15', 'december', '3 hours'] },
          start: '2026-12-01T06:15',
          end: '2026-12-01T09:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-347',
    class: 'sentences',
    said: 'remind me to Venmo the lumper $45 at quarter past eight tonight',
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me to Venmo the lumper $45 at quarter past eight tonight' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['venmo', '$45'], lacks: ['quarter', 'tonight', 'remind'] },
          at: '2026-11-22T20:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-348',
    class: 'sentences',
    said: 'One all-day block please: Dale home, December 11 through December 15',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'One all-day block please: Dale home, December 11 through December 15' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dale', 'home'], lacks: ['december', 'all-day', 'block'] },
          allDay: true,
          start: '2026-12-11',
          end: '2026-12-16',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-349',
    class: 'sentences',
    said: "Call Dale at 7 pm Mountain time on Friday, he'll be parked in Cheyenne by then",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Call Dale at 7 pm Mountain time on Friday, he'll be parked in Cheyenne by then" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dale'], lacks: ['7 pm', 'mountain time', 'on friday'] },
          start: '2026-11-27T21:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-350',
    class: 'sentences',
    said: "Load gets dropped in Tulsa Monday at 3pm - no wait, he just texted, it's Tuesday, same hour",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Load gets dropped in Tulsa Monday at 3pm - no wait, he just texted, it's Tuesday, same hour",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['load'], lacks: ['monday', 'no wait', 'same hour', '3pm'] },
          start: '2026-11-24T15:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-351',
    class: 'sentences',
    said: 'Faculty senate meets Thursday, December 3rd from 3:30 to 5 pm in Harkness Hall 110',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Faculty senate meets Thursday, December 3rd from 3:30 to 5 pm in Harkness Hall 110' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['senate'], lacks: ['3:30', 'december', '5 pm'] },
          start: '2026-12-03T15:30',
          end: '2026-12-03T17:00',
          location: 'Harkness Hall 110',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-352',
    class: 'sentences',
    said: 'Final grades for HIST 2140 have to reach the registrar by December 18 at noon; this one is important, tag it grading',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Final grades for HIST 2140 have to reach the registrar by December 18 at noon; this one is important, tag it grading',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['grades', '2140'], lacks: ['noon', 'important', 'tag'] },
          due: '2026-12-18T12:00',
          importance: 'high',
          tags: ['grading'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-353',
    class: 'sentences',
    said: 'I promised Priyanka a half-hour chat about chapter 7 of her thesis, tomorrow 10 am works for both of us',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'I promised Priyanka a half-hour chat about chapter 7 of her thesis, tomorrow 10 am works for both of us',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['priyanka'], lacks: ['10 am', 'half-hour', 'tomorrow', 'works for'] },
          start: '2026-11-23T10:00',
          end: '2026-11-23T10:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-354',
    class: 'sentences',
    said: 'Thesis defense M. Adeyemi, 9 December, 14:00, two hours, in Seminar Room B. Ping me a day before and again 20 minutes before.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Thesis defense M. Adeyemi, 9 December, 14:00, two hours, in Seminar Room B. Ping me a day before and again 20 minutes before.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['adeyemi'], lacks: ['14:00', 'two hours', 'ping', '20 minutes'] },
          start: '2026-12-09T14:00',
          end: '2026-12-09T16:00',
          location: 'Seminar Room B',
          reminds: ['2026-12-08T14:00', '2026-12-09T13:40'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-355',
    class: 'sentences',
    said: "Prof. Tanaka's guest lecture begins at 9 a.m. Tokyo time on December 2, I'm joining by Zoom",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Prof. Tanaka's guest lecture begins at 9 a.m. Tokyo time on December 2, I'm joining by Zoom",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lecture'], lacks: ['9 a.m.', 'tokyo time', 'december'] },
          start: '2026-12-01T19:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-356',
    class: 'sentences',
    said: "There's the medievalists' conference in Lisbon, January 13 to 16, all day. Not certain I'll go, so mark it tentative.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "There's the medievalists' conference in Lisbon, January 13 to 16, all day. Not certain I'll go, so mark it tentative.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'], lacks: ['january', 'tentative', 'not certain'] },
          allDay: true,
          start: '2027-01-13',
          end: '2027-01-17',
          location: 'Lisbon',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-357',
    class: 'sentences',
    said: 'PT w/ Marcus tmrw 6am 45 min',
    calls: [{ tool: 'quick_add', arguments: { text: 'PT w/ Marcus tmrw 6am 45 min' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['marcus'], lacks: ['tmrw', '6am', '45 min'] },
          start: '2026-11-23T06:00',
          end: '2026-11-23T06:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-358',
    class: 'sentences',
    said: 'Can we do the body scan for Yolanda the day after tomorrow at half past five in the afternoon, and please tell me an hour ahead so I can calibrate the thing',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Can we do the body scan for Yolanda the day after tomorrow at half past five in the afternoon, and please tell me an hour ahead so I can calibrate the thing',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['body scan', 'yolanda'], lacks: ['half past', 'hour ahead', 'tomorrow'] },
          start: '2026-11-24T17:30',
          reminds: ['2026-11-24T16:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-359',
    class: 'sentences',
    said: 'From the group chat: "Guys, trail run is Saturday 8am at Pinecrest Trailhead, bring 2 liters of water, route is 14 km"',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'From the group chat: "Guys, trail run is Saturday 8am at Pinecrest Trailhead, bring 2 liters of water, route is 14 km"',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trail run'], lacks: ['saturday', '8am'] },
          start: '2026-11-28T08:00',
          location: 'Pinecrest Trailhead',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-360',
    class: 'sentences',
    said: 'remind me in two and a half hours to take the chicken out of the marinade',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me in two and a half hours to take the chicken out of the marinade' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['chicken'], lacks: ['two and a half', 'hours', 'remind'] },
          at: '2026-11-22T09:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-361',
    class: 'sentences',
    said: 'order 12 new 16 kg kettlebells by Wednesday, urgent',
    calls: [{ tool: 'quick_add', arguments: { text: 'order 12 new 16 kg kettlebells by Wednesday, urgent' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['kettlebells', '16 kg'], lacks: ['wednesday', 'urgent'] },
          due: '2026-11-25',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-362',
    class: 'sentences',
    said: "They're resurfacing the gym floor December 21 and 22, put that in as one all-day entry over both days",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "They're resurfacing the gym floor December 21 and 22, put that in as one all-day entry over both days",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['gym floor'], lacks: ['december', 'all-day', 'both days'] },
          allDay: true,
          start: '2026-12-21',
          end: '2026-12-23',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-363',
    class: 'sentences',
    said: 'Note to self: gate code at the Garnet Street building is 4471',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Note to self: gate code at the Garnet Street building is 4471' } },
    ],
    expect: { written: [{ kind: 'memo', title: { has: ['gate code'], lacks: ['note to self'] } }] },
  },
  {
    id: 'en-more-sentences-364',
    class: 'sentences',
    said: 'Plumber for 4B tomorrow at 1 pm, boiler guy for the annex tomorrow at 3 pm, and tomorrow at 5 pm remind me to text both tenants',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Plumber for 4B tomorrow at 1 pm, boiler guy for the annex tomorrow at 3 pm, and tomorrow at 5 pm remind me to text both tenants',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['plumber', '4b'], lacks: ['1 pm', 'tomorrow'] }, start: '2026-11-23T13:00' },
        { kind: 'event', title: { has: ['boiler'], lacks: ['3 pm', 'tomorrow'] }, start: '2026-11-23T15:00' },
        {
          kind: 'reminder',
          title: { has: ['tenants'], lacks: ['5 pm', 'remind', 'tomorrow'] },
          at: '2026-11-23T17:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-365',
    class: 'sentences',
    said: 'Elevator inspector at 240 Garnet Street, Dec 10, 9 am sharp, he needs me there until 11',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Elevator inspector at 240 Garnet Street, Dec 10, 9 am sharp, he needs me there until 11' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['elevator'], lacks: ['9 am', 'dec 10', 'sharp', 'until'] },
          start: '2026-12-10T09:00',
          end: '2026-12-10T11:00',
          location: '240 Garnet Street',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-366',
    class: 'sentences',
    said: 'The lease renewal letters must go out no later than November 30. There are 27 of them, count on 3 hours of work.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The lease renewal letters must go out no later than November 30. There are 27 of them, count on 3 hours of work.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['lease renewal'], lacks: ['november', 'no later', '3 hours'] },
          due: '2026-11-30',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-367',
    class: 'sentences',
    said: 'Tenant in 17 wants me to look at the mold in her bathroom. I offered Saturday the 5th of December but weekends are out for her, so we settled on the Tuesday after that, 4:15 pm.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Tenant in 17 wants me to look at the mold in her bathroom. I offered Saturday the 5th of December but weekends are out for her, so we settled on the Tuesday after that, 4:15 pm.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['mold'], lacks: ['saturday', 'settled', '4:15', 'tuesday'] },
          start: '2026-12-08T16:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-368',
    class: 'sentences',
    said: "A week from Tuesday at 10 in the morning there's the eviction hearing at the Kessler County Courthouse",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "A week from Tuesday at 10 in the morning there's the eviction hearing at the Kessler County Courthouse",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['eviction hearing'], lacks: ['week from', 'morning', 'tuesday'] },
          start: '2026-12-01T10:00',
          location: 'Kessler County Courthouse',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-369',
    class: 'sentences',
    said: 'Schedule the locksmith for the lobby door on Tuesday, December 9 at noon',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Schedule the locksmith for the lobby door on Tuesday, December 9 at noon' },
      },
    ],
    expect: { asks: [] },
  },
  {
    id: 'en-more-sentences-370',
    class: 'sentences',
    said: "Nora's class is doing a lantern walk Friday December 4, 5:15 pm, and we are supposed to bring 24 cupcakes, as if I had the time",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Nora's class is doing a lantern walk Friday December 4, 5:15 pm, and we are supposed to bring 24 cupcakes, as if I had the time",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lantern walk'], lacks: ['friday', '5:15', 'as if'] },
          start: '2026-12-04T17:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-371',
    class: 'sentences',
    said: 'parent-teacher talk for Theo mon 30 nov 3:40pm, 15 mins, in Room 5',
    calls: [
      { tool: 'quick_add', arguments: { text: 'parent-teacher talk for Theo mon 30 nov 3:40pm, 15 mins, in Room 5' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['theo'], lacks: ['3:40', '15 min', 'nov'] },
          start: '2026-11-30T15:40',
          end: '2026-11-30T15:55',
          location: 'Room 5',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-372',
    class: 'sentences',
    said: "Please remind me tomorrow at 7:10 a.m. to pack the rubber boots, because it's forest day and last time we forgot them and he came home soaked",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Please remind me tomorrow at 7:10 a.m. to pack the rubber boots, because it's forest day and last time we forgot them and he came home soaked",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['rubber boots'], lacks: ['tomorrow', '7:10', 'remind'] },
          at: '2026-11-23T07:10',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-373',
    class: 'sentences',
    said: "Ella's birthday party at the Bounce Barn is Sunday, Dec 13, 2 to 4:30 pm; also I have to buy her a present by Friday Dec 11",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Ella's birthday party at the Bounce Barn is Sunday, Dec 13, 2 to 4:30 pm; also I have to buy her a present by Friday Dec 11",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['party'], lacks: ['sunday', '4:30', 'present'] },
          start: '2026-12-13T14:00',
          end: '2026-12-13T16:30',
          location: 'Bounce Barn',
        },
        { kind: 'todo', title: { has: ['present'], lacks: ['friday', 'dec 11', 'have to'] }, due: '2026-12-11' },
      ],
    },
  },
  {
    id: 'en-more-sentences-374',
    class: 'sentences',
    said: "Pick Leo up at 2 pm instead of 3 pm on Wednesday, it's early release",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Pick Leo up at 2 pm instead of 3 pm on Wednesday, it's early release" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['leo'], lacks: ['instead', '2 pm', '3 pm', 'wednesday'] },
          start: '2026-11-25T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-375',
    class: 'sentences',
    said: 'Kindergarten is shut from November 25 through November 27. Make it all day but show me as free, I can work anyway.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Kindergarten is shut from November 25 through November 27. Make it all day but show me as free, I can work anyway.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['kindergarten'], lacks: ['november', 'all day', 'show me'] },
          allDay: true,
          start: '2026-11-25',
          end: '2026-11-28',
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-376',
    class: 'sentences',
    said: 'close-of-books call with Rupert in the London office, Wednesday 2 pm London time, one hour',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'close-of-books call with Rupert in the London office, Wednesday 2 pm London time, one hour',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['call'], lacks: ['2 pm', 'one hour', 'london time', 'wednesday'] },
          start: '2026-11-25T09:00',
          end: '2026-11-25T10:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-377',
    class: 'sentences',
    said: "Lunch with Ferris the day after December 9, 12:30 pm, at Lucio's",
    calls: [
      { tool: 'quick_add', arguments: { text: "Lunch with Ferris the day after December 9, 12:30 pm, at Lucio's" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lunch', 'ferris'], lacks: ['day after', '12:30', 'december'] },
          start: '2026-12-10T12:30',
          location: "Lucio's",
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-378',
    class: 'sentences',
    said: 'Three things: send out the W-9 requests by Nov 27; meet Angela about depreciation on Nov 24 at 4 pm; and remind me on December 1 at 9 am to run payroll report 88',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Three things: send out the W-9 requests by Nov 27; meet Angela about depreciation on Nov 24 at 4 pm; and remind me on December 1 at 9 am to run payroll report 88',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['w-9'], lacks: ['nov 27', 'three things'] }, due: '2026-11-27' },
        { kind: 'event', title: { has: ['angela'], lacks: ['nov 24', '4 pm'] }, start: '2026-11-24T16:00' },
        {
          kind: 'reminder',
          title: { has: ['report 88'], lacks: ['9 am', 'december', 'remind'] },
          at: '2026-12-01T09:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-379',
    class: 'sentences',
    said: "Inventory count at the Medford warehouse on New Year's Eve, 7 am till 3 pm, alarm the evening before at 8 please",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Inventory count at the Medford warehouse on New Year's Eve, 7 am till 3 pm, alarm the evening before at 8 please",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inventory'], lacks: ['alarm', '7 am', '3 pm'] },
          start: '2026-12-31T07:00',
          end: '2026-12-31T15:00',
          location: 'Medford warehouse',
          reminds: ['2026-12-30T20:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-380',
    class: 'sentences',
    said: 'On the very last day of this year, at 2 in the afternoon, I need to sit down with Gil over the accruals',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'On the very last day of this year, at 2 in the afternoon, I need to sit down with Gil over the accruals',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['accruals'], lacks: ['afternoon', 'last day', 'this year'] },
          start: '2026-12-31T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-381',
    class: 'sentences',
    said: 'Sunrise is at 6:52 on Saturday and I want to be set up well before, so put the harbor shoot down for 6:10 am that day',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Sunrise is at 6:52 on Saturday and I want to be set up well before, so put the harbor shoot down for 6:10 am that day',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['shoot'], lacks: ['6:10', 'saturday', 'put'] }, start: '2026-11-28T06:10' },
      ],
    },
  },
  {
    id: 'en-more-sentences-382',
    class: 'sentences',
    said: "Camera club has its critique night on Dec 16 at 6:30 pm, I'd like a heads-up three days before and another one 2 hours before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Camera club has its critique night on Dec 16 at 6:30 pm, I'd like a heads-up three days before and another one 2 hours before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['critique'], lacks: ['heads-up', '6:30', 'three days', '2 hours'] },
          start: '2026-12-16T18:30',
          reminds: ['2026-12-13T18:30', '2026-12-16T16:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-383',
    class: 'sentences',
    said: "the repair place closes at 5 so i'm picking up my 70-200 lens tuesday at 4:20 pm, they want $185 for it",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "the repair place closes at 5 so i'm picking up my 70-200 lens tuesday at 4:20 pm, they want $185 for it",
        },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['lens'], lacks: ['tuesday', '4:20'] }, start: '2026-11-24T16:20' }],
    },
  },
  {
    id: 'en-more-sentences-384',
    class: 'sentences',
    said: 'Thinking of renting the Cobb Street studio on Sunday the 20th of December, 10 am to 1 pm. Nothing confirmed, only tentative for now.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Thinking of renting the Cobb Street studio on Sunday the 20th of December, 10 am to 1 pm. Nothing confirmed, only tentative for now.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['studio'], lacks: ['sunday', '10 am', 'tentative', 'confirmed'] },
          start: '2026-12-20T10:00',
          end: '2026-12-20T13:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-385',
    class: 'sentences',
    said: 'Geminids! Meteor shoot with Anneke starts 11 pm Sunday December 13 and goes on for four hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Geminids! Meteor shoot with Anneke starts 11 pm Sunday December 13 and goes on for four hours',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['meteor'], lacks: ['11 pm', 'four hours', 'sunday'] },
          start: '2026-12-13T23:00',
          end: '2026-12-14T03:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-386',
    class: 'sentences',
    said: 'Remind me 90 minutes from now to charge both batteries and format the 64 GB card',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me 90 minutes from now to charge both batteries and format the 64 GB card' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['batteries', '64 gb'], lacks: ['90 minutes', 'from now', 'remind'] },
          at: '2026-11-22T08:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-387',
    class: 'sentences',
    said: 'CPR recert Tuesday Dec 8 at 8:30am in room 214, nudge me a day ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'CPR recert Tuesday Dec 8 at 8:30am in room 214, nudge me a day ahead' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['CPR'], lacks: ['nudge', '8:30', 'Dec'] },
          start: '2026-12-08T08:30',
          location: 'room 214',
          reminds: ['2026-12-07T08:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-388',
    class: 'sentences',
    said: "remind me in 45 minutes to recheck bed 12's blood pressure",
    calls: [{ tool: 'quick_add', arguments: { text: "remind me in 45 minutes to recheck bed 12's blood pressure" } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bed 12', 'blood pressure'], lacks: ['45', 'remind'] },
          at: '2026-11-22T07:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-389',
    class: 'sentences',
    said: 'Flu shot clinic for staff is Wednesday, no wait, Thursday December 3rd at 2:15 in the afternoon',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Flu shot clinic for staff is Wednesday, no wait, Thursday December 3rd at 2:15 in the afternoon',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['flu shot'], lacks: ['Wednesday', 'Thursday', 'wait', '2:15'] },
          start: '2026-12-03T14:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-390',
    class: 'sentences',
    said: "I need to renew my nursing license by December 31, it's really important and it'll run me $160",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I need to renew my nursing license by December 31, it's really important and it'll run me $160",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['nursing license'], lacks: ['December', 'important'] },
          due: '2026-12-31',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-391',
    class: 'sentences',
    said: 'Gotta turn in my schedule requests before noon on Wednesday or Denise will kill me',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Gotta turn in my schedule requests before noon on Wednesday or Denise will kill me' },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['schedule requests'], lacks: ['noon', 'Wednesday'] }, due: '2026-11-25T12:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-392',
    class: 'sentences',
    said: 'Handoff meeting with Dr. Okafor at 6:45 tomorrow morning, fifteen minutes tops',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Handoff meeting with Dr. Okafor at 6:45 tomorrow morning, fifteen minutes tops' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Okafor'], lacks: ['6:45', 'tomorrow', 'fifteen'] },
          start: '2026-11-23T06:45',
          end: '2026-11-23T07:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-393',
    class: 'sentences',
    said: 'Airport run for Mrs. Delgado on Tuesday, pickup at 4:50am, Newark terminal B, remind me the night before at 9',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Airport run for Mrs. Delgado on Tuesday, pickup at 4:50am, Newark terminal B, remind me the night before at 9',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Delgado'], lacks: ['remind', 'night before', '4:50'] },
          start: '2026-11-24T04:50',
          reminds: ['2026-11-23T21:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-394',
    class: 'sentences',
    said: 'oil change Monday 11:20 am at Jiffy Lube, bring the $25 coupon',
    calls: [
      { tool: 'quick_add', arguments: { text: 'oil change Monday 11:20 am at Jiffy Lube, bring the $25 coupon' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['oil change'], lacks: ['Monday', '11:20'] },
          start: '2026-11-23T11:20',
          location: 'Jiffy Lube',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-395',
    class: 'sentences',
    said: "My inspection sticker's about to run out so put getting the car inspected on my to-do list, due November 30th",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "My inspection sticker's about to run out so put getting the car inspected on my to-do list, due November 30th",
        },
      },
    ],
    expect: {
      written: [{ kind: 'todo', title: { has: ['inspected'], lacks: ['to-do list', '30th'] }, due: '2026-11-30' }],
    },
  },
  {
    id: 'en-more-sentences-396',
    class: 'sentences',
    said: 'wake me from my nap in an hour and a half, I was out driving till four',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'wake me from my nap in an hour and a half, I was out driving till four' },
      },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['nap'], lacks: ['hour', 'half'] }, at: '2026-11-22T08:30' }],
    },
  },
  {
    id: 'en-more-sentences-397',
    class: 'sentences',
    said: 'Call the insurance adjuster about claim 4471 Tuesday at 10:15am, that guy never picks up in the afternoon',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Call the insurance adjuster about claim 4471 Tuesday at 10:15am, that guy never picks up in the afternoon',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['adjuster'], lacks: ['Tuesday', '10:15'] }, start: '2026-11-24T10:15' },
      ],
    },
  },
  {
    id: 'en-more-sentences-398',
    class: 'sentences',
    said: 'drop the dash cam footage off with the lawyer, 1 pm on the 2nd of December, at 88 Court Street',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'drop the dash cam footage off with the lawyer, 1 pm on the 2nd of December, at 88 Court Street',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dash cam'], lacks: ['1 pm', 'December'] },
          start: '2026-12-02T13:00',
          location: '88 Court Street',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-399',
    class: 'sentences',
    said: "Passenger left a wallet in my back seat, I'm meeting him at 5:45 this evening outside Penn Station to hand it over",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Passenger left a wallet in my back seat, I'm meeting him at 5:45 this evening outside Penn Station to hand it over",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['wallet'], lacks: ['5:45', 'this evening'] }, start: '2026-11-22T17:45' },
      ],
    },
  },
  {
    id: 'en-more-sentences-400',
    class: 'sentences',
    said: "Mia's makeup lesson is Saturday from 10 to 10:45am",
    calls: [{ tool: 'quick_add', arguments: { text: "Mia's makeup lesson is Saturday from 10 to 10:45am" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Mia', 'lesson'], lacks: ['Saturday', '10:45'] },
          start: '2026-11-28T10:00',
          end: '2026-11-28T10:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-401',
    class: 'sentences',
    said: 'Student recital on the 12th of December, 4pm, at First Presbyterian Church, warn me two hours before and also a day before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Student recital on the 12th of December, 4pm, at First Presbyterian Church, warn me two hours before and also a day before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['recital'], lacks: ['warn', 'before', '4pm', 'December'] },
          start: '2026-12-12T16:00',
          location: 'First Presbyterian Church',
          reminds: ['2026-12-11T16:00', '2026-12-12T14:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-402',
    class: 'sentences',
    said: 'Online masterclass with a teacher over in Germany, Dec 5 at 6pm Berlin time, lasts two hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Online masterclass with a teacher over in Germany, Dec 5 at 6pm Berlin time, lasts two hours',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['masterclass'], lacks: ['6pm', 'two hours', 'Dec'] },
          start: '2026-12-05T12:00',
          end: '2026-12-05T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-403',
    class: 'sentences',
    said: 'order four sets of strings by this Friday, should take me 10 minutes, tag it supplies',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'order four sets of strings by this Friday, should take me 10 minutes, tag it supplies' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['strings'], lacks: ['Friday', '10 minutes', 'tag'] },
          due: '2026-11-27',
          estimateMinutes: 10,
          tags: ['supplies'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-404',
    class: 'sentences',
    said: 'My bow goes in for a rehair Dec 1 at 11am and I pick it up Dec 4 at 5:30pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'My bow goes in for a rehair Dec 1 at 11am and I pick it up Dec 4 at 5:30pm' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['rehair'], lacks: ['11am', 'Dec'] }, start: '2026-12-01T11:00' },
        { kind: 'event', title: { has: ['pick'], lacks: ['5:30', 'Dec'] }, start: '2026-12-04T17:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-405',
    class: 'sentences',
    said: "Parent conference with the Nakamuras, let's say Tuesday, actually make that Wednesday, at 6:10pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Parent conference with the Nakamuras, let's say Tuesday, actually make that Wednesday, at 6:10pm",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Nakamura'], lacks: ['Tuesday', 'actually', 'Wednesday', '6:10'] },
          start: '2026-11-25T18:10',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-406',
    class: 'sentences',
    said: 'Suzuki book 3 workshop runs January 8 to 10 in Ithaca',
    calls: [{ tool: 'quick_add', arguments: { text: 'Suzuki book 3 workshop runs January 8 to 10 in Ithaca' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Suzuki', 'workshop'], lacks: ['January'] },
          start: '2027-01-08',
          end: '2027-01-11',
          allDay: true,
          location: 'Ithaca',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-407',
    class: 'sentences',
    said: "I'd love to have coffee with Ingrid from the symphony the day after Thanksgiving, 9:30 in the morning",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I'd love to have coffee with Ingrid from the symphony the day after Thanksgiving, 9:30 in the morning",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['coffee', 'Ingrid'], lacks: ['Thanksgiving', '9:30'] },
          start: '2026-11-27T09:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-408',
    class: 'sentences',
    said: "Biscuit's vet checkup is a week from Tuesday at 3:40 pm, remind me 1 hour before",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Biscuit's vet checkup is a week from Tuesday at 3:40 pm, remind me 1 hour before" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vet'], lacks: ['week from', 'remind', '3:40'] },
          start: '2026-12-01T15:40',
          reminds: ['2026-12-01T14:40'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-409',
    class: 'sentences',
    said: 'remind me at 8 tonight to give Rufus his heartworm pill',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me at 8 tonight to give Rufus his heartworm pill' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['heartworm'], lacks: ['tonight', 'remind'] }, at: '2026-11-22T20:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-410',
    class: 'sentences',
    said: "grooming for both dogs Wednesday at noon, it's $85 plus tip, and it takes two and a half hours",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "grooming for both dogs Wednesday at noon, it's $85 plus tip, and it takes two and a half hours",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['grooming'], lacks: ['noon', 'Wednesday'] },
          start: '2026-11-25T12:00',
          end: '2026-11-25T14:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-411',
    class: 'sentences',
    said: 'puppy playdate at Riverside Park today 2-3pm with that corgi from the elevator',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'puppy playdate at Riverside Park today 2-3pm with that corgi from the elevator' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['playdate'], lacks: ['2-3', 'today'] },
          start: '2026-11-22T14:00',
          end: '2026-11-22T15:00',
          location: 'Riverside Park',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-412',
    class: 'sentences',
    said: "add buying a 30 lb bag of kibble to my to-do list, there's no deadline",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "add buying a 30 lb bag of kibble to my to-do list, there's no deadline" },
      },
    ],
    expect: { written: [{ kind: 'todo', title: { has: ['kibble'], lacks: ['to-do list', 'deadline'] }, due: null }] },
  },
  {
    id: 'en-more-sentences-413',
    class: 'sentences',
    said: 'in twenty minutes tell me to let the dogs back in',
    calls: [{ tool: 'quick_add', arguments: { text: 'in twenty minutes tell me to let the dogs back in' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['dogs'], lacks: ['twenty', 'minutes'] }, at: '2026-11-22T07:20' }],
    },
  },
  {
    id: 'en-more-sentences-414',
    class: 'sentences',
    said: 'Zoning board hearing Dec 10, 5:30 p.m. to 8 p.m., at City Hall',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Zoning board hearing Dec 10, 5:30 p.m. to 8 p.m., at City Hall' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['zoning'], lacks: ['5:30', 'p.m.', 'Dec'] },
          start: '2026-12-10T17:30',
          end: '2026-12-10T20:00',
          location: 'City Hall',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-415',
    class: 'sentences',
    said: "finish the budget memo for ward 6 by 4pm Tuesday, it's urgent",
    calls: [
      { tool: 'quick_add', arguments: { text: "finish the budget memo for ward 6 by 4pm Tuesday, it's urgent" } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['budget memo'], lacks: ['4pm', 'Tuesday', 'urgent'] },
          due: '2026-11-24T16:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-416',
    class: 'sentences',
    said: "I'm taking the whole day off on December 18",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm taking the whole day off on December 18" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['off'], lacks: ['December'] },
          start: '2026-12-18',
          end: '2026-12-19',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-417',
    class: 'sentences',
    said: 'pothole walkthrough with the road crew, 11/30 at 9:15am, 40 min, give me a heads-up ten minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'pothole walkthrough with the road crew, 11/30 at 9:15am, 40 min, give me a heads-up ten minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['walkthrough'], lacks: ['11/30', '40 min', 'heads-up'] },
          start: '2026-11-30T09:15',
          end: '2026-11-30T09:55',
          reminds: ['2026-11-30T09:05'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-418',
    class: 'sentences',
    said: 'Webinar with the state DOT folks down in Texas, Wednesday Dec 2, 1:30pm Central',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Webinar with the state DOT folks down in Texas, Wednesday Dec 2, 1:30pm Central' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['webinar'], lacks: ['1:30', 'Wednesday'] }, start: '2026-12-02T14:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-419',
    class: 'sentences',
    said: "Two things: fire drill tomorrow at 10:30 am, and then Greg's retirement lunch on Tuesday at 12:15pm at Lombardi's",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Two things: fire drill tomorrow at 10:30 am, and then Greg's retirement lunch on Tuesday at 12:15pm at Lombardi's",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['fire drill'], lacks: ['10:30', 'two things'] }, start: '2026-11-23T10:30' },
        {
          kind: 'event',
          title: { has: ['retirement lunch'], lacks: ['12:15', 'Tuesday'] },
          start: '2026-11-24T12:15',
          location: "Lombardi's",
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-420',
    class: 'sentences',
    said: "Please pencil in lunch with the union rep for December 3 at half past twelve, it's tentative for now",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Please pencil in lunch with the union rep for December 3 at half past twelve, it's tentative for now",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['union rep'], lacks: ['pencil', 'half past', 'tentative'] },
          start: '2026-12-03T12:30',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-421',
    class: 'sentences',
    said: 'Pediatrician for Leo, 2 month shots, Monday Nov 30 at 9:40 in the morning, remind me the evening before at 7',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Pediatrician for Leo, 2 month shots, Monday Nov 30 at 9:40 in the morning, remind me the evening before at 7',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pediatrician'], lacks: ['remind', '9:40', 'evening before'] },
          start: '2026-11-30T09:40',
          reminds: ['2026-11-29T19:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-422',
    class: 'sentences',
    said: 'My mother-in-law is staying with us from December 5th through the 11th to help with the baby',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'My mother-in-law is staying with us from December 5th through the 11th to help with the baby',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['mother-in-law'], lacks: ['December', '11th'] },
          start: '2026-12-05',
          end: '2026-12-12',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-423',
    class: 'sentences',
    said: 'get the car seat checked Saturday 11 to 11:30 am, the firefighters do it for free',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'get the car seat checked Saturday 11 to 11:30 am, the firefighters do it for free' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['car seat'], lacks: ['Saturday', '11:30'] },
          start: '2026-11-28T11:00',
          end: '2026-11-28T11:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-424',
    class: 'sentences',
    said: 'newborn photos two days before Christmas at 10am, the photographer comes to the apartment, 4B',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'newborn photos two days before Christmas at 10am, the photographer comes to the apartment, 4B',
        },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['photos'], lacks: ['Christmas', '10am'] }, start: '2026-12-23T10:00' }],
    },
  },
  {
    id: 'en-more-sentences-425',
    class: 'sentences',
    said: "I have to send HR the paternity leave form by December 4, it'll take about 20 minutes",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "I have to send HR the paternity leave form by December 4, it'll take about 20 minutes" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['paternity leave'], lacks: ['December', '20 minutes'] },
          due: '2026-12-04',
          estimateMinutes: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-426',
    class: 'sentences',
    said: 'inventory count tonight 10:30 to midnight',
    calls: [{ tool: 'quick_add', arguments: { text: 'inventory count tonight 10:30 to midnight' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inventory'], lacks: ['tonight', 'midnight'] },
          start: '2026-11-22T22:30',
          end: '2026-11-23T00:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-427',
    class: 'sentences',
    said: 'Health inspector is coming on the 24th at 2 p.m., or so chef says, remind me half an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Health inspector is coming on the 24th at 2 p.m., or so chef says, remind me half an hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inspector'], lacks: ['24th', 'remind', 'half an hour'] },
          start: '2026-11-24T14:00',
          reminds: ['2026-11-24T13:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-428',
    class: 'sentences',
    said: 'trail shift at that new ramen place, Friday the 11th of December, 4pm to 9pm, wear black pants',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'trail shift at that new ramen place, Friday the 11th of December, 4pm to 9pm, wear black pants',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trail shift'], lacks: ['4pm', '9pm', 'Friday'] },
          start: '2026-12-11T16:00',
          end: '2026-12-11T21:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-429',
    class: 'sentences',
    said: 'remind me at quarter to five this afternoon to pull the 12 lb brisket out of the walk-in',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me at quarter to five this afternoon to pull the 12 lb brisket out of the walk-in' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['brisket'], lacks: ['quarter', 'afternoon', 'remind'] },
          at: '2026-11-22T16:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-430',
    class: 'sentences',
    said: 'Thesis committee meeting is on Dec 14 at 1pm for 90 minutes; I want reminders 1 day and 15 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Thesis committee meeting is on Dec 14 at 1pm for 90 minutes; I want reminders 1 day and 15 minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['thesis committee'], lacks: ['1pm', '90 minutes', 'before'] },
          start: '2026-12-14T13:00',
          end: '2026-12-14T14:30',
          reminds: ['2026-12-13T13:00', '2026-12-14T12:45'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-431',
    class: 'sentences',
    said: 'revise chapter 7 by 11:59 pm on Monday the 30th, important, should take about 3 hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'revise chapter 7 by 11:59 pm on Monday the 30th, important, should take about 3 hours' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['chapter 7'], lacks: ['11:59', 'Monday', '3 hours'] },
          due: '2026-11-30T23:59',
          importance: 'high',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-432',
    class: 'sentences',
    said: "Meeting with my advisor Wednesday at 10am, or was it 11am, I honestly can't remember which",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Meeting with my advisor Wednesday at 10am, or was it 11am, I honestly can't remember which",
        },
      },
    ],
    expect: { asks: [] },
  },
  {
    id: 'en-more-sentences-433',
    class: 'sentences',
    said: 'Zoom with my coauthor in Bangalore tomorrow at 7:30pm India time',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Zoom with my coauthor in Bangalore tomorrow at 7:30pm India time' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['coauthor'], lacks: ['7:30', 'India time', 'tomorrow'] },
          start: '2026-11-23T09:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-434',
    class: 'sentences',
    said: 'giving blood at the student center the Monday after Thanksgiving at 12:45pm, I should eat first',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'giving blood at the student center the Monday after Thanksgiving at 12:45pm, I should eat first',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['blood'], lacks: ['Monday', '12:45'] },
          start: '2026-11-30T12:45',
          location: 'student center',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-435',
    class: 'sentences',
    said: 'I picked up an extra night shift tomorrow at Mercy General, 7 pm until 7:30 the next morning',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'I picked up an extra night shift tomorrow at Mercy General, 7 pm until 7:30 the next morning',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['night shift'], lacks: ['tomorrow', '7 pm', '7:30'] },
          start: '2026-11-23T19:00',
          end: '2026-11-24T07:30',
          location: 'Mercy General',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-436',
    class: 'sentences',
    said: "remind me in 40 minutes to take the lasagna out, I'm about to pass out on the couch",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "remind me in 40 minutes to take the lasagna out, I'm about to pass out on the couch" },
      },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['lasagna'], lacks: ['40 minutes', 'remind'] }, at: '2026-11-22T07:40' },
      ],
    },
  },
  {
    id: 'en-more-sentences-437',
    class: 'sentences',
    said: 'My ACLS recert is Wednesday, Dec 9, from eight in the morning till noon in room 214, and please remind me the evening before at 6',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'My ACLS recert is Wednesday, Dec 9, from eight in the morning till noon in room 214, and please remind me the evening before at 6',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ACLS'], lacks: ['remind', 'evening', 'noon'] },
          start: '2026-12-09T08:00',
          end: '2026-12-09T12:00',
          location: 'room 214',
          reminds: ['2026-12-08T18:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-438',
    class: 'sentences',
    said: 'Covering for Denise on Saturday from 11 a.m. to 11 p.m. – last time we had 26 beds full, so pray for me',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Covering for Denise on Saturday from 11 a.m. to 11 p.m. – last time we had 26 beds full, so pray for me',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Denise'], lacks: ['saturday', '11 a.m', '11 p.m'] },
          start: '2026-11-28T11:00',
          end: '2026-11-28T23:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-439',
    class: 'sentences',
    said: 'flu shot tues 2:45pm, ping me 20 min before',
    calls: [{ tool: 'quick_add', arguments: { text: 'flu shot tues 2:45pm, ping me 20 min before' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['flu shot'], lacks: ['ping', '2:45', '20 min'] },
          start: '2026-11-24T14:45',
          reminds: ['2026-11-24T14:25'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-440',
    class: 'sentences',
    said: "I need to renew my nursing license by December 31. It's important, it'll take about 45 minutes, and the state wants $143 for it",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I need to renew my nursing license by December 31. It's important, it'll take about 45 minutes, and the state wants $143 for it",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['license'], lacks: ['december', '45 minutes', 'important'] },
          due: '2026-12-31',
          importance: 'high',
          estimateMinutes: 45,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-441',
    class: 'sentences',
    said: "Call with our distributor on Thursday, December 3 at 10 a.m. Tokyo time; it's about the 300 units stuck in customs",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Call with our distributor on Thursday, December 3 at 10 a.m. Tokyo time; it's about the 300 units stuck in customs",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['distributor'], lacks: ['10 a.m', 'tokyo time', 'december'] },
          start: '2026-12-02T20:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-442',
    class: 'sentences',
    said: "Pencil in dinner with the Redwood partners Wednesday at 7:30 pm at Osteria Lupo, they haven't confirmed so make it tentative",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Pencil in dinner with the Redwood partners Wednesday at 7:30 pm at Osteria Lupo, they haven't confirmed so make it tentative",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner', 'Redwood'], lacks: ['pencil', 'tentative', '7:30'] },
          start: '2026-11-25T19:30',
          location: 'Osteria Lupo',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-443',
    class: 'sentences',
    said: 'Get the board deck over to Marcus by 5 pm Tuesday, urgent, slide 12 is still wrong',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Get the board deck over to Marcus by 5 pm Tuesday, urgent, slide 12 is still wrong' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['board deck'], lacks: ['5 pm', 'tuesday', 'urgent'] },
          due: '2026-11-24T17:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-444',
    class: 'sentences',
    said: "Put product sync on Tuesday at 10 am, no wait, Sanjay's on a plane then, make it Wednesday at 11 am, half an hour",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Put product sync on Tuesday at 10 am, no wait, Sanjay's on a plane then, make it Wednesday at 11 am, half an hour",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['product sync'], lacks: ['tuesday', 'wednesday', 'wait', 'half an hour'] },
          start: '2026-11-25T11:00',
          end: '2026-11-25T11:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-445',
    class: 'sentences',
    said: 'Block all day December 8 through December 11 for the customer summit in Austin',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Block all day December 8 through December 11 for the customer summit in Austin' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['customer summit'], lacks: ['december', 'all day', 'block'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-12',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-446',
    class: 'sentences',
    said: 'Three things for Monday: 9 am payroll review with Kim, lunch with Jorge from Stripe at 12:15 pm, and at 4:30 pm the interview with the backend candidate',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Three things for Monday: 9 am payroll review with Kim, lunch with Jorge from Stripe at 12:15 pm, and at 4:30 pm the interview with the backend candidate',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['payroll'], lacks: ['9 am', 'three things', 'monday'] },
          start: '2026-11-23T09:00',
        },
        { kind: 'event', title: { has: ['Jorge'], lacks: ['12:15'] }, start: '2026-11-23T12:15' },
        { kind: 'event', title: { has: ['interview'], lacks: ['4:30'] }, start: '2026-11-23T16:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-447',
    class: 'sentences',
    said: "The dress rehearsal for Messiah is Friday the 4th of December, 6:30 to 9:45 pm at St. Brendan's",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "The dress rehearsal for Messiah is Friday the 4th of December, 6:30 to 9:45 pm at St. Brendan's",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dress rehearsal'], lacks: ['friday', '6:30', '9:45'] },
          start: '2026-12-04T18:30',
          end: '2026-12-04T21:45',
          location: "St. Brendan's",
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-448',
    class: 'sentences',
    said: 'I have to order 42 music folders by December 1, call it twenty minutes of work',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'I have to order 42 music folders by December 1, call it twenty minutes of work' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['folders'], lacks: ['december', 'twenty minutes'] },
          due: '2026-12-01',
          estimateMinutes: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-449',
    class: 'sentences',
    said: 'Winter concert Sunday, December 13 at 4 in the afternoon, and I want to be reminded the day before at noon and again two hours before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Winter concert Sunday, December 13 at 4 in the afternoon, and I want to be reminded the day before at noon and again two hours before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['concert'], lacks: ['remind', 'afternoon', 'noon', 'two hours'] },
          start: '2026-12-13T16:00',
          reminds: ['2026-12-12T12:00', '2026-12-13T14:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-450',
    class: 'sentences',
    said: 'Choir board meeting, Tuesday, December 3 at 7 pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Choir board meeting, Tuesday, December 3 at 7 pm' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-sentences-451',
    class: 'sentences',
    said: "This Friday I'm hearing auditions: a tenor at 5:10 pm, an alto at 5:25 pm and a bass at 5:40 pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "This Friday I'm hearing auditions: a tenor at 5:10 pm, an alto at 5:25 pm and a bass at 5:40 pm",
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['tenor'], lacks: ['5:10', 'friday'] }, start: '2026-11-27T17:10' },
        { kind: 'event', title: { has: ['alto'], lacks: ['5:25'] }, start: '2026-11-27T17:25' },
        { kind: 'event', title: { has: ['bass'], lacks: ['5:40'] }, start: '2026-11-27T17:40' },
      ],
    },
  },
  {
    id: 'en-more-sentences-452',
    class: 'sentences',
    said: 'Memo: the spare key to the organ loft hangs behind the third coat hook',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Memo: the spare key to the organ loft hangs behind the third coat hook' },
      },
    ],
    expect: { written: [{ kind: 'memo', title: { has: ['organ loft'], lacks: ['memo'] } }] },
  },
  {
    id: 'en-more-sentences-453',
    class: 'sentences',
    said: "Noah's parent-teacher conference is on December 2nd at 3:40 pm in room 11, can you remind me 45 minutes before so I get off the job site in time",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Noah's parent-teacher conference is on December 2nd at 3:40 pm in room 11, can you remind me 45 minutes before so I get off the job site in time",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'], lacks: ['december', 'remind', '45 minutes', '3:40'] },
          start: '2026-12-02T15:40',
          location: 'room 11',
          reminds: ['2026-12-02T14:55'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-454',
    class: 'sentences',
    said: "Remind me tonight at 8:30 to sign Ella's field trip form and put $14 in the envelope",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Remind me tonight at 8:30 to sign Ella's field trip form and put $14 in the envelope" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['field trip form'], lacks: ['tonight', '8:30', 'remind'] },
          at: '2026-11-22T20:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-455',
    class: 'sentences',
    said: 'Pediatrician for Ella a week from Tuesday, 9:20 am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pediatrician for Ella a week from Tuesday, 9:20 am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pediatrician'], lacks: ['week from', 'tuesday', '9:20'] },
          start: '2026-12-01T09:20',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-456',
    class: 'sentences',
    said: 'The kids are with their mom from Wednesday at 5 pm until Sunday at 6 pm, quiet house for once',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The kids are with their mom from Wednesday at 5 pm until Sunday at 6 pm, quiet house for once',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['kids'], lacks: ['wednesday', 'sunday', '5 pm', '6 pm'] },
          start: '2026-11-25T17:00',
          end: '2026-11-29T18:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-457',
    class: 'sentences',
    said: "Soccer banquet Sat Dec. 5, 5:30pm at Elks Lodge - I'm on the hook for two lasagnas and 24 juice boxes",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Soccer banquet Sat Dec. 5, 5:30pm at Elks Lodge - I'm on the hook for two lasagnas and 24 juice boxes",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['banquet'], lacks: ['5:30', 'dec.'] },
          start: '2026-12-05T17:30',
          location: 'Elks Lodge',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-458',
    class: 'sentences',
    said: 'Tomorrow drop the car off for new tires at 7:45 am and pick Noah up from robotics at 5:15 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Tomorrow drop the car off for new tires at 7:45 am and pick Noah up from robotics at 5:15 pm',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['tires'], lacks: ['tomorrow', '7:45'] }, start: '2026-11-23T07:45' },
        { kind: 'event', title: { has: ['robotics'], lacks: ['5:15', 'tomorrow'] }, start: '2026-11-23T17:15' },
      ],
    },
  },
  {
    id: 'en-more-sentences-459',
    class: 'sentences',
    said: 'Committee meeting December 10, 2026, 1:00–2:30 PM, location Kline Tower 1203, remind me an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Committee meeting December 10, 2026, 1:00–2:30 PM, location Kline Tower 1203, remind me an hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['committee meeting'], lacks: ['december', '2:30', 'remind', 'an hour'] },
          start: '2026-12-10T13:00',
          end: '2026-12-10T14:30',
          location: 'Kline Tower 1203',
          reminds: ['2026-12-10T12:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-460',
    class: 'sentences',
    said: 'Finish revising chapter 7 by Friday, important, roughly four hours of work, tag it thesis',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Finish revising chapter 7 by Friday, important, roughly four hours of work, tag it thesis',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['chapter 7'], lacks: ['friday', 'four hours', 'important'] },
          due: '2026-11-27',
          importance: 'high',
          estimateMinutes: 240,
          tags: ['thesis'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-461',
    class: 'sentences',
    said: "Zoom with Dr. Okafor on Tuesday at 4 pm Berlin time, we're going over what reviewer 2 wants",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Zoom with Dr. Okafor on Tuesday at 4 pm Berlin time, we're going over what reviewer 2 wants",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Okafor'], lacks: ['4 pm', 'berlin time', 'tuesday'] },
          start: '2026-11-24T10:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-462',
    class: 'sentences',
    said: 'The phonetics workshop in Vienna runs from January 12 through January 15, keep those days blocked as all-day',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The phonetics workshop in Vienna runs from January 12 through January 15, keep those days blocked as all-day',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['workshop'], lacks: ['january', 'all-day', 'blocked'] },
          allDay: true,
          start: '2027-01-12',
          end: '2027-01-16',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-463',
    class: 'sentences',
    said: 'In 90 minutes remind me to check on the gel in tank 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'In 90 minutes remind me to check on the gel in tank 3' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['gel'], lacks: ['90 minutes', 'remind'] }, at: '2026-11-22T08:30' }],
    },
  },
  {
    id: 'en-more-sentences-464',
    class: 'sentences',
    said: "So lab meeting got pushed to the day after December 14, 11:30 am, and guess who's presenting figure 2",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "So lab meeting got pushed to the day after December 14, 11:30 am, and guess who's presenting figure 2",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lab meeting'], lacks: ['day after', 'december', '11:30', 'pushed'] },
          start: '2026-12-15T11:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-465',
    class: 'sentences',
    said: 'Mulch delivery Monday 6:45 am at 88 Hollow Road, 14 yards of the black stuff',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Mulch delivery Monday 6:45 am at 88 Hollow Road, 14 yards of the black stuff' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['mulch'], lacks: ['monday', '6:45'] },
          start: '2026-11-23T06:45',
          location: '88 Hollow Road',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-466',
    class: 'sentences',
    said: "Return the skid steer to the rental yard by noon on Wednesday, it's urgent or they'll bill me for another day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Return the skid steer to the rental yard by noon on Wednesday, it's urgent or they'll bill me for another day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['skid steer'], lacks: ['noon', 'wednesday', 'urgent'] },
          due: '2026-11-25T12:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-467',
    class: 'sentences',
    said: "Quote visit for Mrs. Alvarado on Tuesday at 10 am, sorry, I mean 10:45 am, she's got three dead maples out back",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Quote visit for Mrs. Alvarado on Tuesday at 10 am, sorry, I mean 10:45 am, she's got three dead maples out back",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Alvarado'], lacks: ['10 am', '10:45', 'sorry', 'tuesday'] },
          start: '2026-11-24T10:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-468',
    class: 'sentences',
    said: "Today at 1 pm sharpen the mower blades for 30 minutes, and at 5:30 pm beers with Tito at Murphy's Tavern",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Today at 1 pm sharpen the mower blades for 30 minutes, and at 5:30 pm beers with Tito at Murphy's Tavern",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['blades'], lacks: ['1 pm', 'today', '30 minutes'] },
          start: '2026-11-22T13:00',
          end: '2026-11-22T13:30',
        },
        {
          kind: 'event',
          title: { has: ['Tito'], lacks: ['5:30', 'today'] },
          start: '2026-11-22T17:30',
          location: "Murphy's Tavern",
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-469',
    class: 'sentences',
    said: 'holiday shutdown, all day, Dec 24 thru Jan 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'holiday shutdown, all day, Dec 24 thru Jan 3' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shutdown'], lacks: ['dec 24', 'jan 3', 'all day'] },
          allDay: true,
          start: '2026-12-24',
          end: '2027-01-04',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-470',
    class: 'sentences',
    said: 'Harold and I see the cardiologist on Monday, November 30th at ten minutes to two in the afternoon, and please remind us the evening before at 7',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Harold and I see the cardiologist on Monday, November 30th at ten minutes to two in the afternoon, and please remind us the evening before at 7',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cardiologist'], lacks: ['november', 'remind', 'evening', 'ten minutes'] },
          start: '2026-11-30T13:50',
          reminds: ['2026-11-29T19:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-471',
    class: 'sentences',
    said: "Our grandson's piano recital is a week from today at 2 pm, and Harold has promised to film all 6 pieces",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Our grandson's piano recital is a week from today at 2 pm, and Harold has promised to film all 6 pieces",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['recital'], lacks: ['week from', '2 pm', 'today'] },
          start: '2026-11-29T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-472',
    class: 'sentences',
    said: "Bridge with Marjorie on Wednesday from 1:30 pm to 4 pm; nine of us this time, and it's my turn to bring the lemon bars",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Bridge with Marjorie on Wednesday from 1:30 pm to 4 pm; nine of us this time, and it's my turn to bring the lemon bars",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bridge'], lacks: ['wednesday', '1:30', '4 pm'] },
          start: '2026-11-25T13:30',
          end: '2026-11-25T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-473',
    class: 'sentences',
    said: "We're on the Caribbean cruise from February 6 through February 20, so mark every one of those days as all day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "We're on the Caribbean cruise from February 6 through February 20, so mark every one of those days as all day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cruise'], lacks: ['february', 'all day'] },
          allDay: true,
          start: '2027-02-06',
          end: '2027-02-21',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-474',
    class: 'sentences',
    said: 'Make a note that the furnace filter is size 16x25x1',
    calls: [{ tool: 'quick_add', arguments: { text: 'Make a note that the furnace filter is size 16x25x1' } }],
    expect: { written: [{ kind: 'memo', title: { has: ['furnace filter', '16x25x1'], lacks: ['make a note'] } }] },
  },
  {
    id: 'en-more-sentences-475',
    class: 'sentences',
    said: 'Remind us at a quarter to nine tomorrow morning to call Medicare about plan G',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind us at a quarter to nine tomorrow morning to call Medicare about plan G' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Medicare'], lacks: ['remind', 'quarter', 'tomorrow', 'morning'] },
          at: '2026-11-23T08:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-476',
    class: 'sentences',
    said: 'Open house Saturday 1 to 3 pm at 1412 Larkspur Lane, asking $489,000, remind me 90 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Open house Saturday 1 to 3 pm at 1412 Larkspur Lane, asking $489,000, remind me 90 minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['open house'], lacks: ['saturday', '3 pm', 'remind', '90 minutes'] },
          start: '2026-11-28T13:00',
          end: '2026-11-28T15:00',
          location: '1412 Larkspur Lane',
          reminds: ['2026-11-28T11:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-477',
    class: 'sentences',
    said: "The Whitfields' closing is on December 18 at 11 am Central time because their lender sits in Chicago",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "The Whitfields' closing is on December 18 at 11 am Central time because their lender sits in Chicago",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['closing'], lacks: ['december', '11 am', 'central time'] },
          start: '2026-12-18T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-478',
    class: 'sentences',
    said: 'Show unit 302 to the Patels on Tuesday at 5:45 pm, then unit 511 to the Kims at 6:30 pm the same evening',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Show unit 302 to the Patels on Tuesday at 5:45 pm, then unit 511 to the Kims at 6:30 pm the same evening',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['302', 'Patels'], lacks: ['5:45', 'tuesday'] }, start: '2026-11-24T17:45' },
        { kind: 'event', title: { has: ['511', 'Kims'], lacks: ['6:30', 'evening'] }, start: '2026-11-24T18:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-479',
    class: 'sentences',
    said: 'Put me down for a showing with the Kowalskis on Wednesday, it was either 2 pm or 4:30 pm, I honestly forget which',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Put me down for a showing with the Kowalskis on Wednesday, it was either 2 pm or 4:30 pm, I honestly forget which',
        },
      },
    ],
    expect: { asks: [] },
  },
  {
    id: 'en-more-sentences-480',
    class: 'sentences',
    said: "Two to-dos: send the counteroffer to Beth by 9 pm today, that's urgent, and write the listing for 27 Oak Street by Wednesday",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Two to-dos: send the counteroffer to Beth by 9 pm today, that's urgent, and write the listing for 27 Oak Street by Wednesday",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['counteroffer'], lacks: ['9 pm', 'today', 'urgent', 'two to-dos'] },
          due: '2026-11-22T21:00',
          urgency: 'high',
        },
        { kind: 'todo', title: { has: ['listing'], lacks: ['wednesday', 'by '] }, due: '2026-11-25' },
      ],
    },
  },
  {
    id: 'en-more-sentences-481',
    class: 'sentences',
    said: 'Listing photographer on the first Monday of December, 10 am, about two hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Listing photographer on the first Monday of December, 10 am, about two hours' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['photographer'], lacks: ['first monday', 'december', '10 am', 'two hours'] },
          start: '2026-12-07T10:00',
          end: '2026-12-07T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-482',
    class: 'sentences',
    said: "Hey, home inspection at the Delgado place Friday, December 4 at 8:30 am, it'll take two and a half hours, the house is from 1926",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Hey, home inspection at the Delgado place Friday, December 4 at 8:30 am, it'll take two and a half hours, the house is from 1926",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inspection'], lacks: ['hey', 'december', '8:30', 'half hours'] },
          start: '2026-12-04T08:30',
          end: '2026-12-04T11:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-483',
    class: 'sentences',
    said: "Commission webinar Thursday, Dec 17 from 3 to 4:15 pm, I'll only half listen so show me as free",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Commission webinar Thursday, Dec 17 from 3 to 4:15 pm, I'll only half listen so show me as free",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['webinar'], lacks: ['dec 17', '4:15', 'free'] },
          start: '2026-12-17T15:00',
          end: '2026-12-17T16:15',
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-484',
    class: 'sentences',
    said: 'Budget review with Priya on Tuesday from 10:30 to 11:15 am in Room 402, and ping me ten minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Budget review with Priya on Tuesday from 10:30 to 11:15 am in Room 402, and ping me ten minutes before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['budget review'], lacks: ['ping', '10:30', 'Tuesday'] },
          start: '2026-11-24T10:30',
          end: '2026-11-24T11:15',
          location: 'Room 402',
          reminds: ['2026-11-24T10:20'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-485',
    class: 'sentences',
    said: 'Call with the Osaka team on December 3 at 9 am Tokyo time, half an hour',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Call with the Osaka team on December 3 at 9 am Tokyo time, half an hour' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Osaka'], lacks: ['9 am', 'half an hour', 'December'] },
          start: '2026-12-02T19:00',
          end: '2026-12-02T19:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-486',
    class: 'sentences',
    said: "I need to get the October expense reports over to accounting by noon on Wednesday, it's really urgent",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I need to get the October expense reports over to accounting by noon on Wednesday, it's really urgent",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['expense reports'], lacks: ['noon', 'Wednesday', 'urgent'] },
          due: '2026-11-25T12:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-487',
    class: 'sentences',
    said: 'Remind me at 4:45 this afternoon to print the badges for the visitors',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me at 4:45 this afternoon to print the badges for the visitors' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['badges'], lacks: ['remind', '4:45', 'afternoon'] },
          at: '2026-11-22T16:45',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-488',
    class: 'sentences',
    said: "lunch with Dana from HR on thursday, no wait, thursday's Thanksgiving, make it wednesday 12:15 pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "lunch with Dana from HR on thursday, no wait, thursday's Thanksgiving, make it wednesday 12:15 pm",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lunch', 'Dana'], lacks: ['thursday', 'Thanksgiving', 'wait', '12:15'] },
          start: '2026-11-25T12:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-489',
    class: 'sentences',
    said: "Pajama day at Emma's school is December 18, put it in as all day but show me as free",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Pajama day at Emma's school is December 18, put it in as all day but show me as free" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pajama day'], lacks: ['all day', 'free', 'December'] },
          start: '2026-12-18',
          allDay: true,
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-490',
    class: 'sentences',
    said: 'Emma has the dentist tomorrow at 3:20 pm and Leo has soccer at 5 pm, both need to be in there',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Emma has the dentist tomorrow at 3:20 pm and Leo has soccer at 5 pm, both need to be in there',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dentist'], lacks: ['3:20', 'soccer', 'tomorrow'] },
          start: '2026-11-23T15:20',
        },
        { kind: 'event', title: { has: ['soccer'], lacks: ['5 pm', 'dentist'] }, start: '2026-11-23T17:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-491',
    class: 'sentences',
    said: 'remind me in 25 minutes to take the muffins out of the oven',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me in 25 minutes to take the muffins out of the oven' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['muffins'], lacks: ['remind', '25 minutes'] }, at: '2026-11-22T07:25' },
      ],
    },
  },
  {
    id: 'en-more-sentences-492',
    class: 'sentences',
    said: "Emma's field trip form and the $18 have to be turned in by Tuesday",
    calls: [
      { tool: 'quick_add', arguments: { text: "Emma's field trip form and the $18 have to be turned in by Tuesday" } },
    ],
    expect: { written: [{ kind: 'todo', title: { has: ['field trip'], lacks: ['Tuesday'] }, due: '2026-11-24' }] },
  },
  {
    id: 'en-more-sentences-493',
    class: 'sentences',
    said: "Thanksgiving trip to the in-laws in Scranton, Wednesday through Sunday, the whole family's going",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Thanksgiving trip to the in-laws in Scranton, Wednesday through Sunday, the whole family's going",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Thanksgiving'], lacks: ['Wednesday', 'Sunday'] },
          start: '2026-11-25',
          end: '2026-11-30',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-494',
    class: 'sentences',
    said: "There's a birthday party for Leo's friend Mateo at Bounce Town on Saturday from 2 to 4:30 pm, remind me an hour before so we don't forget the present",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "There's a birthday party for Leo's friend Mateo at Bounce Town on Saturday from 2 to 4:30 pm, remind me an hour before so we don't forget the present",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['birthday party'], lacks: ['remind', '4:30', 'Saturday'] },
          start: '2026-11-28T14:00',
          end: '2026-11-28T16:30',
          location: 'Bounce Town',
          reminds: ['2026-11-28T13:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-495',
    class: 'sentences',
    said: 'Long run along the river today at 8:30 am, about 16 miles, should take me two and a half hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Long run along the river today at 8:30 am, about 16 miles, should take me two and a half hours',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['run'], lacks: ['8:30', 'half hours', 'today'] },
          start: '2026-11-22T08:30',
          end: '2026-11-22T11:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-496',
    class: 'sentences',
    said: 'Turkey Trot Thursday at 9am in Garden City, my bib is 2217, give me an alert two hours ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Turkey Trot Thursday at 9am in Garden City, my bib is 2217, give me an alert two hours ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Turkey Trot'], lacks: ['9am', 'alert', 'two hours', 'Thursday'] },
          start: '2026-11-26T09:00',
          location: 'Garden City',
          reminds: ['2026-11-26T07:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-497',
    class: 'sentences',
    said: 'Pick up my race packet at Fleet Feet on Wednesday between 4 and 7 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Pick up my race packet at Fleet Feet on Wednesday between 4 and 7 pm' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['race packet'], lacks: ['between', '7 pm', 'Wednesday'] },
          start: '2026-11-25T16:00',
          end: '2026-11-25T19:00',
          location: 'Fleet Feet',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-498',
    class: 'sentences',
    said: 'physio for my left knee, December 1 at half past 8 in the morning',
    calls: [
      { tool: 'quick_add', arguments: { text: 'physio for my left knee, December 1 at half past 8 in the morning' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['physio'], lacks: ['half past', 'morning', 'December'] },
          start: '2026-12-01T08:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-499',
    class: 'sentences',
    said: "Sign up for the Brooklyn Half no later than 11 pm on December 15, that one's important to me",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Sign up for the Brooklyn Half no later than 11 pm on December 15, that one's important to me",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Brooklyn Half'], lacks: ['11 pm', 'December', 'important'] },
          due: '2026-12-15T23:00',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-500',
    class: 'sentences',
    said: 'Showing flat 302 to the Okafors Monday at 5:30 pm, rent is $1,850',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Showing flat 302 to the Okafors Monday at 5:30 pm, rent is $1,850' } },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['302'], lacks: ['5:30', 'Monday'] }, start: '2026-11-23T17:30' }],
    },
  },
  {
    id: 'en-more-sentences-501',
    class: 'sentences',
    said: "The plumber's coming to 18 Maple Street the day after tomorrow between 8 and 10 in the morning to look at the boiler",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "The plumber's coming to 18 Maple Street the day after tomorrow between 8 and 10 in the morning to look at the boiler",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['plumber'], lacks: ['tomorrow', 'morning'] },
          start: '2026-11-24T08:00',
          end: '2026-11-24T10:00',
          location: '18 Maple Street',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-502',
    class: 'sentences',
    said: "I've got to return Mr. Haddad's deposit of $1,200 by December 11, tag it #moveout",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "I've got to return Mr. Haddad's deposit of $1,200 by December 11, tag it #moveout" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['deposit'], lacks: ['December', 'tag it'] },
          due: '2026-12-11',
          tags: ['moveout'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-503',
    class: 'sentences',
    said: 'remind me on the 30th at 9 am to read the water meters in all four units',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me on the 30th at 9 am to read the water meters in all four units' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['water meters'], lacks: ['remind', '30th', '9 am'] },
          at: '2026-11-30T09:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-504',
    class: 'sentences',
    said: 'Housing court on January 14, 2027 at 9:30 am, 141 Livingston Street, remind me a day before and again two hours before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Housing court on January 14, 2027 at 9:30 am, 141 Livingston Street, remind me a day before and again two hours before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['housing court'], lacks: ['remind', '9:30', 'January'] },
          start: '2027-01-14T09:30',
          location: '141 Livingston Street',
          reminds: ['2027-01-13T09:30', '2027-01-14T07:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-505',
    class: 'sentences',
    said: 'Walk-through with the new tenant in 4B Tuesday at 1 pm, sorry, I mean Wednesday at 1 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Walk-through with the new tenant in 4B Tuesday at 1 pm, sorry, I mean Wednesday at 1 pm' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['walk-through'], lacks: ['sorry', 'Tuesday', 'Wednesday', '1 pm'] },
          start: '2026-11-25T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-506',
    class: 'sentences',
    said: "Spay for the Kowalskis' beagle Tuesday at 8 am, block off 90 minutes",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Spay for the Kowalskis' beagle Tuesday at 8 am, block off 90 minutes" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['beagle'], lacks: ['8 am', '90 minutes', 'Tuesday'] },
          start: '2026-11-24T08:00',
          end: '2026-11-24T09:30',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-507',
    class: 'sentences',
    said: 'Biscuit, the 34 kg Lab, comes back for a stitches recheck ten days from today at 11:15 am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Biscuit, the 34 kg Lab, comes back for a stitches recheck ten days from today at 11:15 am',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['recheck'], lacks: ['ten days', '11:15'] }, start: '2026-12-02T11:15' },
      ],
    },
  },
  {
    id: 'en-more-sentences-508',
    class: 'sentences',
    said: 'Remind me in two hours to look in on the cat in kennel 6',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me in two hours to look in on the cat in kennel 6' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['cat'], lacks: ['remind', 'two hours'] }, at: '2026-11-22T09:00' }],
    },
  },
  {
    id: 'en-more-sentences-509',
    class: 'sentences',
    said: 'Order rabies vaccine, 40 doses, by Wednesday at noon, should take me 20 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Order rabies vaccine, 40 doses, by Wednesday at noon, should take me 20 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['rabies'], lacks: ['Wednesday', 'noon', '20 minutes'] },
          due: '2026-11-25T12:00',
          estimateMinutes: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-510',
    class: 'sentences',
    said: 'On Friday I have a farm visit with the Hendersons at 7 am and a dental cleaning on a greyhound at 1:30 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'On Friday I have a farm visit with the Hendersons at 7 am and a dental cleaning on a greyhound at 1:30 pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['farm visit'], lacks: ['7 am', 'greyhound', 'Friday'] },
          start: '2026-11-27T07:00',
        },
        { kind: 'event', title: { has: ['greyhound'], lacks: ['1:30', 'farm'] }, start: '2026-11-27T13:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-511',
    class: 'sentences',
    said: 'Webinar on feline kidney disease, Dec. 9, 8 pm Central, one hour',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Webinar on feline kidney disease, Dec. 9, 8 pm Central, one hour' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['feline'], lacks: ['8 pm', 'Central', 'one hour'] },
          start: '2026-12-09T21:00',
          end: '2026-12-09T22:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-512',
    class: 'sentences',
    said: "I'm on vacation from December 19 through January 3, finally",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on vacation from December 19 through January 3, finally" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'], lacks: ['December', 'January'] },
          start: '2026-12-19',
          end: '2027-01-04',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-513',
    class: 'sentences',
    said: 'my bio midterm is dec 10 at 2pm in Baker Hall and it covers chapters 7 to 12',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'my bio midterm is dec 10 at 2pm in Baker Hall and it covers chapters 7 to 12' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['midterm'], lacks: ['2pm', 'dec 10'] },
          start: '2026-12-10T14:00',
          location: 'Baker Hall',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-514',
    class: 'sentences',
    said: 'essay on Beloved is due Monday at 11:59pm, gonna take me about 3 hours to write',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'essay on Beloved is due Monday at 11:59pm, gonna take me about 3 hours to write' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['essay'], lacks: ['11:59', '3 hours', 'Monday'] },
          due: '2026-11-23T23:59',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-515',
    class: 'sentences',
    said: 'study group for organic chem tonight 7 to 9 pm at Butler Library, I might not make it so put it down as tentative',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'study group for organic chem tonight 7 to 9 pm at Butler Library, I might not make it so put it down as tentative',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['study group'], lacks: ['tonight', 'tentative', '9 pm'] },
          start: '2026-11-22T19:00',
          end: '2026-11-22T21:00',
          location: 'Butler Library',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-516',
    class: 'sentences',
    said: "bus 12 to the airport leaves at 5:50 am on Wednesday and I really can't miss it, remind me an hour before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "bus 12 to the airport leaves at 5:50 am on Wednesday and I really can't miss it, remind me an hour before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bus 12'], lacks: ['5:50', 'remind', 'Wednesday'] },
          start: '2026-11-25T05:50',
          reminds: ['2026-11-25T04:50'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-517',
    class: 'sentences',
    said: 'Office hours with Prof. Lindqvist the Tuesday after Thanksgiving at 3:15 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Office hours with Prof. Lindqvist the Tuesday after Thanksgiving at 3:15 pm' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['office hours'], lacks: ['Tuesday', '3:15'] }, start: '2026-12-01T15:15' },
      ],
    },
  },
  {
    id: 'en-more-sentences-518',
    class: 'sentences',
    said: 'three things for tomorrow: laundry at 9 am, calc quiz at 11 am, gym at 6 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'three things for tomorrow: laundry at 9 am, calc quiz at 11 am, gym at 6 pm' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['laundry'], lacks: ['9 am', 'quiz'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['quiz'], lacks: ['11 am', 'gym'] }, start: '2026-11-23T11:00' },
        { kind: 'event', title: { has: ['gym'], lacks: ['6 pm', 'quiz'] }, start: '2026-11-23T18:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-519',
    class: 'sentences',
    said: 'Make a note that the gate code at Elm Court is 4471',
    calls: [{ tool: 'quick_add', arguments: { text: 'Make a note that the gate code at Elm Court is 4471' } }],
    expect: { written: [{ kind: 'memo', title: { has: ['4471'], lacks: ['make a note'] } }] },
  },
  {
    id: 'en-more-sentences-520',
    class: 'sentences',
    said: "I'm having coffee with Walter at the Greek diner a week from Tuesday, quarter past ten in the morning",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I'm having coffee with Walter at the Greek diner a week from Tuesday, quarter past ten in the morning",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['coffee', 'Walter'], lacks: ['Tuesday', 'quarter', 'morning'] },
          start: '2026-12-01T10:15',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-521',
    class: 'sentences',
    said: 'My cataract surgery is on the 7th of December at 6:45 in the morning, Ruth is driving me, please remind me the day before at noon',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'My cataract surgery is on the 7th of December at 6:45 in the morning, Ruth is driving me, please remind me the day before at noon',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cataract'], lacks: ['remind', 'noon', '6:45'] },
          start: '2026-12-07T06:45',
          reminds: ['2026-12-06T12:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-522',
    class: 'sentences',
    said: 'The grandchildren arrive today at 4 pm, and remind me at 3 pm to put the kettle on',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'The grandchildren arrive today at 4 pm, and remind me at 3 pm to put the kettle on' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['grandchildren'], lacks: ['4 pm', 'kettle', 'remind'] },
          start: '2026-11-22T16:00',
        },
        { kind: 'reminder', title: { has: ['kettle'], lacks: ['remind', '3 pm'] }, at: '2026-11-22T15:00' },
      ],
    },
  },
  {
    id: 'en-more-sentences-523',
    class: 'sentences',
    said: 'Renew my library card by the end of the month',
    calls: [{ tool: 'quick_add', arguments: { text: 'Renew my library card by the end of the month' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['library card'], lacks: ['end of the month'] }, due: '2026-11-30' }],
    },
  },
  {
    id: 'en-more-sentences-524',
    class: 'sentences',
    said: 'See the bank manager about the CD at 10:30 am the day after Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'See the bank manager about the CD at 10:30 am the day after Thanksgiving' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['bank manager'], lacks: ['10:30', 'day after'] }, start: '2026-11-27T10:30' },
      ],
    },
  },
  {
    id: 'en-more-sentences-525',
    class: 'sentences',
    said: "Book club is Thursday the 3rd at 4 in the afternoon, we're on chapter 7 of Middlemarch",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Book club is Thursday the 3rd at 4 in the afternoon, we're on chapter 7 of Middlemarch" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['book club'], lacks: ['Thursday', 'afternoon', '3rd'] },
          start: '2026-12-03T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-526',
    class: 'sentences',
    said: "Demo for Northwind at 2 pm Pacific on Tuesday, one hour, they'll send the Zoom link",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Demo for Northwind at 2 pm Pacific on Tuesday, one hour, they'll send the Zoom link" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['demo'], lacks: ['2 pm', 'Pacific', 'Tuesday'] },
          start: '2026-11-24T17:00',
          end: '2026-11-24T18:00',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-527',
    class: 'sentences',
    said: "Dinner with the Delgado people Monday, November 30 at 7:30 pm at Carmine's, remind me 45 minutes before so I have time to park",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Dinner with the Delgado people Monday, November 30 at 7:30 pm at Carmine's, remind me 45 minutes before so I have time to park",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner', 'Delgado'], lacks: ['remind', '7:30', '45'] },
          start: '2026-11-30T19:30',
          location: "Carmine's",
          reminds: ['2026-11-30T18:45'],
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-528',
    class: 'sentences',
    said: "Send Trent the revised quote, 250 units at $45 apiece, by Tuesday, it's very important",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Send Trent the revised quote, 250 units at $45 apiece, by Tuesday, it's very important" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['quote'], lacks: ['Tuesday', 'important'] },
          due: '2026-11-24',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-529',
    class: 'sentences',
    said: 'Flight to Denver on November 30, takes off at 6:10 pm and lands at 8:35 pm Mountain time',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Flight to Denver on November 30, takes off at 6:10 pm and lands at 8:35 pm Mountain time' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['flight'], lacks: ['6:10', '8:35', 'Mountain'] },
          start: '2026-11-30T18:10',
          end: '2026-11-30T22:35',
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-530',
    class: 'sentences',
    said: "Trade show in Las Vegas January 5 through 8, I'll be at booth 614",
    calls: [
      { tool: 'quick_add', arguments: { text: "Trade show in Las Vegas January 5 through 8, I'll be at booth 614" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trade show'], lacks: ['January'] },
          start: '2027-01-05',
          end: '2027-01-09',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-sentences-531',
    class: 'sentences',
    said: "Call back Renata Friday at 10 am, or was it Thursday at 2 pm, I can't remember which",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Call back Renata Friday at 10 am, or was it Thursday at 2 pm, I can't remember which" },
      },
    ],
    expect: { asks: [] },
  },
  {
    id: 'en-more-sentences-532',
    class: 'sentences',
    said: "The kids' piano recital at St. Luke's is Sunday the 29th, it starts at 3 pm and the doors open half an hour earlier",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "The kids' piano recital at St. Luke's is Sunday the 29th, it starts at 3 pm and the doors open half an hour earlier",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['recital'], lacks: ['3 pm', '29th'] },
          start: '2026-11-29T15:00',
          location: "St. Luke's",
        },
      ],
    },
  },
];
