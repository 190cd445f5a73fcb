import { openCase as contract } from '@hygiene/contracts/staff/member-case/open-case'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { caseEndsAt, caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { caseView } from './case-view.ts'
import { reachMember } from './reach-member.ts'

/**
 * Opens a case or returns the open one. If two tabs open at once, a partial unique index lets one write, and the other returns
 * its case.
 */
export const openCase = operation(contract, async ({ db, input, actor, now, log }) => {
  const { memberNo } = input
  const { employeeNo } = actor
  const member = await reachMember(db, branchesOf(actor), memberNo)
  if (!member) return denied('MEMBER_NOT_FOUND')
  await db.$executeRaw`
    UPDATE "MemberCase" SET "closedAt" = "endsAt"
     WHERE "employeeNo" = ${employeeNo} AND "memberNo" = ${memberNo} AND "closedAt" IS NULL AND "endsAt" <= ${now}`
  const [written] = await db.memberCase.createManyAndReturn({
    data: [{ ...input, employeeNo, openedAt: now, endsAt: caseEndsAt(now) }],
    skipDuplicates: true,
  })
  log(written ? { reason: caseReason(written), memberNos: [memberNo] } : null)
  const own = { employeeNo, memberNo, closedAt: null }
  const open = written ?? (await db.memberCase.findFirstOrThrow({ where: own }))
  return caseView({ ...open, member }, now)
})
