import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Answer, answer, ok } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { turnAway } from './caller.ts'
import { cancelPayment } from './cancel-payment.ts'
import { idempotent } from './idempotency.ts'
import type { PaymentActions } from './payment-actions.ts'
import { refusal } from './refusals.ts'
import { showPayment } from './show-payment.ts'

type PaymentPath = { Params: { paymentId: string } }

const preRegisterBody = z.object({
  totalAmount: z.int().positive().optional(),
  taxFreeAmount: z.int().min(0).optional(),
  currency: z.enum(['KRW', 'CURRENCY_KRW']).optional(),
})

export function paymentRoutes(app: FastifyInstance, world: World, actions: PaymentActions): void {
  app.get<PaymentPath>('/payments/:paymentId', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      await slow()
      return turnAway(world, request) ?? readPayment(world, request.params.paymentId)
    }),
  )

  app.post<PaymentPath>('/payments/:paymentId/pre-register', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      await slow()
      return turnAway(world, request) ?? preRegister(world, request.params.paymentId, request.body)
    }),
  )

  app.post<PaymentPath>('/payments/:paymentId/cancel', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      const refused = turnAway(world, request)
      if (refused) return refused
      const { paymentId } = request.params
      const key = request.headers['idempotency-key']
      const text = JSON.stringify([paymentId, request.body])
      return idempotent(world, typeof key === 'string' ? key : undefined, text, async () => {
        await slow()
        return cancelPayment(world, actions, paymentId, request.body)
      })
    }),
  )

  app.post<PaymentPath>('/payments/:paymentId/virtual-account/close', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      await slow()
      return turnAway(world, request) ?? closeVirtualAccount(world, actions, request.params.paymentId)
    }),
  )
}

function readPayment(world: World, paymentId: string): Answer {
  const payment = world.state.payments[paymentId]
  if (!payment) return refusal('PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.')
  return ok(showPayment(world, payment))
}

function preRegister(world: World, paymentId: string, sent: unknown): Answer {
  const body = preRegisterBody.safeParse(sent)
  if (!body.success) return refusal('INVALID_REQUEST', z.prettifyError(body.error))
  const earlier = world.state.payments[paymentId]
  if (earlier && earlier.status !== 'READY' && earlier.status !== 'FAILED') {
    return refusal('ALREADY_PAID', '결제가 이미 완료되었습니다.')
  }
  const { taxFreeAmount } = body.data
  if (taxFreeAmount !== undefined) world.state.preRegisteredTaxFree[paymentId] = taxFreeAmount
  if (body.data.totalAmount !== undefined) world.state.preRegistered[paymentId] = body.data.totalAmount
  world.changed()
  return ok({})
}

function closeVirtualAccount(world: World, actions: PaymentActions, paymentId: string): Answer {
  const payment = world.state.payments[paymentId]
  if (!payment) return refusal('PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.')
  if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED') {
    return refusal('PAYMENT_NOT_WAITING_FOR_DEPOSIT', '입금을 기다리는 가상계좌가 아닙니다.')
  }
  actions.closeAccount(payment)
  return ok({ closedAt: payment.statusChangedAt })
}
