import { type AnswerOf, listFlaggedPayments as contract } from '@hygiene/contracts'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit'
import type { Prisma, Queries } from '@hygiene/db'
import {
  concernOf,
  maskName,
  maskPhone,
  needsRefundAccount,
  orderNumber,
  parseOrderNumber,
  paymentNosOf,
  type PaymentType,
  slowRefundsBefore,
} from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { auditShown, ROWS_A_PAGE } from '../http/audit-shown.ts'

type Item = AnswerOf<typeof contract>['list'][number]

const WITH_PERSON = {
  member: true,
  refunds: { orderBy: { refundNo: 'desc' } },
} as const satisfies Prisma.PaymentInclude

type FlaggedPayment = Prisma.PaymentGetPayload<{ include: typeof WITH_PERSON }>

const SLOW = '환불을 보냈지만 사흘이 지나도 끝나지 않았습니다. 결제사에 확인해주세요.'

/** The people on the page are in the audit log before they are shown. */
export const listFlaggedPayments = implement(contract, async (call) => {
  const { input, deps, now } = call
  const where = { AND: [await flagged(deps.db, now), named(input.orderNumber)] }
  const [payments, totalRow] = await Promise.all([
    deps.db.payment.findMany({
      where,
      include: WITH_PERSON,
      orderBy: [{ paidAt: { sort: 'desc', nulls: 'last' } }, { paymentNo: 'desc' }],
      ...pageWindow(input.page, ROWS_A_PAGE),
    }),
    deps.db.payment.count({ where }),
  ])

  await auditShown(call, contract.operation, payments)
  return {
    list: payments.map((payment) => itemOf(payment, now)),
    pageInfo: pageFactsOf(input.page, ROWS_A_PAGE, totalRow),
  }
})

/** Slow refunds are found by their own index first: one question for both would read every payment there ever was. */
async function flagged(db: Queries, now: Date): Promise<Prisma.PaymentWhereInput> {
  const slow = await db.refund.findMany({
    where: { status: 'sent', sentAt: { lt: slowRefundsBefore(now) } },
    select: { paymentNo: true },
  })
  const paymentNos = slow.map(({ paymentNo }) => paymentNo)
  return { OR: [{ attention: { not: null } }, { paymentNo: { in: paymentNos } }] }
}

function named(typed: string | undefined): Prisma.PaymentWhereInput {
  const number = typed === undefined ? null : parseOrderNumber(typed)
  return number === null ? {} : { paymentNo: { in: paymentNosOf(number) } }
}

function itemOf({ member, refunds, ...payment }: FlaggedPayment, now: Date): Item {
  const [refund = null] = refunds
  const { paidAt } = payment
  const paymentType = payment.paymentType as PaymentType
  return {
    ...payment,
    orderNumber: orderNumber(payment),
    userId: member.userId,
    userName: maskName(member.name),
    phone: maskPhone(member.phone),
    paidAt: paidAt?.toISOString() ?? null,
    concern: concernOf({ status: payment.status, refund }, now),
    attention: payment.attention ?? SLOW,
    refund: refund && {
      status: refund.status,
      askedAt: (refunds.at(-1) ?? refund).requestedAt.toISOString(),
      requestedAt: refund.requestedAt.toISOString(),
      failure: refund.failure,
    },
    needsAccount: paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now),
  }
}
