import type { Queries } from '@hygiene/db'
import { branchesOf, type SessionNo } from '@hygiene/domain'
import {
  findStaffSessions,
  type StaffSessionRow,
} from '@hygiene/operations/in-person/session/find-staff-sessions'
import type { StaffCaller } from '../../../http/staff-caller.ts'

/** A session as the caller may see it; null: there is none, or it is another branch's. */
export async function findOwnSession(
  db: Queries,
  caller: StaffCaller,
  sessionNo: SessionNo,
  now: Date,
): Promise<StaffSessionRow | null> {
  const wanted = { from: null, until: null, status: null, branches: branchesOf(caller), sessionNo }
  const { rows } = await findStaffSessions(db, wanted, {}, now)
  return rows[0] ?? null
}

/** May the caller decide about this session? Its branch never changes, so the answer holds. */
export async function isOwnSession(
  db: Queries,
  { role, branchNo }: StaffCaller,
  sessionNo: SessionNo,
): Promise<boolean> {
  const branches = branchesOf({ role, branchNo })
  const own = branches === null ? {} : { branchNo: { in: [...branches] } }
  return (await db.inPersonSession.count({ where: { sessionNo, ...own } })) > 0
}
