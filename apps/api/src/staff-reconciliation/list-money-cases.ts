import { type AnswerOf, listMoneyCases as contract } from '@hygiene/contracts'
import type { Prisma, Queries } from '@hygiene/db'
import {
  concernActs,
  concernOf,
  maskName,
  maskPhone,
  needsRefundAccount,
  orderNumber,
  type PaymentConcern,
  type PaymentType,
  seoulDay,
  slowRefundsBefore,
  startOfSeoulDay,
} from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { implement } from '../http/implement.ts'

type Item = AnswerOf<typeof contract>['list'][number]

const WITH_PERSON = {
  member: true,
  refunds: { orderBy: { refundNo: 'desc' } },
  events: { where: { kind: { in: ['heard', 'flagged'] } }, orderBy: { eventNo: 'desc' }, take: 1 },
} as const satisfies Prisma.PaymentInclude

type FlaggedPayment = Prisma.PaymentGetPayload<{ include: typeof WITH_PERSON }>

const MOST_CASES = 200
const SLOW = '환불을 보냈지만 사흘이 지나도 끝나지 않았습니다. 결제사에 확인해주세요.'

/** The people on the worklist are in the audit log before they are shown. */
export const listMoneyCases = implement(contract, async ({ caller, deps: { db }, ipAddress, now }) => {
  const where = await flagged(db, now)
  const [payments, count, explained] = await Promise.all([
    db.payment.findMany({
      where,
      include: WITH_PERSON,
      orderBy: [{ createdAt: 'asc' }, { paymentNo: 'asc' }],
      take: MOST_CASES,
    }),
    db.payment.count({ where }),
    explainedToday(db, now),
  ])
  const memberNos = [...new Set(payments.map(({ memberNo }) => memberNo))]
  const look = { caller, action: contract.operation, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(db, { ...look, memberNos })
  return { list: payments.map((payment) => caseOf(payment, now)), count, explained, asOf: now.toISOString() }
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

async function explainedToday(db: Queries, now: Date) {
  const events = await db.paymentEvent.findMany({
    where: { kind: 'explained', at: { gte: startOfSeoulDay(seoulDay(now)) } },
    include: { payment: true, employee: true },
    orderBy: { eventNo: 'desc' },
    take: MOST_CASES,
  })
  return events.map(({ payment, words, at, employee }) => ({
    paymentNo: payment.paymentNo,
    orderNumber: orderNumber(payment),
    amountWon: payment.amountWon,
    words: words ?? '',
    at: at.toISOString(),
    employeeName: employee?.name ?? '',
  }))
}

function caseOf({ member, refunds, events, ...payment }: FlaggedPayment, now: Date): Item {
  const [refund = null] = refunds
  const { paidAt, createdAt } = payment
  const paymentType = payment.paymentType as PaymentType
  const concern = concernOf({ status: payment.status, refund }, now)
  return {
    ...payment,
    orderNumber: orderNumber(payment),
    userName: maskName(member.name),
    phone: maskPhone(member.phone),
    paidAt: paidAt?.toISOString() ?? null,
    concern,
    acts: [...concernActs[concern]],
    attention: payment.attention ?? SLOW,
    differenceWon: differenceOf(concern, payment.amountWon, events[0]?.amountWon ?? null, refund),
    since: (events[0]?.at ?? refund?.requestedAt ?? paidAt ?? createdAt).toISOString(),
    refund: refund && {
      ...refund,
      askedAt: (refunds.at(-1) ?? refund).requestedAt.toISOString(),
    },
    needsAccount: paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now),
  }
}

/** Won that are with us or the gateway and that our books do not say; null where only the gateway knows. */
function differenceOf(
  concern: PaymentConcern,
  amountWon: number,
  heardWon: number | null,
  refund: { amountWon: number } | null,
): number | null {
  switch (concern) {
    case 'lateMoney':
    case 'noticeMissed':
      return amountWon
    case 'amountDiffers':
      return heardWon === null || heardWon === amountWon ? null : heardWon - amountWon
    case 'refundFailed':
    case 'refundSlow':
    case 'refundUnderWay':
    case 'transferDue':
      return refund?.amountWon ?? null
    case 'certifiedUnpaid':
    case 'returnedTwice':
      return -amountWon
    default:
      return concern satisfies never
  }
}
