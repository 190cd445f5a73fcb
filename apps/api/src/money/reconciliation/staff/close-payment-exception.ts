import { closePaymentException as contract } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { closePaymentException as close } from '@hygiene/operations/money/payment/close-payment-exception'
import { closeExceptionsOf } from '@hygiene/operations/money/reconciliation/close-exceptions-of'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

export const closePaymentException = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { paymentNo, reason } = input
    const { employeeNo } = caller
    const action = { operation: contract.operation, subject: { kind: 'payment', no: paymentNo } } as const
    const audit = { caller, ...action, reason, ipAddress, now }
    const verdict = await close(
      deps.db,
      {
        paymentNo,
        employeeNo,
        text: reason,
        alongside: async (db, memberNo) => {
          await writeAudit(db, { ...audit, memberNos: [memberNo] })
          await closeExceptionsOf(db, paymentNo, { employeeNo, text: reason }, now)
        },
      },
      now,
    )
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { paymentNo }
  },
)
