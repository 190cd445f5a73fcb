import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { settleCancellation } from '../portone/cancel-payment.ts'
import type { Notifier } from '../portone/notices.ts'
import { openPayment, paymentRequest } from '../portone/open-payment.ts'
import type { ActionResult, PaymentActions } from '../portone/payment-actions.ts'
import { showPayment } from '../portone/show-payment.ts'
import { payerChoice } from '../windows/payment-window.ts'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

type PaymentPath = { Params: { paymentId: string } }

const approval = payerChoice.extend({
  method: z.enum(['CARD', 'MOBILE', 'VIRTUAL_ACCOUNT', 'TRANSFER']).optional(),
  amountWon: z.int().positive().optional(),
  orderName: z.string().default('모의 결제'),
  customer: paymentRequest.shape.customer,
  validHours: z.number().positive().optional(),
})

const deposit = z.object({
  when: z.enum(['now', 'late', 'twice']).default('now'),
  amountWon: z.int().positive().optional(),
})

export function controlPayments(
  app: FastifyInstance,
  world: World,
  actions: PaymentActions,
  notifier: Notifier,
): void {
  app.post<PaymentPath>('/control/payments/:paymentId/approve', async (request, reply) => {
    const body = approval.safeParse(request.body ?? {})
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const opened = findOrOpen(world, notifier, request.params.paymentId, body.data)
    if (!('payment' in opened)) return reply.code(409).send(opened)
    const result = actions.approve(opened.payment, body.data)
    return reply.send(conclude(world, opened.payment, result, reply))
  })

  const on = actionsOnKnown(app, world)
  on('decline', z.object({}), (payment) => actions.decline(payment))
  on('close', z.object({}), (payment) => actions.giveUp(payment))
  on('deposit', deposit, (payment, { when, amountWon }) => {
    if (amountWon !== undefined) payment.totalAmount = amountWon
    return actions.deposit(payment, when)
  })
  on('amount', z.object({ amountWon: z.int().positive() }), (payment, { amountWon }) => {
    payment.totalAmount = amountWon
    if (payment.paidAmount > 0) payment.paidAmount = amountWon
    world.changed()
    return {}
  })
  on('settle-cancellation', z.object({ status: z.enum(['SUCCEEDED', 'FAILED']) }), (payment, { status }) => {
    const isSettled = settleCancellation(world, actions, payment, status)
    return isSettled ? {} : { code: 'InvalidEntityState', message: '접수된 취소가 없습니다.' }
  })
  on('renotify', z.object({ all: z.boolean().default(false) }), (payment, { all }) =>
    renotify(world, notifier, payment, all),
  )
}

type Action<T> = (payment: PaymentRecord, body: T) => ActionResult

function actionsOnKnown(app: FastifyInstance, world: World) {
  return <T>(name: string, schema: z.ZodType<T>, action: Action<T>) =>
    app.post<PaymentPath>(`/control/payments/:paymentId/${name}`, async (request, reply) => {
      const body = schema.safeParse(request.body ?? {})
      if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
      const payment = world.state.payments[request.params.paymentId]
      if (!payment) return reply.code(404).send({ message: '없는 결제입니다.' })
      return reply.send(conclude(world, payment, action(payment, body.data), reply))
    })
}

function renotify(world: World, notifier: Notifier, payment: PaymentRecord, all: boolean): ActionResult {
  const notices = world.state.notices.filter((notice) => notice.paymentId === payment.id)
  if (notices.length === 0) return { code: 'InvalidEntityState', message: '보낸 통지가 없습니다.' }
  for (const notice of all ? notices : notices.slice(-1)) notifier.resend(notice)
  return {}
}

function findOrOpen(world: World, notifier: Notifier, paymentId: string, body: z.infer<typeof approval>) {
  const payment = world.state.payments[paymentId]
  if (payment?.status === 'READY') {
    if (body.method !== undefined) payment.payMethod = body.method
    return { payment }
  }
  const totalAmount = body.amountWon ?? world.state.preRegistered[paymentId] ?? payment?.totalAmount
  if (totalAmount === undefined) return { code: 'PaymentNotFound', message: '결제 금액을 알 수 없습니다.' }
  const request = paymentRequest.parse({
    storeId: world.options.storeId,
    paymentId,
    totalAmount,
    taxFreeAmount: world.state.preRegisteredTaxFree[paymentId],
    orderName: body.orderName,
    currency: 'KRW',
    payMethod: body.method ?? 'CARD',
    channelKey: 'channel-key-sandbox',
    customer: body.customer,
    virtualAccount: { accountExpiry: { validHours: body.validHours } },
  })
  return openPayment(world, notifier, request, world.publicUrl(), false)
}

function conclude(world: World, payment: PaymentRecord, result: ActionResult, reply: FastifyReply): object {
  if (result.code === 'InvalidEntityState') reply.code(409)
  return { ...result, payment: showPayment(world, payment) }
}
