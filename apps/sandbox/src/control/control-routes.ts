import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Notifier } from '../portone/notices.ts'
import type { PaymentActions } from '../portone/payment-actions.ts'
import { faults, noFaults } from '../world/faults.ts'
import { emptyState, type World } from '../world/world.ts'
import { dashboardPage } from './dashboard-page.ts'
import { controlIdentities } from './identity-control.ts'
import { controlKnownPayments } from './known-payments.ts'
import { controlLists } from './list-control.ts'
import { controlPayments } from './payment-control.ts'

/** Controls for demonstrations and tests; no real service has them. */
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
    // Only the faults that are named change; the rest stay as they are.
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
