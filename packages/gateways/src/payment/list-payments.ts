import { z } from 'zod'
import {
  callPortOne,
  isSuccess,
  type PortOneOptions,
  parseAnswer,
  readRefusal,
  unknownRefusal,
} from '../portone-call.ts'
import type { GatewayPayment } from './gateway-payment.ts'
import { narrowPayment } from './narrow-payment.ts'
import { portOnePayment } from './portone-shapes.ts'

/** Payments whose status changed within [from, until), the earliest first; `page` counts from 0. */
export type PaymentsWanted = { from: Date; until: Date; page: number }

/** `totalCount`: of the whole period; `isLast`: none follows. */
export type PaymentsPage = { payments: GatewayPayment[]; totalCount: number; isLast: boolean }

/** Payments a page. */
const SIZE = 1_000
/** A page is long and made from many rows. */
const TIMEOUT_MS = 60_000

const answerShape = z.object({
  items: z.array(portOnePayment),
  page: z.object({ totalCount: z.int() }),
})

/** GET /payments: a page of a period; the body travels in the query (@portone/server-sdk `getPayments`). */
export async function listPayments(
  options: PortOneOptions,
  { from, until, page }: PaymentsWanted,
): Promise<PaymentsPage> {
  const asked = {
    page: { number: page, size: SIZE },
    filter: {
      storeId: options.storeId,
      timestampType: 'STATUS_CHANGED_AT',
      from: from.toISOString(),
      until: until.toISOString(),
      sortBy: 'STATUS_CHANGED_AT',
      sortOrder: 'ASC',
    },
  }
  const answer = await callPortOne(options, {
    service: 'payment',
    method: 'GET',
    path: '/payments',
    query: { requestBody: JSON.stringify(asked) },
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  })
  if (!isSuccess(answer)) throw unknownRefusal('payment', readRefusal('payment', answer))
  const { items, page: notified } = parseAnswer('payment', answerShape, answer)
  const isLast = items.length === 0 || (page + 1) * SIZE >= notified.totalCount
  return { payments: items.map(narrowPayment), totalCount: notified.totalCount, isLast }
}
