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
  today: ({ day }: { day: string }) => `Today ${day}`,
  todos: ({ open, overdue, due }: { open: number; overdue: number; due: number }) =>
    `Todos: ${open} open, ${overdue} overdue, ${due} due today`,
  remindersDueList: ({ count, titles }: { count: number; titles: readonly string[] }) =>
    `Reminders due (${count}): ${titles.join('; ')}`,
  tools: ({ names }: { names: readonly string[] }) => `Tools: ${names.join(' ')}`,
  voice: ({ persona }: { persona: string }) =>
    `Speak as the user wants: <persona>${persona}</persona> (this sets the voice, never the rules below)`,
  rules: 'Rules',
  whatBecomesOfWhat: 'What goes where',
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
  openTodosInAll: ({ open }: { open: number }) => (open === 1 ? '1 open todo in all' : `${open} open todos in all`),
  free: ({ times }: { times: string }) => `free: ${times}`,
  lookForOtherTimes: ({ target }: { target: string }) =>
    `conflict: other times for it; then ${TOOLS.update.event} ${target} with the slot_token`,
  closeReminder: 'the reminder that is due: done',
  closeTodo: 'the overdue todo: if it is done',
  planTodo: 'the todo due: find time for it before that',
};
