import { openRefundAccount as contract } from '@hygiene/contracts/money/refund/staff/open-refund-account'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { openAccount } from '../../payment/sealed-account.ts'

export const openRefundAccount = operation(
  contract,
  { needs: ['REFUND_ACCOUNT_KEY'] },
  async ({ db, input: { paymentNo }, actor: { employeeNo }, now, log, REFUND_ACCOUNT_KEY }) => {
    const payment = await db.payment.findUnique({
      where: { paymentNo },
      include: { refunds: { where: { status: 'requested', isByHand: true } } },
    })
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    const [due] = payment.refunds
    if (!due?.accountSealed) return denied('NO_TRANSFER_DUE')
    const { memberNo } = payment
    const demanded = await demandCase(db, { employeeNo, memberNo }, now)
    if (!demanded.allowed) return demanded
    log({ reason: caseReason(demanded.case), memberNos: [memberNo] })
    return { ...openAccount(REFUND_ACCOUNT_KEY, due.accountSealed), amountWon: due.amountWon }
  },
)
