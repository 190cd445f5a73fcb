import { recordRefundTransfer as contract } from '@hygiene/contracts/money/refund/staff/record-refund-transfer'
import { lockApplication } from '@hygiene/db/locks'
import type { Refund } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { exceptionActions, paymentExceptionOf } from '@hygiene/domain/money/reconciliation/payment-exception'
import { judgeTransferDay } from '@hygiene/domain/money/refund/refund-transfer'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { recordTransfer } from '../../payment/record-transfer.ts'
import { ASKS, askNow } from '../../settlement/ask-gateway.ts'
import { settlePayment } from '../../settlement/settle-payment.ts'

/**
 * Records a bank transfer for a refund that the gateway refused. The gateway is asked first, because a repeated request may have
 * been refused while the first was still in progress. A second click returns the existing transfer.
 */
export const recordRefundTransfer = operation(
  contract,
  {
    needs: ASKS,
    before: async (call) => {
      const { db, now } = call
      const { paymentNo } = call.input
      const known = await db.payment.findUnique({ where: { paymentNo } })
      if (!known) return denied('PAYMENT_NOT_FOUND')
      const asked = await askNow(call, known.paymentId)
      if (asked === 'unavailable') return denied('GATEWAY_NOT_ASKED')
      if (asked?.cancellations.some(({ status }) => status === 'requested'))
        return denied('REFUND_IN_PROGRESS')
      if (asked) await settlePayment(db, paymentNo, asked.seen, now)
      return known
    },
  },
  async ({ db, input, actor: { employeeNo }, now, prepared: { applicationNo }, log }) => {
    const { paymentNo, transferredOn, transferNote } = input
    const answer = ({ refundNo, status, amountWon: won }: Refund) => ({
      refundNo,
      status,
      amountWon: won,
      transferredOn,
    })
    // The gateway's notices also take this lock, so that money it has returned itself is not sent again.
    await lockApplication(db, applicationNo)

    const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
      where: { paymentNo },
      include: { refunds: { orderBy: { refundNo: 'desc' } } },
    })
    const [last = null] = refunds
    if (
      last?.transferredOn &&
      seoulDay(last.transferredOn) === transferredOn &&
      last.transferNote === transferNote
    ) {
      log(null)
      return answer(last)
    }
    const actions = exceptionActions[paymentExceptionOf({ status: payment.status, refund: last }, now)]
    const isInProgress = last?.status === 'sent' || (last?.status === 'requested' && !last.isByHand)
    if (isInProgress) return denied('REFUND_IN_PROGRESS')
    if (!last || payment.exceptionText === null || !actions.includes('transfer'))
      return denied('NOTHING_TO_REFUND')
    const { amountWon, reason } = last
    if (input.amountWon !== amountWon) return denied('REFUND_AMOUNT_DIFFERS')
    const askedAt = refunds.at(-1)?.requestedAt ?? last.requestedAt
    const day = judgeTransferDay(transferredOn, { askedAt }, now)
    if (!day.allowed) return day

    log({ reason: transferNote, memberNos: [payment.memberNo] })
    const made = { amountWon, reason, transferredOn, transferNote, last, employeeNo }
    return answer(await recordTransfer(db, payment, made, now))
  },
)
