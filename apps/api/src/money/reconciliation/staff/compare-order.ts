import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { compareOrder as contract } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import type { Payment, Queries, Refund } from '@hygiene/db'
import { differingSides, type GatewaySide, mayAskAgain, PaymentType, returnedWon } from '@hygiene/domain'
import { askPaymentNow } from '@hygiene/gateways'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import type { AskedPayment } from '@hygiene/operations/money/settlement/ask-gateway'
import { noteMissedNotice } from '@hygiene/operations/money/settlement/note-missed-notice'
import { implement } from '../../../http/implement.ts'

type Compared = AnswerOf<typeof contract>

export const compareOrder = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { db } = deps
  const { paymentNo } = input
  const payment = await db.payment.findUnique({ where: { paymentNo }, include: { refunds: true } })
  if (!payment) throw refuse('PAYMENT_NOT_FOUND')
  const action = { operation: contract.operation, subject: { kind: 'payment', no: paymentNo } } as const
  await writeAudit(db, { caller, ...action, reason: '', ipAddress, now, memberNos: [payment.memberNo] })

  const hasPassedGateway = payment.paymentType !== PaymentType.admin
  const asked = hasPassedGateway ? await askPaymentNow(deps.payment, deps.config)(payment.paymentId) : null
  const known = asked === 'unavailable' ? null : asked
  const gateway = known && gatewaySide(known)
  const ours = await ourSide(db, payment)
  const hasWord = hasPassedGateway && asked !== 'unavailable'
  const isMissed = mayAskAgain({ ...payment, ...ours }, gateway)
  if (known && isMissed) await noteMissedNotice(db, payment, now)
  return {
    paymentNo,
    asOf: now.toISOString(),
    gatewayState: hasPassedGateway ? stateOf(asked) : 'none',
    ours: {
      ...payment,
      ...ours,
      createdAt: payment.createdAt.toISOString(),
      paidAt: payment.paidAt?.toISOString() ?? null,
      lastNoticeAt: ours.lastNoticeAt?.toISOString() ?? null,
    },
    gateway: known && shownGateway(known),
    differing: hasWord ? differingSides({ ...payment, ...ours }, gateway) : [],
    mayAskAgain: isMissed,
  }
})

function stateOf(asked: AskedPayment | null | 'unavailable'): Compared['gatewayState'] {
  if (asked === 'unavailable') return 'away'
  return asked ? 'known' : 'unknown'
}

/** What the association's bank sent back is not in the gateway's books. */
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
    paidAt: paidAt?.toISOString() ?? null,
  }
}
