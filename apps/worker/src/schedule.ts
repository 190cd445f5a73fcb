import { sentenceOf } from '@hygiene/db'
import type { WorkerDeps } from './deps.ts'
import { completeSessions } from './jobs/complete-sessions.ts'
import { expireEnrolments } from './jobs/expire-enrolments.ts'
import { lapseApplications } from './jobs/lapse-applications.ts'
import { pollPayments } from './jobs/poll-payments.ts'
import { releaseLapsedHolds } from './jobs/release-lapsed-holds.ts'
import { tendQueues } from './jobs/tend-queues.ts'
import { putToSleep } from './jobs/put-to-sleep.ts'
import { tidyRecords } from './jobs/tidy-records.ts'

const EXPIRE_EVERY_SECONDS = 600
const TIDY_EVERY_SECONDS = 6 * 3600

/** Things that happen by the clock. Each only writes rows and outbox entries, so two workers may do them at once. */
export function startSchedule(deps: WorkerDeps): { stop(): Promise<void> } {
  const { PAYMENT_POLL_SECONDS, SESSION_POLL_SECONDS } = deps.config
  const tasks = [
    repeat(deps, 'payments', PAYMENT_POLL_SECONDS, () => pollPayments(deps)),
    repeat(deps, 'expiry', EXPIRE_EVERY_SECONDS, () => expireEnrolments(deps)),
    repeat(deps, 'unpaid applications', EXPIRE_EVERY_SECONDS, () => lapseApplications(deps)),
    repeat(deps, 'completion of sessions', SESSION_POLL_SECONDS, () => completeSessions(deps)),
    repeat(deps, 'holds', SESSION_POLL_SECONDS, () => releaseLapsedHolds(deps)),
    repeat(deps, 'queues', SESSION_POLL_SECONDS, () => tendQueues(deps)),
    repeat(deps, 'dormancy', TIDY_EVERY_SECONDS, () => putToSleep(deps)),
    repeat(deps, 'tidying', TIDY_EVERY_SECONDS, () => tidyRecords(deps)),
  ]
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()))
    },
  }
}

function repeat(
  deps: WorkerDeps,
  name: string,
  everySeconds: number,
  work: () => Promise<unknown>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const once = async (): Promise<void> => {
    isRunning = true
    try {
      await work()
    } catch (error) {
      deps.warn(`${name}: ${sentenceOf(error)}`)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => {
    if (!isRunning) running = once()
  }, everySeconds * 1000)
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
