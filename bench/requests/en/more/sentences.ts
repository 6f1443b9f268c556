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
];
