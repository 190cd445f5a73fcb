import { type PrismaClient, type MemberCase, transaction } from '@hygiene/db'
import { caseEndsAt, caseReason, denied, loggedAction } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import type { CaseOf } from './demand-case.ts'

type Extended = { allowed: true; case: MemberCase } | { allowed: false; reason: 'CASE_OVER' }

/** Thirty more minutes from now; a case that is over stays over, and its reason is asked again. */
export async function extendCase(
  client: PrismaClient,
  { employeeNo, memberNo, ipAddress }: CaseOf & { ipAddress: string },
  now: Date,
): Promise<Extended> {
  return transaction(client, async (db): Promise<Extended> => {
    const [extended] = await db.memberCase.updateManyAndReturn({
      where: { employeeNo, memberNo, closedAt: null, endsAt: { gt: now } },
      data: { endsAt: caseEndsAt(now) },
    })
    if (!extended) return denied('CASE_OVER')
    const action = { ...loggedAction.extendCase(extended.caseNo), reason: caseReason(extended) }
    await writeAudit(db, { ...action, caller: { employeeNo }, ipAddress, now, memberNos: [memberNo] })
    return { allowed: true, case: extended }
  })
}
