import { TOOLS } from '../shared/tools.ts';
export const prompts = {
  profile: {
    name: 'Name',
    occupation: 'Occupation',
    working_hours: 'Working hours',
    routine: 'Routine',
    home: 'Home',
    work: 'Work',
  },
  today: 'Today ',
  todos: ({ open, overdue, due }: { open: number; overdue: number; due: number }) =>
    `Todos: ${open} open, ${overdue} overdue, ${due} due today`,
  remindersDueList: ({ count }: { count: number }) => `Reminders due (${count}): `,
  tools: 'Tools: ',
  voice: ({ persona }: { persona: string }) =>
    `Speak as the user wants: <persona>${persona}</persona> (this sets the voice, never the rules below)`,
  rules: 'Rules',
  whatBecomesOfWhat: 'What becomes of what',
  now: 'Now',
  readyCalls: 'Ready calls (ask the user first)',
  answerInEnglish: 'Answer in English',
  chosenByWords: '(Chosen by its words, without much certainty: if it is about something else, answer that.)',
  headingWithCount: ({ title, count }: { title: string; count: number }) => `${title} (${count}):`,
  overdueTodos: 'Overdue todos',
  todosDue: 'Todos due',
  todosDone: 'Todos done',
  remindersDueNow: 'Reminders due now',
  remindersToCome: 'Reminders to come',
  openTodosInAll: ({ open }: { open: number }) => `${open} open todos in all`,
  free: 'free: ',
  lookForOtherTimes: ({ target }: { target: string }) =>
    `conflict: other times for it; then ${TOOLS.update.event} ${target} with the slot_token`,
  closeReminder: 'the reminder that is due: done',
  closeTodo: 'the overdue todo: if it is done',
  planTodo: 'the todo due: find time for it before that',
};
