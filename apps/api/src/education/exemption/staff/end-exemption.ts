import { endExemption as contract } from '@hygiene/contracts/education/exemption/staff/end-exemption'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { endExemption as end } from '@hygiene/operations/education/exemption/end-exemption'
import { implement } from '../../../http/implement.ts'

export const endExemption = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { exemptionNo, reason } = input
  const action = { operation: contract.operation, subject: { kind: 'exemption', no: exemptionNo } } as const
  const entry = { caller, ...action, reason, ipAddress, now }
  const ended = await end(
    deps.db,
    {
      exemptionNo,
      text: reason,
      alongside: (db, memberNo) => writeAudit(db, { ...entry, memberNos: [memberNo] }),
    },
    now,
  )
  if (!ended.allowed) throw refuse(ended.reason)
  return { exemptionNo }
})
