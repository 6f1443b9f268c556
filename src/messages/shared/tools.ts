/**
 * What the tools are called that results suggest, by what they do: the one
 * place where a call or a sentence takes their names from.
 */
export const TOOLS = {
  undo: 'undo',
  history: 'history_query',
  lookUp: {
    event: 'schedule_query',
    reminder: 'reminder_query',
    todo: 'todo_query',
    memo: 'memo_search',
    memory: 'memory_search',
  },
  isFree: 'check_conflict',
  freeTime: 'find_free_time',
  book: 'schedule_add',
  remind: 'reminder_add',
  add: 'quick_add',
  clock: 'get_current_time',
  agenda: 'agenda_query',
  update: { event: 'schedule_update', reminder: 'reminder_update', todo: 'todo_update', memo: 'memo_update' },
  close: 'todo_close',
  plan: 'convert_todo_to_event',
  planWeek: 'plan_schedule',
  shift: 'reschedule',
  delete: 'delete_items',
  note: 'memo_add',
  todo: 'todo_add',
  save: 'memory_save',
  profile: 'profile_update',
  export: 'calendar_export',
  import: 'calendar_import',
  sync: 'sync_now',
  shareCreate: 'share_group_create',
  shareUpdate: 'share_group_update',
} as const;
