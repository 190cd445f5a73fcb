import { setApplications as contract } from '@hygiene/contracts/in-person/session/staff/set-applications'
import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver } from '@hygiene/db/outbox'
import { denied } from '@hygiene/domain/verdict'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { maySetApplications } from '@hygiene/domain/in-person/session/may-change-session'
import { operation } from '../../../kit/operation.ts'
import { lockOwnSession } from '../own-sessions.ts'

/** Closes or reopens a session's applications. Reopening runs the queue. */
export const setApplications = operation(contract, async ({ db, input, actor, now, log }) => {
  const { sessionNo } = input
  const closesAt = input.closesAt === null ? null : new Date(input.closesAt)
  const session = await lockOwnSession(db, actor, sessionNo)
  if (!session) return denied('SESSION_NOT_FOUND')
  const verdict = maySetApplications(session, closesAt, now)
  if (!verdict.allowed) return verdict
  await db.inPersonSession.update({ where: { sessionNo }, data: { applyClosesAt: closesAt ?? now } })
  if (closesAt !== null) await handOver(db, offerSeats, { sessionNo })
  log({ detail: closesAt ? `${formatSeoulDateTime(closesAt)}까지` : '마감' })
  return { sessionNo }
})
