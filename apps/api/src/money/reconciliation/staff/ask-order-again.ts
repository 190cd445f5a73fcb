import { askOrderAgain as contract } from '@hygiene/contracts/money/reconciliation/staff/ask-order-again'
import { askPaymentNow } from '@hygiene/gateways'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { askOrderAgain as perform } from '@hygiene/operations/money/settlement/ask-order-again'
import { implement } from '../../../http/implement.ts'

export const askOrderAgain = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { paymentNo } = input
  const action = { operation: contract.operation, subject: { kind: 'payment', no: paymentNo } } as const
  const audit = { caller, ...action, reason: '', ipAddress, now }
  const settled = await perform(
    { db: deps.db, ask: askPaymentNow(deps.payment, deps.config) },
    {
      paymentNo,
      employeeNo: caller.employeeNo,
      alongside: (db, memberNo) => writeAudit(db, { ...audit, memberNos: [memberNo] }),
    },
    now,
  )
  if (!settled.allowed) throw refuse(settled.reason)
  return { paymentNo, status: settled.payment.status }
})
