import type { Queries } from '@hygiene/db'
import { ledgerOf, type NightOrder } from '@hygiene/domain'

/** Our order as a night compares it. */
export interface FoundOrder extends NightOrder {
  paymentNo: number
  applicationNo: number
  paymentId: string
  attention: string | null
  /** When its money moved last by our books; null: never. */
  movedAt: Date | null
}

/** Orders by their numbers at the gateway. */
export async function findNightOrders(
  db: Queries,
  paymentIds: readonly string[],
): Promise<Map<string, FoundOrder>> {
  const found = await db.payment.findMany({
    where: { paymentId: { in: [...paymentIds] } },
    select: {
      paymentNo: true,
      applicationNo: true,
      paymentId: true,
      paymentType: true,
      status: true,
      amountWon: true,
      taxFreeWon: true,
      paidAt: true,
      cancelledAt: true,
      attention: true,
      refunds: {
        select: {
          amountWon: true,
          status: true,
          isByHand: true,
          doneAt: true,
          transferredOn: true,
          returnedTwiceAt: true,
        },
        orderBy: { refundNo: 'asc' },
      },
    },
  })
  return new Map(
    found.map((order) => {
      const { paymentNo, applicationNo, paymentId, status, amountWon, paidAt, attention, refunds } = order
      const underWay = refunds.filter(
        (refund) => !refund.isByHand && (refund.status === 'requested' || refund.status === 'sent'),
      )
      return [
        paymentId,
        {
          ...{ paymentNo, applicationNo, paymentId, status, amountWon, paidAt, attention },
          heldWon: ledgerOf(order).gateway,
          returningWon: underWay.reduce((sum, refund) => sum + refund.amountWon, 0),
          movedAt: latest([
            paidAt,
            order.cancelledAt,
            ...refunds.flatMap(({ doneAt, returnedTwiceAt }) => [doneAt, returnedTwiceAt]),
          ]),
        },
      ]
    }),
  )
}

function latest(instants: readonly (Date | null)[]): Date | null {
  const times = instants.flatMap((at) => (at ? [at.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.max(...times))
}
