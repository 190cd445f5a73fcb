import { closeCase as contract } from '@hygiene/contracts/staff/member-case/close-case'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { operation } from '../../kit/operation.ts'

export const closeCase = operation(contract, async ({ db, input: { memberNo }, actor, now, log }) => {
  const [closed] = await db.memberCase.updateManyAndReturn({
    where: { employeeNo: actor.employeeNo, memberNo, closedAt: null, endsAt: { gt: now } },
    data: { closedAt: now },
  })
  if (!closed) log(null)
  else
    log({ subject: { kind: 'case', no: closed.caseNo }, reason: caseReason(closed), memberNos: [memberNo] })
  return { memberNo }
})
