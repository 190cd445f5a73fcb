import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, caseReason, loggedAction } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import type { CaseOf } from './demand-case.ts'

/** Ends an employee's open case about a person; one that is over already is left as it ended. */
export async function closeCase(
  client: PrismaClient,
  { employeeNo, memberNo, ipAddress }: CaseOf & { ipAddress: string },
  now: Date,
): Promise<void> {
  await transaction(client, async (db) => {
    const closed = await db.memberCase.updateManyAndReturn({
      where: { employeeNo, memberNo, closedAt: null, endsAt: { gt: now } },
      data: { closedAt: now },
    })
    for (const one of closed) {
      const action = { ...loggedAction.closeCase(one.caseNo), reason: caseReason(one) }
      await writeAudit(db, { ...action, caller: { employeeNo }, ipAddress, now, memberNos: [memberNo] })
    }
    return allowed()
  })
}
