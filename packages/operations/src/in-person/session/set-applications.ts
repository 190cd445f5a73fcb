import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { type Alongside, handOver, lockSessions, type PrismaClient, transaction } from '@hygiene/db'
import {
  type ApplicationsRefusal,
  denied,
  maySetApplications,
  type SessionNo,
  type Verdict,
} from '@hygiene/domain'

interface ApplicationsWanted {
  sessionNo: SessionNo
  /** Null: they close now. */
  closesAt: Date | null
  alongside: Alongside
}

/** Closes the applications of a session or opens them again; those who wait are asked when it is open again. */
export async function setApplications(
  client: PrismaClient,
  { sessionNo, closesAt, alongside }: ApplicationsWanted,
  now: Date,
): Promise<Verdict<ApplicationsRefusal | 'SESSION_NOT_FOUND'>> {
  return transaction<Verdict<ApplicationsRefusal | 'SESSION_NOT_FOUND'>>(client, async (db) => {
    const [session] = await lockSessions(db, [sessionNo])
    if (!session) return denied('SESSION_NOT_FOUND')
    const verdict = maySetApplications(session, closesAt, now)
    if (!verdict.allowed) return verdict
    await db.inPersonSession.update({ where: { sessionNo }, data: { applyClosesAt: closesAt ?? now } })
    if (closesAt !== null) await handOver(db, offerSeats, { sessionNo })
    await alongside(db)
    return verdict
  })
}
