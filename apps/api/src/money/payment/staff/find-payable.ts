import { findPayable as contract } from '@hygiene/contracts/money/payment/staff/find-payable'
import { maskName, seoulDay } from '@hygiene/domain'
import { findPayable as find } from '@hygiene/operations/money/settlement/find-payable'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { implement } from '../../../http/implement.ts'

export const findPayable = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const found = await find(deps.db, input.applicationNo, now)
  if (!found.allowed) throw refuse(found.reason)
  const { application, payable } = found
  const { applicationNo, memberNo, member, createdAt } = application
  const subject = { kind: 'application', no: applicationNo } as const
  await writeAudit(deps.db, {
    caller,
    operation: contract.operation,
    subject,
    reason: '',
    ipAddress,
    now,
    memberNos: [memberNo],
  })
  return {
    ...payable,
    applicationNo,
    memberNo,
    userName: maskName(member.name),
    appliedOn: seoulDay(createdAt),
  }
})
