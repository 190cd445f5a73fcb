import { reviveOrder as contract } from '@hygiene/contracts/money/reconciliation/staff/revive-order'
import { orderNumber } from '@hygiene/domain'
import { askPaymentNow } from '@hygiene/gateways'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { reviveOrder as revive } from '@hygiene/operations/money/reconciliation/revive-order'
import { implement } from '../../../http/implement.ts'

export const reviveOrder = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { exceptionNo, applicationNo, reason } = input
  const subject = { kind: 'paymentException', no: exceptionNo } as const
  const action = { operation: contract.operation, subject, detail: `신청 ${applicationNo}` }
  const audit = { caller, ...action, reason, ipAddress, now }
  const revived = await revive(
    { db: deps.db, ask: askPaymentNow(deps.payment, deps.config) },
    {
      exceptionNo,
      applicationNo,
      text: reason,
      employeeNo: caller.employeeNo,
      alongside: (db, memberNo) => writeAudit(db, { ...audit, memberNos: [memberNo] }),
    },
    now,
  )
  if (!revived.allowed) throw refuse(revived.reason)
  const { payment } = revived
  return { paymentNo: payment.paymentNo, orderNumber: orderNumber(payment), status: payment.status }
})
