import { openRefundAccount as contract } from '@hygiene/contracts/money/refund/staff/open-refund-account'
import { caseReason } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { demandCase } from '@hygiene/operations/staff/member-case/demand-case'
import { openAccount } from '@hygiene/operations/money/payment/sealed-account'
import { implement } from '../../../http/implement.ts'

export const openRefundAccount = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { db, config } = deps
    const { paymentNo } = input
    const payment = await db.payment.findUnique({
      where: { paymentNo },
      include: { refunds: { where: { status: 'requested', isByHand: true } } },
    })
    if (!payment) throw refuse('PAYMENT_NOT_FOUND')
    const [due] = payment.refunds
    if (!due?.accountSealed) throw refuse('NO_TRANSFER_DUE')
    const { memberNo } = payment
    const demanded = await demandCase(db, { employeeNo: caller.employeeNo, memberNo }, now)
    if (!demanded.allowed) throw refuse(demanded.reason)
    const reason = caseReason(demanded.case)
    const action = { operation: contract.operation, subject: { kind: 'payment', no: paymentNo } } as const
    await writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] })
    return { ...openAccount(config.REFUND_ACCOUNT_KEY, due.accountSealed), amountWon: due.amountWon }
  },
)
