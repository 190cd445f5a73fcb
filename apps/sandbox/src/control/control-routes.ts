import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failIdentity, personForm, verifyIdentity } from '../portone/identity-actions.ts'
import type { Notifier } from '../portone/notices.ts'
import { newIdentity } from '../portone/open-identity.ts'
import { writeMethod } from '../portone/pay-methods.ts'
import { newTransactionId, type PaymentActions } from '../portone/payment-actions.ts'
import { faults, noFaults } from '../world/faults.ts'
import { identityChannels, type PaymentRecord } from '../world/records.ts'
import { emptyState, type World } from '../world/world.ts'
import { dashboardPage } from './dashboard-page.ts'
import { controlLists } from './list-control.ts'
import { controlPayments } from './payment-control.ts'

const known = z.object({
  paymentId: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  orderName: z.string().min(1),
  totalAmount: z.int().positive(),
  taxFreeAmount: z.int().min(0).optional(),
  transactionId: z.string().min(1).optional(),
  payMethod: z.enum(['CARD', 'MOBILE', 'VIRTUAL_ACCOUNT', 'TRANSFER']),
  payerName: z.string().optional(),
})
const paid = known.extend({ paidAt: z.iso.datetime() })
const awaited = known.extend({
  payMethod: z.literal('VIRTUAL_ACCOUNT'),
  accountNumber: z.string().min(1),
  issuedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})

const knownPayments = z.object({ payments: z.array(z.union([paid, awaited])) })

/**
 * Registers payments of the demo data that were paid or issued earlier. Sends no notices for them and leaves known payments
 * unchanged, so that the list can be posted at every start.
 */
function controlKnownPayments(app: FastifyInstance, world: World): void {
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

const completion = personForm.extend({ method: z.enum(identityChannels).default('phone') })

type IdentityPath = { Params: { id: string } }

/** Completes an identity verification without a browser. The id need not have been opened in a window. */
function controlIdentities(app: FastifyInstance, world: World): void {
  app.post<IdentityPath>('/control/identity/:id', async (request, reply) => {
    const body = completion.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const { id } = request.params
    const identity = world.state.identities[id] ?? newIdentity(world, id, body.data.method)
    const result = verifyIdentity(world, identity, body.data)
    return reply.code(result.code === 'InvalidEntityState' ? 409 : 200).send({ ...result, identity })
  })

  app.post<IdentityPath>('/control/identity/:id/fail', async (request, reply) => {
    const { id } = request.params
    const identity = world.state.identities[id] ?? newIdentity(world, id, 'phone')
    const result = failIdentity(world, identity, 'FAILED', '본인인증에 실패했습니다.')
    return reply.code(result.code === 'InvalidEntityState' ? 409 : 200).send({ ...result, identity })
  })
}

/** Registers controls for demonstrations and tests; no real service has them. */
export function controlRoutes(
  app: FastifyInstance,
  world: World,
  actions: PaymentActions,
  notifier: Notifier,
): void {
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(dashboardPage(world)))

  app.get('/control/state', async () => world.state)

  app.post('/control/reset', async () => {
    Object.assign(world.state, { listFaults: undefined, holders: undefined }, emptyState())
    world.changed()
    return {}
  })

  app.get<{ Querystring: { paymentId?: string } }>('/control/notices', async (request) => {
    const { paymentId } = request.query
    return world.state.notices.filter((notice) => paymentId === undefined || notice.paymentId === paymentId)
  })

  app.post('/control/notices/settle', async () => {
    await notifier.settled()
    return {}
  })

  controlFaults(app, world)
  controlPayments(app, world, actions, notifier)
  controlKnownPayments(app, world)
  controlIdentities(app, world)
  controlLists(app, world)
}

function controlFaults(app: FastifyInstance, world: World): void {
  app.post('/control/faults', async (request, reply) => {
    const changes = faults.partial().safeParse(request.body)
    if (!changes.success) return reply.code(400).send({ message: z.prettifyError(changes.error) })
    world.state.faults = { ...world.state.faults, ...changes.data }
    world.changed()
    return world.state.faults
  })

  app.post('/control/faults/reset', async () => {
    world.state.faults = { ...noFaults }
    world.changed()
    return world.state.faults
  })
}
