import { extendCase as contract } from '@hygiene/contracts/staff/member-case/extend-case'
import { caseEndsAt, caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { caseView } from './case-view.ts'

/** Extends a case by thirty minutes from now; an ended one needs a new reason. */
export const extendCase = operation(contract, async ({ db, input: { memberNo }, actor, now, log }) => {
  const [extended] = await db.memberCase.updateManyAndReturn({
    where: { employeeNo: actor.employeeNo, memberNo, closedAt: null, endsAt: { gt: now } },
    data: { endsAt: caseEndsAt(now) },
    include: { member: true },
  })
  if (!extended) return denied('CASE_OVER')
  log({ reason: caseReason(extended), memberNos: [memberNo] })
  return caseView(extended, now)
})
