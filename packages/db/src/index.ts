export { arrayText } from './array-text.ts'
export { asJson } from './as-json.ts'
export { boundedConnection, CALL_ANSWER_SECONDS } from './bounded-connection.ts'
export { type AddedCalls, callCountsIn, type CountedCalls } from './call-counts.ts'
export {
  type Alongside,
  connectDatabase,
  type Database,
  type DatabaseOptions,
  type Queries,
  type Transaction,
} from './connect.ts'
export { describeError, sentenceOf } from './describe-error.ts'
export { eachInTransaction, type OnTrouble } from './each-in-transaction.ts'
export * from './generated/client.ts'
export { type GroupOptions, groupCommits, inPoolTransaction, type LastWrites } from './group-commits.ts'
export { isDatabaseAway } from './is-database-away.ts'
export { allOf, type Keyset, type KeysetColumn, type KeysetQuery, readKeyset } from './keyset.ts'
export { pageHeld } from './held-page.ts'
export { escapeLike, likePattern } from './like-pattern.ts'
export { beginRun, endRuns, lostRuns, quarantineRun, resumeRun } from './job-runs.ts'
export {
  keepSession,
  LOCK_MEMBERS,
  LOCK_SESSION,
  lockAnswerDay,
  lockApplication,
  lockApproval,
  lockClosing,
  lockContent,
  lockCourse,
  lockVideo,
  lockLecture,
  lockEnrolment,
  lockInPersonEnrolment,
  lockInquiry,
  lockInstructors,
  lockMember,
  lockQuestion,
  lockSessions,
  lockSurvey,
  lockVenue,
} from './locks.ts'
export {
  countDue,
  type DueCount,
  type FileRemover,
  purgeBatch,
  expiredRows,
  type ExpiredRows,
} from './expired-rows.ts'
export {
  doneJobs,
  handOver,
  handOverAll,
  jobIdOf,
  lockDueRows,
  markDone,
  markRelayed,
  outboxNoOf,
  traceOf,
  unknownKinds,
} from './outbox.ts'
export { queryRows } from './query-rows.ts'
export { readPage } from './read-page.ts'
export { sqlList } from './sql-list.ts'
export { DEVELOPMENT_STAFF_TOTP_KEY, openText, sealText } from './sealed-text.ts'
export { readSettings, WrongSettings } from './read-settings.ts'
export { withSettingsFromFiles } from './settings-from-files.ts'
export { transaction } from './transaction.ts'
export { askClock, trustedClock } from './trusted-clock.ts'
export { isUniqueViolation } from './unique-violation.ts'
