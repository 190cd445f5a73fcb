import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newTransactionId } from '../portone/payment-acts.ts'
import { writeMethod } from '../portone/pay-methods.ts'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

const knownPayment = z.object({
  paymentId: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  orderName: z.string().min(1),
  totalAmount: z.int().positive(),
  payMethod: z.enum(['CARD', 'MOBILE', 'VIRTUAL_ACCOUNT', 'TRANSFER']),
  paidAt: z.iso.datetime(),
  payerName: z.string().optional(),
})

const knownPayments = z.object({ payments: z.array(knownPayment) })

/**
 * Payments from before this world began: the people of a demonstration have paid already. No notice is sent of what
 * is long over, and what is known stays as it is, so that the list may be told at every start.
 */
export function controlKnownPayments(app: FastifyInstance, world: World): void {
  app.post('/control/payments', async (request, reply) => {
    const body = knownPayments.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const unknown = body.data.payments.filter(({ paymentId }) => !(paymentId in world.state.payments))
    for (const told of unknown) world.state.payments[told.paymentId] = recordOf(told)
    world.changed()
    return { remembered: unknown.length }
  })
}

function recordOf({ paymentId, payerName, ...told }: z.infer<typeof knownPayment>): PaymentRecord {
  const { payMethod, orderName, totalAmount, paidAt } = told
  const record: PaymentRecord = {
    id: paymentId,
    transactionId: newTransactionId(),
    status: 'PAID',
    payMethod,
    orderName,
    totalAmount,
    paidAmount: totalAmount,
    cancelledAmount: 0,
    currency: 'KRW',
    customer: { name: payerName },
    accountDueAt: paidAt,
    requestedAt: paidAt,
    statusChangedAt: paidAt,
    paidAt,
    cancellations: [],
  }
  return { ...record, method: writeMethod(record, {}, new Date(paidAt)) }
}
