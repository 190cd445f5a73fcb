import type { PrismaClient } from '@hygiene/db/generated/client'
import { countAnswers } from '@hygiene/operations/education/question-bank/count-answers'
import { removeOrphans } from '@hygiene/operations/platform/file/remove-orphans'
import { checkLedger } from '@hygiene/operations/money/ledger/check-ledger'
import { openLedger } from '@hygiene/operations/money/ledger/open-ledger'
import { askConsentsAgain } from '@hygiene/operations/member/policy/ask-consents-again'
import { putIdleToSleep } from '@hygiene/operations/member/account/put-to-sleep'
import { keepReports } from '@hygiene/operations/platform/message/keep-reports'
import { remindDue } from '@hygiene/operations/platform/message/remind-due'
import { expireOverdue } from '@hygiene/operations/education/enrolment/expire-application'
import { lapseAbandoned } from '@hygiene/operations/education/enrolment/lapse-application'
import { pollPayments } from '@hygiene/operations/money/payment/poll-payments'
import { countExpiredRows } from '@hygiene/operations/platform/retention/count-expired-rows'
import { purgeExpiredRows } from '@hygiene/operations/platform/retention/purge-expired-rows'
import { checkStatistics } from '@hygiene/operations/staff/statistics/check-statistics'
import { countMarkedDays } from '@hygiene/operations/staff/statistics/count-marked-days'
import { countStops } from '@hygiene/operations/staff/statistics/count-stops'
import { remindLearners } from '@hygiene/operations/education/study/remind-learners'

export interface ClockWork {
  name: string
  everySeconds: number
  run: (db: PrismaClient, now: Date) => Promise<unknown>
}

const NIGHT = 86_400
const onTrouble = (name: string, error: unknown): void => {
  throw new Error(name, { cause: error })
}
const files = { remove: () => Promise.resolve() }

export const CLOCK_WORK: readonly ClockWork[] = [
  { name: 'unpaid applications', everySeconds: 600, run: (db, now) => lapseAbandoned(db, onTrouble, now) },
  { name: 'expiry', everySeconds: 600, run: (db, now) => expireOverdue(db, onTrouble, now) },
  { name: 'reminders of learners', everySeconds: 600, run: (db, now) => remindLearners(db, onTrouble, now) },
  { name: 'due reminders', everySeconds: 600, run: (db, now) => remindDue(db, now) },
  { name: 'consents', everySeconds: 600, run: (db, now) => askConsentsAgain(db, onTrouble, now) },
  { name: 'payments', everySeconds: 60, run: (db, now) => pollPayments(db, now) },
  {
    name: 'delivery reports',
    everySeconds: 120,
    run: (db, now) => keepReports(db, async () => new Map(), now),
  },
  { name: 'dormancy', everySeconds: 21_600, run: (db, now) => putIdleToSleep(db, 365, now) },
  { name: 'uploads', everySeconds: 21_600, run: (db, now) => removeOrphans({ db, storage: files }, now) },
  { name: 'counts of tests and surveys', everySeconds: 600, run: (db, now) => countAnswers(db, now) },
  { name: 'statistics: marked days', everySeconds: 60, run: (db, now) => countMarkedDays(db, now) },
  { name: 'statistics: where study stops', everySeconds: 3_600, run: (db, now) => countStops(db, now) },
  { name: 'statistics: comparison', everySeconds: NIGHT, run: (db, now) => checkStatistics(db, now) },
  { name: 'ledger: orders from before', everySeconds: NIGHT, run: (db, now) => openLedger(db, 0, now) },
  { name: 'ledger: recount', everySeconds: NIGHT, run: (db) => checkLedger(db) },
  { name: 'retention', everySeconds: 21_600, run: (db, now) => purgeExpiredRows({ db, files }, now) },
  {
    name: 'retention, counted (pnpm retention)',
    everySeconds: NIGHT,
    run: (db, now) => countExpiredRows(db, now),
  },
]
