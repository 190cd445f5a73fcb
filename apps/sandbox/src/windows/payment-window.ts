import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Notifier } from '../portone/notices.ts'
import { openPayment, paymentRequest } from '../portone/open-payment.ts'
import { type BankName, banks, cardCompanies, type CardCompany } from '../portone/pay-methods.ts'
import type { ActionResult, PaymentActions } from '../portone/payment-actions.ts'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { page, seoulTime } from './page.ts'
import { paymentPage } from './payment-page.ts'
import { endedPayment, paymentResult } from './window-result.ts'

const opening = z.object({ request: paymentRequest, openerOrigin: z.url(), redirect: z.boolean() })

export const payerChoice = z.object({
  card: z.enum(Object.keys(cardCompanies) as [CardCompany, ...CardCompany[]]).optional(),
  bank: z.enum(Object.keys(banks) as [BankName, ...BankName[]]).optional(),
  installmentMonths: z.coerce.number<number>().int().min(0).max(12).optional(),
})

type Attempt = { Params: { txId: string } }

export function paymentWindow(
  app: FastifyInstance,
  world: World,
  actions: PaymentActions,
  notifier: Notifier,
): void {
  app.post('/window/payments', async (request, reply) => {
    const sent = opening.safeParse(request.body)
    if (!sent.success) return reply.code(400).send(malformed(z.prettifyError(sent.error)))
    const opened = openPayment(world, notifier, sent.data.request, sent.data.openerOrigin, sent.data.redirect)
    if ('payment' in opened) {
      return { windowUrl: `${world.publicUrl()}/window/payment?txId=${opened.payment.transactionId}` }
    }
    return { result: paymentResult({ id: sent.data.request.paymentId, transactionId: '' }, opened) }
  })

  app.get<{ Querystring: { txId?: string } }>('/window/payment', async (request, reply) => {
    const payment = findAttempt(world, request.query.txId)
    reply.type('text/html; charset=utf-8')
    if (!payment) return reply.code(404).send(page('결제창', '<main><h1>없는 결제입니다.</h1></main>'))
    return paymentPage(payment, endedPayment(payment))
  })

  const action = (name: string, decide: (payment: PaymentRecord, sent: unknown) => ActionResult) =>
    app.post<Attempt>(`/window/payments/:txId/${name}`, async (request, reply) => {
      const payment = findAttempt(world, request.params.txId)
      if (!payment) return reply.code(404).send({ problem: '없는 결제입니다.' })
      const result = paymentResult(payment, decide(payment, request.body))
      return { result, account: issuedAccount(payment) }
    })

  action('approve', (payment, sent) => actions.approve(payment, payerChoice.catch({}).parse(sent)))
  action('decline', (payment) => actions.decline(payment))
  action('close', (payment) => actions.giveUp(payment))
}

export function findAttempt(world: World, txId: string | undefined): PaymentRecord | undefined {
  return Object.values(world.state.payments).find((payment) => payment.transactionId === txId)
}

function issuedAccount(payment: PaymentRecord): Record<string, string> | undefined {
  if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED') return undefined
  if (payment.method?.type !== 'PaymentMethodVirtualAccount') return undefined
  const names: Record<string, string> = banks
  const { bank = '', accountNumber, remitteeName = '' } = payment.method
  return {
    bank: names[bank] ?? bank,
    accountNumber,
    holder: remitteeName,
    due: seoulTime(payment.accountDueAt),
  }
}

export function malformed(message: string): { result: ActionResult } {
  return { result: { code: 'RequestParseFailed', message } }
}
