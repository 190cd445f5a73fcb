import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newTransactionId } from '../portone/payment-actions.ts'
import { writeMethod } from '../portone/pay-methods.ts'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

const known = z.object({
  paymentId: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  orderName: z.string().min(1),
  totalAmount: z.int().positive(),
  taxFreeAmount: z.int().min(0).optional(),
  /** As our books have it already. */
  transactionId: z.string().min(1).optional(),
  payMethod: z.enum(['CARD', 'MOBILE', 'VIRTUAL_ACCOUNT', 'TRANSFER']),
  payerName: z.string().optional(),
})
const paid = known.extend({ paidAt: z.iso.datetime() })
/** An account that waits for its deposit. */
const awaited = known.extend({
  payMethod: z.literal('VIRTUAL_ACCOUNT'),
  accountNumber: z.string().min(1),
  issuedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})

const knownPayments = z.object({ payments: z.array(z.union([paid, awaited])) })

/**
 * Payments from before this world began: the people of a demonstration have paid already, or wait for their deposit. No notice is sent of what
 * is long over, and what is known stays as it is, so that the list may be told at every start.
 */
export function controlKnownPayments(app: FastifyInstance, world: World): void {
  app.post('/control/payments', async (request, reply) => {
    const body = knownPayments.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const unknown = body.data.payments.filter(({ paymentId }) => !(paymentId in world.state.payments))
    for (const notified of unknown) world.state.payments[notified.paymentId] = recordOf(notified)
    world.changed()
    return { remembered: unknown.length }
  })
}

function recordOf(notified: z.infer<typeof paid> | z.infer<typeof awaited>): PaymentRecord {
  const { paymentId, payerName, payMethod, orderName, totalAmount } = notified
  const isPaid = 'paidAt' in notified
  const at = isPaid ? notified.paidAt : notified.issuedAt
  const record: PaymentRecord = {
    id: paymentId,
    transactionId: notified.transactionId ?? newTransactionId(),
    status: isPaid ? 'PAID' : 'VIRTUAL_ACCOUNT_ISSUED',
    payMethod,
    orderName,
    totalAmount,
    taxFreeAmount: notified.taxFreeAmount,
    paidAmount: isPaid ? totalAmount : 0,
    cancelledAmount: 0,
    currency: 'KRW',
    customer: { name: payerName },
    accountDueAt: isPaid ? at : notified.dueAt,
    requestedAt: at,
    statusChangedAt: at,
    ...(isPaid ? { paidAt: at } : {}),
    cancellations: [],
  }
  const method = writeMethod(record, {}, new Date(at))
  if (!isPaid && method.type === 'PaymentMethodVirtualAccount') method.accountNumber = notified.accountNumber
  return { ...record, method }
}
