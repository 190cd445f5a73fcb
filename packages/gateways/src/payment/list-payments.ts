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

/** Selects payments whose status changed within [from, until), earliest first. `page` counts from 0. */
export type PaymentsWanted = { from: Date; until: Date; page: number }

export type PaymentsPage = { payments: GatewayPayment[]; totalCount: number; isLast: boolean }

const SIZE = 1_000
const TIMEOUT_MS = 60_000

const answerShape = z.object({
  items: z.array(portOnePayment),
  page: z.object({ totalCount: z.int() }),
})

/** Calls GET /payments for a page of a period. The body is sent in the query (@portone/server-sdk `getPayments`). */
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
