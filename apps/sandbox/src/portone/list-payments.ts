import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Answer, answer, ok } from '../world/answers.ts'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { turnAway } from './caller.ts'
import { refusal } from './refusals.ts'
import { showPayment } from './show-payment.ts'

const asked = z.object({
  page: z
    .object({ number: z.int().min(0).default(0), size: z.int().min(1).max(1_000).default(10) })
    .prefault({}),
  filter: z
    .object({
      storeId: z.string().optional(),
      timestampType: z.enum(['CREATED_AT', 'STATUS_CHANGED_AT']).default('STATUS_CHANGED_AT'),
      from: z.iso.datetime({ offset: true }).optional(),
      until: z.iso.datetime({ offset: true }).optional(),
      sortBy: z.enum(['REQUESTED_AT', 'STATUS_CHANGED_AT']).default('REQUESTED_AT'),
      sortOrder: z.enum(['ASC', 'DESC']).default('DESC'),
    })
    .prefault({}),
})

type Asked = z.infer<typeof asked>

/**
 * Serves GET /payments page by page, with the body in the query. The list contains the errors set through `/control/list-faults`.
 */
export function listRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { requestBody?: string } }>('/payments', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      await slow()
      return turnAway(world, request) ?? list(world, request.query.requestBody)
    }),
  )
}

function list(world: World, requestBody = '{}'): Answer {
  const parsed = asked.safeParse(asJson(requestBody))
  if (!parsed.success) return refusal('INVALID_REQUEST', z.prettifyError(parsed.error))
  const { page, filter } = parsed.data
  if ((filter.storeId ?? world.options.storeId) !== world.options.storeId)
    return refusal('FORBIDDEN', '요청이 거절되었습니다.')
  const found = notified(world).filter(within(filter)).toSorted(by(filter))
  const from = page.number * page.size
  return ok({
    items: found.slice(from, from + page.size).map((payment) => showPayment(world, payment)),
    page: { ...page, totalCount: found.length },
  })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function notified(world: World): PaymentRecord[] {
  const { missing, amounts, doubled } = world.state.listFaults ?? { missing: [], amounts: {}, doubled: [] }
  return Object.values(world.state.payments).flatMap((payment) => {
    if (missing.includes(payment.id)) return []
    const amount = amounts[payment.id]
    const one =
      amount === undefined
        ? payment
        : { ...payment, totalAmount: amount, paidAmount: payment.paidAmount > 0 ? amount : 0 }
    return doubled.includes(payment.id) ? [one, { ...one, transactionId: `${one.transactionId}-2` }] : [one]
  })
}

const within = ({ timestampType, from, until }: Asked['filter']) => {
  const [begin, end] = [from ? Date.parse(from) : 0, until ? Date.parse(until) : Number.POSITIVE_INFINITY]
  return (payment: PaymentRecord): boolean => {
    const at = Date.parse(timestampType === 'CREATED_AT' ? payment.requestedAt : payment.statusChangedAt)
    return at >= begin && at < end
  }
}

const by = ({ sortBy, sortOrder }: Asked['filter']) => {
  const key = sortBy === 'REQUESTED_AT' ? 'requestedAt' : 'statusChangedAt'
  const sign = sortOrder === 'ASC' ? 1 : -1
  return (one: PaymentRecord, other: PaymentRecord) => sign * (Date.parse(one[key]) - Date.parse(other[key]))
}
