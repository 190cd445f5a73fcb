import { enterStaffPayment as contract } from '@hygiene/contracts/money/payment/staff/enter-staff-payment'
import { allowed, denied, orderNumber, staffPaymentReasonLabel } from '@hygiene/domain'
import { askPaymentNow } from '@hygiene/gateways'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { attachEvidence } from '@hygiene/operations/platform/file/attach-evidence'
import { enterStaffPayment as enter } from '@hygiene/operations/money/settlement/enter-staff-payment'
import { implement } from '../../../http/implement.ts'

export const enterStaffPayment = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { reasonCode, evidenceFileNo: fileNo, ...wanted } = input
    const { employeeNo } = caller
    const text = `${staffPaymentReasonLabel[reasonCode]}: ${wanted.text}`.slice(0, 200)
    const subject = { kind: 'application', no: input.applicationNo } as const
    const audit = { caller, operation: contract.operation, subject, reason: text, ipAddress, now }
    const entered = await enter(
      { db: deps.db, ask: askPaymentNow(deps.payment, deps.config) },
      {
        ...wanted,
        text,
        employeeNo,
        async prove(db, { paymentNo: no }) {
          const isAttached = await attachEvidence(db, { employeeNo, owner: { kind: 'payment', no }, fileNo })
          return isAttached ? allowed() : denied('FILE_NOT_FOUND')
        },
        alongside: (db, memberNo) => writeAudit(db, { ...audit, memberNos: [memberNo] }),
      },
      now,
    )
    if (!entered.allowed) throw refuse(entered.reason)
    const { paymentNo, amountWon } = entered.payment
    return { paymentNo, amountWon, orderNumber: orderNumber(entered.payment) }
  },
)
