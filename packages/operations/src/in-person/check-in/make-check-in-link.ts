import {
  type Alongside,
  type CheckInPass,
  lockSessions,
  type PrismaClient,
  type Transaction,
} from '@hygiene/db'
import {
  denied,
  type CheckInHours,
  checkInHours,
  mayHaveCheckInLinks,
  type SessionNo,
  type Verdict,
} from '@hygiene/domain'
import { checkInAddress, makeCheckInPass } from './check-in-pass.ts'

export interface CheckInLinkWanted {
  sessionNo: SessionNo
  /** Which check-in or phone; tells the session's links apart. */
  label: string
  publicUrl: string
  alongside?: Alongside
}

export type CheckInLinkRefusal =
  | 'SESSION_NOT_FOUND'
  | 'SESSION_CANCELLED'
  | 'SESSION_OVER'
  | 'CHECK_IN_LABEL_TAKEN'

export type CheckInLink = { allowed: true; link: string; hours: CheckInHours; pass: CheckInPass }

/** Makes a link for staff phones. It cannot be shown again; two of one name would not be told apart, so there is one. */
export async function makeCheckInLink(
  client: PrismaClient,
  { sessionNo, label, publicUrl, alongside }: CheckInLinkWanted,
  now: Date,
): Promise<CheckInLink | Extract<Verdict<CheckInLinkRefusal>, { allowed: false }>> {
  return client.$transaction(async (db) => {
    const [session] = await lockSessions(db, [sessionNo])
    if (!session) return denied('SESSION_NOT_FOUND')
    const verdict = mayHaveCheckInLinks(session, now)
    if (!verdict.allowed) return verdict
    if (await isTaken(db, sessionNo, label, now)) return denied('CHECK_IN_LABEL_TAKEN')

    const hours = checkInHours(session)
    const { code, pass } = await makeCheckInPass(db, session, label, now, hours)
    await alongside?.(db)
    return { allowed: true, link: checkInAddress(publicUrl, code), hours, pass }
  })
}

async function isTaken(db: Transaction, sessionNo: SessionNo, label: string, now: Date): Promise<boolean> {
  if (label === '') return false
  return (await db.checkInPass.count({ where: { sessionNo, label, validUntil: { gt: now } } })) > 0
}
