import type { InPersonSession } from '@hygiene/db/generated/client'
import { lockSessions } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import type { EmployeeActor } from '../../kit/actor.ts'
import { findStaffSessions, type StaffSessionRow } from './find-staff-sessions.ts'

export async function findOwnSession(
  db: Queries,
  actor: EmployeeActor,
  sessionNo: SessionNo,
  now: Date,
): Promise<StaffSessionRow | null> {
  const wanted = { from: null, until: null, status: null, branches: branchesOf(actor), sessionNo }
  const { rows } = await findStaffSessions(db, wanted, {}, now)
  return rows[0] ?? null
}

/** Needs no lock, because a session's branch never changes. */
export async function areOwnSessions(
  db: Queries,
  actor: EmployeeActor,
  ...sessionNos: SessionNo[]
): Promise<boolean> {
  const branches = branchesOf(actor)
  const own = branches === null ? {} : { branchNo: { in: [...branches] } }
  const nos = [...new Set(sessionNos)]
  return (await db.inPersonSession.count({ where: { sessionNo: { in: nos }, ...own } })) === nos.length
}

export async function lockOwnSession(
  db: Transaction,
  actor: EmployeeActor,
  sessionNo: SessionNo,
): Promise<InPersonSession | null> {
  const [session] = await lockSessions(db, [sessionNo])
  return session && isOfBranches(branchesOf(actor), session.branchNo) ? session : null
}
