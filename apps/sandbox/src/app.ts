import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { controlRoutes } from './control/control-routes.ts'
import { registerRoutes } from './food-safety/register-routes.ts'
import { jusoRoutes } from './juso/juso-routes.ts'
import { holderRoutes } from './portone/account-holders.ts'
import { cashReceiptRoutes } from './portone/cash-receipts.ts'
import { identityRoutes } from './portone/identity-routes.ts'
import { listRoutes } from './portone/list-payments.ts'
import { createNotifier } from './portone/notices.ts'
import { createPaymentActions } from './portone/payment-actions.ts'
import { paymentRoutes } from './portone/payment-routes.ts'
import { rangeRoutes } from './pwned/range-routes.ts'
import { browserFiles } from './windows/browser-files.ts'
import { solapiRoutes } from './solapi/solapi-routes.ts'
import { identityWindow } from './windows/identity-window.ts'
import { mailbox } from './windows/mailbox.ts'
import { paymentWindow } from './windows/payment-window.ts'
import { receiptPage } from './windows/receipt-page.ts'
import { openStateFile } from './world/state-file.ts'
import type { SandboxOptions, World } from './world/world.ts'

export type { SandboxOptions } from './world/world.ts'

/** Builds every external service in one process, with the wire formats of the real services. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } })
  const { state, changed, flush } = openStateFile(options.stateFile)
  const world: World = {
    options,
    state,
    changed,
    now: options.now ?? (() => new Date()),
    publicUrl: () => options.publicUrl ?? app.listeningOrigin,
  }
  const notifier = createNotifier(world)
  const actions = createPaymentActions(world, notifier)

  await app.register(cors, { origin: true })
  await app.register(formbody)
  acceptEmptyJson(app)

  paymentRoutes(app, world, actions)
  listRoutes(app, world)
  cashReceiptRoutes(app, world)
  holderRoutes(app, world)
  identityRoutes(app, world)
  paymentWindow(app, world, actions, notifier)
  identityWindow(app, world)
  receiptPage(app, world)
  browserFiles(app)
  jusoRoutes(app, world)
  registerRoutes(app, world)
  solapiRoutes(app, world)
  rangeRoutes(app, world)
  mailbox(app, world)
  controlRoutes(app, world, actions, notifier)
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.addHook('onClose', () => {
    notifier.close()
    flush()
  })
  return app
}

/**
 * Treats a POST without a body as an empty object, as curl and tests often send none. PortOne's SDK sends its JSON without a
 * content type, so it arrives as plain text.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  const types = ['application/json', 'text/plain']
  app.addContentTypeParser<string>(types, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body, done)
  })
}
