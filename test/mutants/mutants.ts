/** A defect that a fast test must see. */
export interface Mutant {
  /** Under `src/`. */
  readonly file: string;
  /** Stands there once. */
  readonly find: string;
  readonly replace: string;
  /** The test file that fails. */
  readonly test: string;
}

/** By what would go wrong. */
export const MUTANTS: Readonly<Record<string, Mutant>> = {
  'a weekday that a sentence names is lost without a question': {
    file: 'domain/quick-add/tally/tally.ts',
    find: 'return held.weekdays.has(value) || (!isOfOneWeek && held.otherWeekdays.has(value));',
    replace: 'return true;',
    test: 'src/domain/quick-add/tally/tally.test.ts',
  },
  'who has left a share group, or was taken out, is found there': {
    file: 'db/repos/sharing.ts',
    find: 'group.row.user === member.owner && !group.removed.has(member.id)',
    replace: 'group.row.user === member.owner',
    test: 'test/access/sharing.test.ts',
  },
  'what was changed in a calendar is undone by who may not edit it any more': {
    file: 'services/change/parts.ts',
    find: 'else if (role && !isBooking) throw',
    replace: 'else if (!role) throw',
    test: 'test/access/acting.test.ts',
  },
  'what is private is shown to who sees details': {
    file: 'services/sharing/visible.ts',
    find: '!isPrivate(event) && (',
    replace: '(',
    test: 'test/access/sharing.test.ts',
  },
  'a time for several people is one at which one of them is busy': {
    file: 'domain/free-slots/joint.ts',
    find: 'found && found.from <= start ? found : undefined',
    replace: 'found',
    test: 'src/domain/free-slots/joint.test.ts',
  },
  'undo since a change takes back what came before it': {
    file: 'services/change/select.ts',
    find: '{ ...standing, from: first.seq }',
    replace: 'standing',
    test: 'test/services/undo-since.test.ts',
  },
  'undo writes over what was changed later': {
    file: 'services/change/take-back.ts',
    find: 'if (current?.state !== after?.state) {',
    replace: 'if (current === null && after !== null) {',
    test: 'test/faults/undo-conflict.test.ts',
  },
  'an undo that only raised a version is not done again': {
    file: 'services/change/take-back.ts',
    find: 'if (isRaised(image) || (only && !isPartOf(image, only))) continue;',
    replace: 'if (only && !isPartOf(image, only)) continue;',
    test: 'test/services/undoable.test.ts',
  },
  'missed reminders are told as if they were due now': {
    file: 'services/reminders/deliver.ts',
    find: 'const isMissed = (fireAt: Instant, now: Instant): boolean => fireAt < now - MISSED_MS;',
    replace: 'const isMissed = (_fireAt: Instant, _now: Instant): boolean => false;',
    test: 'test/services/deliver.test.ts',
  },
  'what one channel has told of is told again by all': {
    file: 'services/reminders/deliver.ts',
    find: 'const lacking = taken.filter(({ told }) => !told.has(channel.name));',
    replace: 'const lacking = taken;',
    test: 'test/services/deliver.test.ts',
  },
  'a service that says no with HTTP 200 is believed to have taken a notice': {
    file: 'notify/http/channel.ts',
    find: "if (!isTaken(settings.kind, answer)) throw new ChannelRefusal('refused');",
    replace: 'isTaken(settings.kind, answer);',
    test: 'src/notify/http/kinds.test.ts',
  },
  'a page of memos goes by other arguments than the one before': {
    file: 'services/memos/search.ts',
    find: 'hashOf({ query, tags, from, to, strategy, minScore })',
    replace: 'hashOf({ query })',
    test: 'test/services/memos.test.ts',
  },
  'an older version of an event takes the place of a newer one': {
    file: 'services/exchange/versions.ts',
    find: ': sequence > own;',
    replace: ': sequence > own - 2;',
    test: 'test/services/ics-versions.test.ts',
  },
  'a series that is cut beside a gap of the clocks keeps the occurrence of the other part': {
    file: 'domain/recurrence/edit.ts',
    find: 'if (readBack >= last && readBack < cut) return',
    replace: 'if (readBack >= last) return',
    test: 'src/domain/recurrence/edit.test.ts',
  },
  'a way is estimated between coordinates of two systems': {
    file: 'domain/travel/estimate.ts',
    find: "if (crsNamed(from.crs ?? 'wgs84') !== crsNamed(to.crs ?? 'wgs84')) return undefined;",
    replace: '',
    test: 'src/domain/travel/travel.test.ts',
  },
  'a way that was told long ago still holds': {
    file: 'domain/travel/told.ts',
    find: 'at > now - KEPT;',
    replace: 'at <= now;',
    test: 'src/domain/travel/travel.test.ts',
  },
  'a length is learned where the usual hour is right as often': {
    file: 'domain/learn/usual.ts',
    find: 'if (right <= byDefault || right < sure * cases.length) return undefined;',
    replace: 'if (right < sure * cases.length) return undefined;',
    test: 'src/domain/learn/usual.test.ts',
  },
  'what ends at ten overlaps what begins at ten': {
    file: 'domain/conflicts/overlap.ts',
    find: 'if (span.start < filledUntil(busy) && ',
    replace: 'if (span.start <= filledUntil(busy) && ',
    test: 'src/domain/conflicts/overlap.test.ts',
  },
  'a gap as long as the buffer is too short': {
    file: 'domain/conflicts/overlap.ts',
    find: 'return gap < bufferMs ?',
    replace: 'return gap <= bufferMs ?',
    test: 'src/domain/conflicts/overlap.test.ts',
  },
  'free time keeps no gap after an event': {
    file: 'domain/free-slots/intervals.ts',
    find: 'to: Math.max(end + bufferMs, start + 1)',
    replace: 'to: Math.max(end, start + 1)',
    test: 'src/domain/conflicts/per-minute.test.ts',
  },
  'a time in a gap of the clocks is read by the offset after it': {
    file: 'domain/time/zone.ts',
    find: '  if (lateHolds) return late;\n  return early;',
    replace: '  return late;',
    test: 'src/domain/time/zone.test.ts',
  },
  'a confirmation holds for other arguments': {
    file: 'guard/confirmations.ts',
    find: 'if (row.arguments_hash !== hashOf(pending.effect)) {',
    replace: 'if (row.arguments_hash === undefined) {',
    test: 'test/faults/confirmations.test.ts',
  },
  'a yes to all of a series is one to a part of it': {
    file: 'guard/confirmations.ts',
    find: '(!pending.inParts && meant.size < asked.size)',
    replace: 'false',
    test: 'test/faults/confirmations.test.ts',
  },
  'what is found by words is deleted without a question': {
    file: 'services/items/select.ts',
    find: 'found: { assumptions: [], isPlan: true, says: (message) => ({ message }) }',
    replace: 'found: { assumptions: [], isPlan: false, says: (message) => ({ message }) }',
    test: 'test/services/several.test.ts',
  },
  'a confirmation holds for items that have changed since': {
    file: 'guard/confirmations.ts',
    find: 'if (![...meant].every((one) => asked.has(one)) || (!pending.inParts && meant.size < asked.size)) {',
    replace: 'if (!pending.inParts && meant.size < asked.size) {',
    test: 'test/faults/confirmations.test.ts',
  },
  'a key of a retry answers another call': {
    file: 'guard/idempotency.ts',
    find: 'if (said !== saidBefore) return false;',
    replace: '',
    test: 'test/faults/idempotency.test.ts',
  },
  'an operation that failed is committed with those beside it': {
    file: 'db/dialects/group-commit.ts',
    find: "if (joined) this.#connection.exec('SAVEPOINT operation');",
    replace: '',
    test: 'test/db/group-commit.test.ts',
  },
  'what a change touched of another user is taken back, too': {
    file: 'db/repos/changes.ts',
    find: 'where "user" = ? and id = ?`),\n  remove',
    replace: "where ? <> '' and id = ?`),\n  remove",
    test: 'test/db/repos.test.ts',
  },
  'words that put one item far ahead have no more say': {
    file: 'retrieval/fuse.ts',
    find: 'plan.vectors * (isClear ? CLEAR.left : 1)',
    replace: 'plan.vectors',
    test: 'src/retrieval/fuse.test.ts',
  },
  'a change can be undone however old it is': {
    file: 'services/change/select.ts',
    find: '  change.created_at < caller.now - UNDO_DAYS * DAY;',
    replace: '  change.created_at < 0;',
    test: 'test/faults/undo-conflict.test.ts',
  },
  'the history offers to undo what was changed again since': {
    file: 'services/change/why-not.ts',
    find: 'if (current?.state !== after?.state) return true;',
    replace: '',
    test: 'test/services/undoable.test.ts',
  },
  'a change stays undone when its undoing is undone': {
    file: 'services/change/falling.ts',
    find: 'await stand(executor, caller, undone);',
    replace: '{ void stand; }',
    test: 'test/faults/undo-conflict.test.ts',
  },
  'an undo reaches items of a toolset that is off': {
    file: 'services/change/undo.ts',
    find: 'if (refused) throw refused;',
    replace: '',
    test: 'test/protocol/tools/undo.test.ts',
  },
  'a question leaves its writes behind': {
    file: 'services/change/write.ts',
    find: 'throw new RolledBack();',
    replace: '',
    test: 'test/faults/confirmations.test.ts',
  },
  'a row touched twice in a change is undone to how it was in between': {
    file: 'services/change/recorder.ts',
    find: 'before: first ? first.before : before',
    replace: 'before',
    test: 'test/services/undoable.test.ts',
  },
  'an undo books over what was written since without asking': {
    file: 'services/availability/undo.ts',
    find: 'if (overlaps.length === 0) return undefined;',
    replace: 'if (overlaps.length >= 0) return undefined;',
    test: 'test/faults/undo-conflict.test.ts',
  },
  'time beyond what is read of very many events counts as free': {
    file: 'services/availability/reading.ts',
    find: 'return last && found.length === MAX_BUSY ?',
    replace: 'return last && found.length < 0 ?',
    test: 'test/services/dense-series.test.ts',
  },
  'a tentative event is refused where another one is': {
    file: 'services/availability/conflicts.ts',
    find: "if (options.showAs === 'busy') return overlaps;",
    replace: 'return overlaps;',
    test: 'test/services/conflicts.test.ts',
  },
  'an event is in the way of itself': {
    file: 'services/availability/check.ts',
    find: 'const exclude = own ? await idsOfEvent(executor, caller, own.item.root.id) : new Set<string>();',
    replace: 'const exclude = new Set<string>();',
    test: 'test/protocol/tools/check-conflict.test.ts',
  },
  'free time is proposed in the past': {
    file: 'services/availability/free-time.ts',
    find: 'notBefore: caller.now,',
    replace: 'notBefore: window.from,',
    test: 'test/protocol/tools/find-free-time.test.ts',
  },
  'the occurrence where a series is cut stays in its first part': {
    file: 'services/series/edit.ts',
    find: 'recurrenceInstant(recurrenceId, series, zone) >= at,',
    replace: 'recurrenceInstant(recurrenceId, series, zone) > at,',
    test: 'src/services/series/edit.test.ts',
  },
  'a wish for late in the evening moves the occurrence of the next morning': {
    file: 'services/series/edit.ts',
    find: 'Math.abs(wallDay(wall) - wallDay(wish)) + Math.abs(wall - wish) / 1_000;',
    replace: 'Math.abs(wall - wish);',
    test: 'src/services/series/edit.test.ts',
  },
  'a change of all that is left is not asked about as a change of all': {
    file: 'services/series/target.ts',
    find: "const isAll = scope === 'this_and_future' && ",
    replace: "const isAll = scope !== 'this_and_future' && scope !== 'this' && ",
    test: 'test/services/series.test.ts',
  },
  'a time of last year is booked without a question': {
    file: 'services/series/past.ts',
    find: 'if (series.rrule !== null || end > caller.now || isRecent) return { warning };',
    replace: 'return { warning };',
    test: 'test/protocol/tools/schedule-add.test.ts',
  },
  'readers of Chinese are answered in English': {
    file: 'messages/index.ts',
    find: "CATALOGUES[typeof to === 'string' ? to : to.language]",
    replace: "CATALOGUES[typeof to === 'string' ? to : 'en']",
    test: 'src/messages/messages.test.ts',
  },
  'one conflict is counted as several in English': {
    file: 'messages/en/availability.ts',
    find: "blocking === 1 ? '' : 's'",
    replace: "'s'",
    test: 'src/messages/messages.test.ts',
  },
  'sync makes requests without noting them before': {
    file: 'services/sync/push.ts',
    find: 'await putOutbox(executor, { user, calendar, href, op, item, sent, at: clock() });',
    replace: '',
    test: 'test/sync/hostile.test.ts',
  },
  'sync believes a server that names no changes without listing everything': {
    file: 'services/sync/pull.ts',
    find: 'const isBelieved = changes && changes.gone.length === 0 && changes.changed.length > 0;',
    replace: 'const isBelieved = changes;',
    test: 'test/sync/hostile.test.ts',
  },
  'sync takes away what was changed here, since it does not compare what it says': {
    file: 'services/sync/take-in.ts',
    find: 'if (isChangedHere(recorder, family, link)) return false;',
    replace: '',
    test: 'test/sync/hostile.test.ts',
  },
  'an undo makes a second event of one UID in a connected calendar': {
    file: 'features/events/feature.ts',
    find: 'undoGuards: [noStranded, noTwins]',
    replace: 'undoGuards: [noStranded]',
    test: 'test/sync/undo.test.ts',
  },
};
