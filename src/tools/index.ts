import type { Tool } from '../mcp/call/define.ts';
import agendaQuery from './core/agenda-query.ts';
import deleteItems from './core/delete-items.ts';
import getCurrentTime from './core/get-current-time.ts';
import historyQuery from './core/history-query.ts';
import quickAdd from './core/quick-add.ts';
import undo from './core/undo.ts';
import groupAdd from './group/group-add.ts';
import groupUpdate from './group/group-update.ts';
import calendarExport from './io/calendar-export.ts';
import calendarImport from './io/calendar-import.ts';
import memoAdd from './memo/memo-add.ts';
import memoSearch from './memo/memo-search.ts';
import memoUpdate from './memo/memo-update.ts';
import memorySave from './memory/memory-save.ts';
import memorySearch from './memory/memory-search.ts';
import profileUpdate from './memory/profile-update.ts';
import planSchedule from './plan/plan-schedule.ts';
import reminderAdd from './reminder/reminder-add.ts';
import reminderQuery from './reminder/reminder-query.ts';
import reminderUpdate from './reminder/reminder-update.ts';
import routeIntent from './router/route-intent.ts';
import checkConflict from './schedule/check-conflict.ts';
import findFreeTime from './schedule/find-free-time.ts';
import reschedule from './schedule/reschedule.ts';
import scheduleAdd from './schedule/schedule-add.ts';
import scheduleQuery from './schedule/schedule-query.ts';
import scheduleUpdate from './schedule/schedule-update.ts';
import shareGroupCreate from './share/share-group-create.ts';
import shareGroupEvents from './share/share-group-events.ts';
import shareGroupJoin from './share/share-group-join.ts';
import shareGroupQuery from './share/share-group-query.ts';
import shareGroupUpdate from './share/share-group-update.ts';
import syncNow from './sync/sync-now.ts';
import syncStatus from './sync/sync-status.ts';
import convertTodoToEvent from './todo/convert-todo-to-event.ts';
import todoAdd from './todo/todo-add.ts';
import todoClose from './todo/todo-close.ts';
import todoQuery from './todo/todo-query.ts';
import todoUpdate from './todo/todo-update.ts';

/** Every tool, in the order in which a host lists them. */
export const tools: readonly Tool[] = [
  scheduleQuery,
  scheduleAdd,
  scheduleUpdate,
  checkConflict,
  findFreeTime,
  reminderQuery,
  reminderAdd,
  reminderUpdate,
  reschedule,
  todoQuery,
  todoAdd,
  todoUpdate,
  todoClose,
  convertTodoToEvent,
  planSchedule,
  agendaQuery,
  quickAdd,
  groupAdd,
  groupUpdate,
  memoSearch,
  memoAdd,
  memoUpdate,
  memorySearch,
  memorySave,
  profileUpdate,
  deleteItems,
  historyQuery,
  undo,
  getCurrentTime,
  shareGroupQuery,
  shareGroupCreate,
  shareGroupJoin,
  shareGroupUpdate,
  shareGroupEvents,
  syncStatus,
  syncNow,
  calendarImport,
  calendarExport,
  routeIntent,
];
