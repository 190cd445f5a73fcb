import { decidePayment, type GatewayFacts, type PaymentDecision, statusAt } from '@hygiene/domain'
import type { Queries, Transaction } from '../connect.ts'
import type { OnlineEnrolment, Payment, PrismaClient } from '../generated/client.ts'
import { lockApplication } from '../locks/lock-application.ts'
import { cancelledAtGateway } from './cancelled-at-gateway.ts'
import { closeOpenOrders } from './close-open-orders.ts'

/** What the gateway said of a payment, in our words. */
export interface SettlementFacts {
  facts: GatewayFacts
  transactionId: string
  paidAt: Date | null
  receiptUrl: string | null
  failure: string | null
  approvalNumber: string | null
  methodName: string | null
  account: { bank: string; number: string; expiresAt: Date | null } | null
}

/**
 * The one routine for notices, returns and polls (docs/rules/payment.md). Idempotent for good: the application is
 * locked, the rule decides from our order and the gateway's facts, and money confirms the enrolment in the same
 * transaction.
 */
export async function settlePayment(
  client: PrismaClient,
  paymentNo: number,
  seen: SettlementFacts,
  now: Date,
): Promise<Payment> {
  return client.$transaction(async (db) => {
    const { applyEduNo } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    await lockApplication(db, applyEduNo)

    const payment = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    const order = { ...payment, currency: 'KRW' as const }
    const decision = await placeMoney(db, payment, decidePayment(order, seen.facts), now)

    const settled = await writePayment(db, payment, decision, seen, now)
    if (decision.effect === 'confirm') await confirmEnrolments(db, settled, now)
    if (decision.effect === 'markCancelled') await cancelledAtGateway(db, payment, now)
    return settled
  })
}

async function enrolmentsOf(db: Queries, applyEduNo: number): Promise<OnlineEnrolment[]> {
  return db.onlineEnrolment.findMany({ where: { applyEduNo } })
}

/** Money confirms what still waits for it; what has ended (its year, too), or was paid already, waits for staff. */
async function placeMoney(
  db: Transaction,
  payment: Payment,
  decision: PaymentDecision,
  now: Date,
): Promise<PaymentDecision> {
  const isMoney = decision.effect === 'confirm' || decision.status === 'paidAfterCancellation'
  if (!isMoney || payment.status === 'paidAfterCancellation') return decision

  const enrolments = await enrolmentsOf(db, payment.applyEduNo)
  const isWaitedFor =
    enrolments.length > 0 && enrolments.every((enrolment) => statusAt(enrolment, now) === 'applied')
  return isWaitedFor
    ? { status: 'paid', effect: 'confirm' }
    : { status: 'paidAfterCancellation', effect: 'flagForStaff' }
}

const ATTENTION = {
  mismatched: '결제사의 금액이 주문 금액과 다릅니다.',
  paidAfterCancellation: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
  paid: '결제사에서 일부만 취소되었습니다.',
} as const

function attentionOf({ status, effect }: PaymentDecision): string | undefined {
  if (effect !== 'flagForStaff') return undefined
  return status in ATTENTION ? ATTENTION[status as keyof typeof ATTENTION] : '결제 상태를 확인해주세요.'
}

/** Why an order was closed stays readable whatever the gateway repeats. */
function failureOf(payment: Payment, { status }: PaymentDecision, seen: SettlementFacts): string | null {
  if (status === 'failed') return seen.failure ?? '결제가 승인되지 않았습니다.'
  return status === 'cancelled' ? payment.failure : null
}

async function writePayment(
  db: Transaction,
  payment: Payment,
  decision: PaymentDecision,
  seen: SettlementFacts,
  now: Date,
): Promise<Payment> {
  const isMoney = decision.effect === 'confirm' || decision.status === 'paidAfterCancellation'
  return db.payment.update({
    where: { paymentNo: payment.paymentNo },
    data: {
      status: decision.status,
      checkedAt: now,
      transactionId: seen.transactionId,
      receiptUrl: seen.receiptUrl ?? payment.receiptUrl,
      approvalNumber: seen.approvalNumber ?? payment.approvalNumber,
      methodName: seen.methodName ?? payment.methodName,
      failure: failureOf(payment, decision, seen),
      attention: attentionOf(decision) ?? payment.attention,
      ...(isMoney && payment.paidAt === null ? { paidAt: seen.paidAt ?? now } : {}),
      ...(decision.status === 'cancelled' ? { cancelledAt: payment.cancelledAt ?? now } : {}),
      ...(seen.account
        ? {
            accountBank: seen.account.bank,
            accountNumber: seen.account.number,
            accountExpiresAt: seen.account.expiresAt,
          }
        : {}),
    },
  })
}

/** The enrolments are paid; other open orders of the application are closed, so that nobody pays twice. */
async function confirmEnrolments(db: Transaction, payment: Payment, now: Date): Promise<void> {
  await db.onlineEnrolment.updateMany({
    where: { applyEduNo: payment.applyEduNo, status: 'applied' },
    data: { status: 'paid', paidAt: payment.paidAt ?? now },
  })
  await closeOpenOrders(db, payment.applyEduNo, now)
}
