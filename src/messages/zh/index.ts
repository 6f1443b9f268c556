import type { Messages } from '../en/messages.ts';
import { agenda } from './agenda.ts';
import { app } from './app.ts';
import { availability } from './availability.ts';
import { call } from './call.ts';
import { cards } from './cards.ts';
import { change } from './change.ts';
import { common } from './common.ts';
import { connecting } from './connecting.ts';
import { core } from './core.ts';
import { doctor } from './doctor.ts';
import { events } from './events.ts';
import { exchange } from './exchange.ts';
import { files } from './files.ts';
import { groups } from './groups.ts';
import { guard } from './guard.ts';
import { ics } from './ics.ts';
import { items } from './items.ts';
import { limits } from './limits.ts';
import { memories } from './memories.ts';
import { memos } from './memos.ts';
import { models } from './models.ts';
import { moves } from './moves.ts';
import { notify } from './notify.ts';
import { page } from './page.ts';
import { phrases } from './phrases.ts';
import { places } from './places.ts';
import { plan } from './plan.ts';
import { profile } from './profile.ts';
import { prompts } from './prompts.ts';
import { quickAdd } from './quick-add.ts';
import { reminders } from './reminders.ts';
import { repeats } from './repeats.ts';
import { reschedule } from './reschedule.ts';
import { resources } from './resources.ts';
import { search } from './search.ts';
import { service } from './service.ts';
import { sharing } from './sharing.ts';
import { shown } from './shown.ts';
import { spent } from './spent.ts';
import { starting } from './starting.ts';
import { storage } from './storage.ts';
import { suggestions } from './suggestions.ts';
import { sync } from './sync.ts';
import { terminal } from './terminal.ts';
import { times } from './times.ts';
import { todos } from './todos.ts';
import { travel } from './travel.ts';
import { upkeep } from './upkeep.ts';
import { users } from './users.ts';
import { windows } from './windows.ts';

export const zh: Messages = {
  agenda,
  app,
  availability,
  call,
  cards,
  change,
  common,
  connecting,
  core,
  doctor,
  events,
  exchange,
  files,
  groups,
  guard,
  ics,
  items,
  limits,
  memories,
  memos,
  models,
  moves,
  notify,
  page,
  phrases,
  places,
  plan,
  profile,
  prompts,
  quickAdd,
  reminders,
  repeats,
  reschedule,
  resources,
  search,
  service,
  sharing,
  shown,
  spent,
  starting,
  storage,
  suggestions,
  sync,
  terminal,
  times,
  todos,
  travel,
  upkeep,
  users,
  windows,
};
