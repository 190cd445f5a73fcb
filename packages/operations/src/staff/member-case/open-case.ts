import { type PrismaClient, type MemberCase, transaction } from '@hygiene/db'
import { type CasePurpose, caseEndsAt, caseReason, denied, loggedAction } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import type { CaseOf } from './demand-case.ts'
import { reachMember } from './reach-member.ts'

interface CaseWanted extends CaseOf {
  branches: readonly number[] | null
  purpose: CasePurpose
  text: string
  ipAddress: string
}

type Opened = { allowed: true; case: MemberCase } | { allowed: false; reason: 'MEMBER_NOT_FOUND' }

/**
 * Opens a case, or answers the one that is open. Of two tabs at the same instant the database lets one write (partial unique
 * index); the other waits for it and finds its case.
 */
export async function openCase(client: PrismaClient, wanted: CaseWanted, now: Date): Promise<Opened> {
  const { employeeNo, memberNo, branches, purpose, text, ipAddress } = wanted
  const own = { employeeNo, memberNo, closedAt: null }
  return transaction(client, async (db): Promise<Opened> => {
    if (!(await reachMember(db, branches, memberNo))) return denied('MEMBER_NOT_FOUND')
    await db.$executeRaw`
      UPDATE "MemberCase" SET "closedAt" = "endsAt"
       WHERE "employeeNo" = ${employeeNo} AND "memberNo" = ${memberNo} AND "closedAt" IS NULL AND "endsAt" <= ${now}`
    const [written] = await db.memberCase.createManyAndReturn({
      data: [{ employeeNo, memberNo, purpose, text, openedAt: now, endsAt: caseEndsAt(now) }],
      skipDuplicates: true,
    })
    if (!written) return { allowed: true, case: await db.memberCase.findFirstOrThrow({ where: own }) }
    const action = { ...loggedAction.openCase(written.caseNo), reason: caseReason(written) }
    await writeAudit(db, { ...action, caller: { employeeNo }, ipAddress, now, memberNos: [memberNo] })
    return { allowed: true, case: written }
  })
}
