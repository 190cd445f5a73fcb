import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { compareOrder as contract } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { lockApplication } from '@hygiene/db/locks'
import type { Payment, Refund } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import {
  differingSides,
  type GatewaySide,
  mayAskAgain,
} from '@hygiene/domain/money/reconciliation/compare-sides'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { PaymentType } from '@hygiene/domain/text'
import { returnedWon } from '@hygiene/domain/money/receipt/renew-receipt'
import type { AskedPayment } from '@hygiene/gateways'
import { operation } from '../../../kit/operation.ts'
import { setPaymentException } from '../../payment/write-payment.ts'
import { ASKS, askNow } from '../../settlement/ask-gateway.ts'

type Compared = AnswerOf<typeof contract>

export const compareOrder = operation(
  contract,
  {
    needs: ASKS,
    before: async (call) => {
      const { paymentNo } = call.input
      const order = await call.db.payment.findUnique({ where: { paymentNo }, include: { refunds: true } })
      if (!order) return denied('PAYMENT_NOT_FOUND')
      const hasPassedGateway = order.paymentType !== PaymentType.admin
      const asked = hasPassedGateway ? await askNow(call, order.paymentId) : null
      return { order, hasPassedGateway, asked }
    },
  },
  async ({ db, now, prepared: { order, hasPassedGateway, asked }, log }) => {
    const { paymentNo } = order
    log({ memberNos: [order.memberNo] })
    const known = asked === 'unavailable' ? null : asked
    const gateway = known && gatewaySide(known)
    const ours = await ourSide(db, order)
    const hasWord = hasPassedGateway && asked !== 'unavailable'
    const isMissed = mayAskAgain({ ...order, ...ours }, gateway)
    if (known && isMissed) await noteMissedNotice(db, order, now)
    return {
      paymentNo,
      asOf: now,
      gatewayState: hasPassedGateway ? stateOf(asked) : 'none',
      ours: { ...order, ...ours },
      gateway: known && shownGateway(known),
      differing: hasWord ? differingSides({ ...order, ...ours }, gateway) : [],
      mayAskAgain: isMissed,
    }
  },
)

/** Records an exception for money that the gateway approved and our open order missed. Comparing settles nothing. */
async function noteMissedNotice(
  db: Transaction,
  { paymentNo, applicationNo }: Pick<Payment, 'paymentNo' | 'applicationNo'>,
  now: Date,
): Promise<void> {
  await lockApplication(db, applicationNo)
  const { status, exceptionText } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
  const isOpen = status === 'ready' || status === 'virtualAccountIssued' || status === 'failed'
  if (!isOpen || exceptionText !== null) return
  await setPaymentException(db, paymentNo, paymentExceptionText.noticeMissed, now)
}

function stateOf(asked: AskedPayment | null | 'unavailable'): Compared['gatewayState'] {
  if (asked === 'unavailable') return 'away'
  return asked ? 'known' : 'unknown'
}

async function ourSide(db: Queries, payment: Payment & { refunds: Refund[] }) {
  const notices = await db.paymentNotice.findMany({
    where: { paymentId: payment.paymentId },
    orderBy: { receivedAt: 'desc' },
  })
  const hasTransfer = payment.refunds.some(({ transferredOn }) => transferredOn !== null)
  const refunds = payment.refunds.filter(({ transferredOn }) => transferredOn === null)
  const status = hasTransfer ? 'paid' : payment.status
  return {
    notices: notices.length,
    lastNoticeAt: notices[0]?.receivedAt ?? null,
    refundedWon: payment.paidAt === null ? 0 : returnedWon({ ...payment, status, refunds }),
  }
}

function gatewaySide({ seen }: AskedPayment): GatewaySide {
  const { facts, paidAt, approvalNumber } = seen
  return { ...facts, paidAt, approvalNumber }
}

function shownGateway({ seen }: AskedPayment): NonNullable<Compared['gateway']> {
  const { facts, paidAt, methodName, approvalNumber } = seen
  const { status, totalWon: amountWon, currency, cancelledWon = 0 } = facts
  return {
    status,
    amountWon,
    currency,
    cancelledWon,
    methodName,
    approvalNumber,
    paidAt,
  }
}
