import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { listPaymentExceptions as contract } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import {
  exceptionActions,
  paymentExceptionOf,
  maskName,
  maskPhone,
  needsRefundAccount,
  orderNumber,
  type PaymentExceptionKind,
  type PaymentType,
} from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { implement } from '../../../http/implement.ts'
import {
  countPaymentExceptions,
  type ExplainedOrder,
  findExplained,
  findPaymentExceptions,
  type ExceptionOrder,
} from './find-payment-exceptions.ts'
import { findLastNight, findUnknownMoney } from './find-night.ts'

type Item = AnswerOf<typeof contract>['list'][number]
type Explained = AnswerOf<typeof contract>['explained'][number]

const SLOW = '환불을 보냈지만 사흘이 지나도 끝나지 않았습니다. 결제사에 확인해주세요.'

/** The people on the worklist are in the audit log before they are shown. */
export const listPaymentExceptions = implement(contract, async ({ caller, deps: { db }, ipAddress, now }) => {
  const [payments, count, explained, unknown, night] = await Promise.all([
    findPaymentExceptions(db, now),
    countPaymentExceptions(db, now),
    findExplained(db, now),
    findUnknownMoney(db),
    findLastNight(db),
  ])
  const memberNos = [...new Set(payments.map(({ memberNo }) => memberNo))]
  const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(db, { ...view, memberNos })
  return {
    list: payments.map((payment) => caseOf(payment, now)),
    count,
    explained: explained.map(explainedRow),
    unknown,
    night,
    asOf: now.toISOString(),
  }
})

function explainedRow({ createdAt, at, ...row }: ExplainedOrder): Explained {
  return { ...row, orderNumber: orderNumber({ paymentNo: row.paymentNo, createdAt }), at: at.toISOString() }
}

function caseOf(order: ExceptionOrder, now: Date): Item {
  const { paidAt, createdAt, heardAt, heardWon } = order
  const paymentType = order.paymentType as PaymentType
  const refund = refundOf(order)
  const exception = paymentExceptionOf({ status: order.status, refund, night: order.night }, now)
  return {
    ...order,
    orderNumber: orderNumber(order),
    userName: maskName(order.name),
    phone: maskPhone(order.phone),
    paidAt: paidAt?.toISOString() ?? null,
    exception,
    actions: [...exceptionActions[exception]],
    exceptionText: order.exceptionText ?? SLOW,
    differenceWon: order.night ? order.nightWon : differenceOf(exception, order.amountWon, heardWon, refund),
    since: (heardAt ?? order.refundRequestedAt ?? paidAt ?? createdAt).toISOString(),
    refund,
    needsAccount: paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now),
  }
}

/** The latest refund of an order; null: none was asked for. */
function refundOf(order: ExceptionOrder) {
  const { refundStatus, refundAskedAt } = order
  if (refundStatus === null || refundAskedAt === null) return null
  return {
    status: refundStatus,
    amountWon: order.refundWon ?? 0,
    failure: order.refundFailure,
    isByHand: order.refundByHand ?? false,
    isHolderKnown: order.refundHolderKnown,
    sentAt: order.refundSentAt,
    returnedTwiceAt: order.refundReturnedTwiceAt,
    askedAt: refundAskedAt.toISOString(),
  }
}

/** Won that are with us or the gateway and that our books do not say; null where only the gateway knows. */
function differenceOf(
  exception: PaymentExceptionKind,
  amountWon: number,
  heardWon: number | null,
  refund: { amountWon: number } | null,
): number | null {
  switch (exception) {
    case 'lateMoney':
    case 'noticeMissed':
      return amountWon
    case 'amountDiffers':
      return heardWon === null || heardWon === amountWon ? null : heardWon - amountWon
    case 'paidTwice':
    case 'goneAtGateway':
      return null
    case 'refundFailed':
    case 'refundSlow':
    case 'refundInProgress':
    case 'transferDue':
      return refund?.amountWon ?? null
    case 'certifiedUnpaid':
    case 'returnedTwice':
      return -amountWon
    default:
      return exception satisfies never
  }
}
