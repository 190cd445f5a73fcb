import { refundFlaggedPayment as contract } from '@hygiene/contracts'
import { lockApplication, type Payment, type Refund, type Transaction } from '@hygiene/db'
import { concernActs, concernOf, needsRefundAccount, type PaymentType, REFUND_BANKS } from '@hygiene/domain'
import { sealAccount } from '@hygiene/operations/payment/sealed-account'
import { startRefund } from '@hygiene/operations/payment/start-refund'
import { type Call, implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'

type RefundCall = Call<typeof contract>

/** What the person and the gateway read; the employee's own reason stays in the audit log. */
const REASON = '끝난 신청에 입금된 금액 환불'

/** A second click answers the refund that is already there. */
export const refundFlaggedPayment = implement(contract, async (call) => {
  const refund = await call.deps.db.$transaction((db) => requestRefund(db, call))
  return { refundNo: refund.refundNo, status: refund.status, amountWon: refund.amountWon }
})

async function requestRefund(db: Transaction, call: RefundCall): Promise<Refund> {
  const { input, caller, ipAddress, now, refuse } = call
  const { paymentNo, reason } = input
  const known = await db.payment.findUnique({ where: { paymentNo } })
  if (!known) throw refuse('PAYMENT_NOT_FOUND')
  await lockApplication(db, known.applicationNo)

  const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: { orderBy: { refundNo: 'desc' } } },
  })
  const [last = null] = refunds
  if (last && last.status !== 'failed') return last
  const concern = concernOf({ status: payment.status, refund: last }, now)
  if (payment.attention === null || !concernActs[concern].includes('refund'))
    throw refuse('NOTHING_TO_REFUND')
  const amountWon = last?.amountWon ?? payment.amountWon
  if (input.amountWon !== amountWon) throw refuse('REFUND_AMOUNT_DIFFERS')

  const accountSealed = sealedAccount(call, payment)
  const action = `${contract.operation} ${paymentNo}`
  await writeAudit(db, { caller, action, reason, ipAddress, now, memberNos: [payment.memberNo] })
  return startRefund(db, payment, { amountWon, reason: last?.reason ?? REASON, accountSealed }, now)
}

/** An account is taken only where the method needs one, so that nobody can turn a card refund elsewhere. */
function sealedAccount(
  { input, deps, now, refuse }: RefundCall,
  { paymentType, paidAt }: Payment,
): Uint8Array<ArrayBuffer> | null {
  if (!paidAt) throw refuse('NOTHING_TO_REFUND')
  if (!needsRefundAccount({ paymentType: paymentType as PaymentType, paidAt }, now)) return null
  if (!input.refundAccount) throw refuse('REFUND_ACCOUNT_REQUIRED')
  const { bank, accountNumber, holder } = input.refundAccount
  if (!REFUND_BANKS.some(({ code }) => code === bank)) throw new Breakage(400, { bank: '은행을 골라주세요.' })
  return sealAccount(deps.config.REFUND_ACCOUNT_KEY, { bank, accountNumber, holder })
}
