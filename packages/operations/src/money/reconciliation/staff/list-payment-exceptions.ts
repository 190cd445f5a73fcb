import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { listPaymentExceptions as contract } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import {
  exceptionActions,
  paymentExceptionOf,
  type PaymentExceptionKind,
} from '@hygiene/domain/money/reconciliation/payment-exception'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { operation } from '../../../kit/operation.ts'
import {
  countPaymentExceptions,
  type ExplainedOrder,
  findExplained,
  findLastNight,
  findPaymentExceptions,
  findUnknownMoney,
  type ExceptionOrder,
} from './find-payment-exceptions.ts'

type Item = AnswerOf<typeof contract>['list'][number]
type Explained = AnswerOf<typeof contract>['explained'][number]

const SLOW = '환불을 보냈지만 사흘이 지나도 끝나지 않았습니다. 결제사에 확인해주세요.'

export const listPaymentExceptions = operation(contract, async ({ db, now, log }) => {
  const payments = await findPaymentExceptions(db, now)
  log({ shown: payments.map(({ memberNo }) => memberNo) })
  return {
    list: payments.map((payment) => caseOf(payment, now)),
    count: await countPaymentExceptions(db, now),
    explained: (await findExplained(db, now)).map(explainedRow),
    unknown: await findUnknownMoney(db),
    night: await findLastNight(db),
    asOf: now,
  }
})

function explainedRow({ createdAt, ...row }: ExplainedOrder): Explained {
  return { ...row, orderNumber: orderNumber({ paymentNo: row.paymentNo, createdAt }) }
}

function caseOf(order: ExceptionOrder, now: Date): Item {
  const { paidAt, createdAt, heardAt, heardWon } = order
  const paymentType = order.paymentType
  const refund = refundOf(order)
  const exception = paymentExceptionOf({ status: order.status, refund, night: order.night }, now)
  return {
    ...order,
    orderNumber: orderNumber(order),
    userName: maskName(order.name),
    phone: maskPhone(order.phone),
    exception,
    actions: [...exceptionActions[exception]],
    exceptionText: order.exceptionText ?? SLOW,
    differenceWon: order.night ? order.nightWon : differenceOf(exception, order.amountWon, heardWon, refund),
    since: heardAt ?? order.refundRequestedAt ?? paidAt ?? createdAt,
    refund,
    needsAccount: paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now),
  }
}

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
    askedAt: refundAskedAt,
  }
}

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
