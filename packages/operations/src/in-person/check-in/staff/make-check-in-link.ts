import { makeCheckInLink as contract } from '@hygiene/contracts/in-person/check-in/staff/make-check-in-link'
import type { CheckInPass } from '@hygiene/db/generated/client'
import { lockSessions } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import {
  type CheckInHours,
  checkInHours,
  mayHaveCheckInLinks,
} from '@hygiene/domain/in-person/check-in/check-in-hours'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { operation } from '../../../kit/operation.ts'
import { areOwnSessions } from '../../session/own-sessions.ts'
import { checkInAddress, checkInLinkOf, makeCheckInPass } from '../check-in-pass.ts'

/** Logs the creation like a view of the expected people, because the link's holder sees them. */
export const makeCheckInLink = operation(contract, { needs: ['PUBLIC_URL'] }, async (call) => {
  const { db, input, actor, now, log, PUBLIC_URL: publicUrl } = call
  const { sessionNo, label } = input
  if (!(await areOwnSessions(db, actor, sessionNo))) return denied('SESSION_NOT_FOUND')
  const made = await makeLink(db, { sessionNo, label, publicUrl }, now)
  if (!made.allowed) return made
  log({ reason: label })
  return { ...checkInLinkOf(made.pass, now), link: made.link }
})

interface CheckInLinkWanted {
  sessionNo: SessionNo
  label: string
  publicUrl: string
}

export type CheckInLinkRefusal =
  | 'SESSION_NOT_FOUND'
  | 'SESSION_CANCELLED'
  | 'SESSION_OVER'
  | 'CHECK_IN_LABEL_TAKEN'

type CheckInLink = { allowed: true; link: string; hours: CheckInHours; pass: CheckInPass }

/** Creates a link for staff phones, which cannot be shown again. Names are unique, so that links stay distinguishable. */
export async function makeLink(
  db: Transaction,
  { sessionNo, label, publicUrl }: CheckInLinkWanted,
  now: Date,
): Promise<CheckInLink | Extract<Verdict<CheckInLinkRefusal>, { allowed: false }>> {
  const [session] = await lockSessions(db, [sessionNo])
  if (!session) return denied('SESSION_NOT_FOUND')
  const verdict = mayHaveCheckInLinks(session, now)
  if (!verdict.allowed) return verdict
  if (await isTaken(db, sessionNo, label, now)) return denied('CHECK_IN_LABEL_TAKEN')

  const hours = checkInHours(session)
  const { code, pass } = await makeCheckInPass(db, session, label, now, hours)
  return { allowed: true, link: checkInAddress(publicUrl, code), hours, pass }
}

async function isTaken(db: Transaction, sessionNo: SessionNo, label: string, now: Date): Promise<boolean> {
  if (label === '') return false
  return (await db.checkInPass.count({ where: { sessionNo, label, validUntil: { gt: now } } })) > 0
}
