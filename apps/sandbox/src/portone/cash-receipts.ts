import { randomInt, randomUUID } from 'node:crypto'
import type { CashReceipt } from '@portone/server-sdk/payment'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Answer, answer, ok } from '../world/answers.ts'
import type { CashReceiptRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { turnAway } from './caller.ts'
import { idempotent } from './idempotency.ts'
import { providerRefusal, refusal } from './refusals.ts'

type PaymentPath = { Params: { paymentId: string } }

const issueBody = z.object({
  paymentId: z.string().min(1),
  channelKey: z.string().min(1),
  type: z.enum(['PERSONAL', 'CORPORATE']),
  orderName: z.string().min(1),
  currency: z.enum(['KRW', 'CURRENCY_KRW']),
  amount: z.object({ total: z.int().positive(), taxFree: z.int().min(0).optional() }),
  customer: z.object({ identityNumber: z.string().regex(/^\d{10,19}$/) }),
  paidAt: z.iso.datetime({ offset: true }).optional(),
})

export function cashReceiptRoutes(app: FastifyInstance, world: World): void {
  app.get<PaymentPath>('/payments/:paymentId/cash-receipt', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      await slow()
      const receipt = world.state.cashReceipts[request.params.paymentId]
      return turnAway(world, request) ?? (receipt ? ok(show(world, receipt)) : unknown())
    }),
  )

  app.post('/cash-receipts', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      const refused = turnAway(world, request)
      if (refused) return refused
      const key = request.headers['idempotency-key']
      const text = JSON.stringify(request.body)
      return idempotent(world, typeof key === 'string' ? key : undefined, text, async () => {
        await slow()
        return issue(world, request.body)
      })
    }),
  )

  app.post<PaymentPath>('/payments/:paymentId/cash-receipt/cancel', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      await slow()
      return turnAway(world, request) ?? cancel(world, request.params.paymentId)
    }),
  )
}

const unknown = () => refusal('CASH_RECEIPT_NOT_FOUND', '현금영수증이 존재하지 않습니다.')

function issue(world: World, sent: unknown): Answer {
  const body = issueBody.safeParse(sent)
  if (!body.success) return refusal('INVALID_REQUEST', z.prettifyError(body.error))
  const { paymentId } = body.data
  if (world.state.cashReceipts[paymentId]?.cancelledAt === undefined && paymentId in world.state.cashReceipts)
    return refusal('CASH_RECEIPT_ALREADY_ISSUED', '이미 발급된 현금영수증이 있습니다.')
  if (world.state.faults.decline)
    return providerRefusal('INVALID_IDENTITY', '국세청에 등록되지 않은 번호입니다.')
  const { type, orderName, amount } = body.data
  const at = world.now().toISOString()
  const receipt: CashReceiptRecord = {
    paymentId,
    type,
    orderName,
    amount: amount.total,
    taxFreeAmount: amount.taxFree ?? 0,
    issueNumber: String(randomInt(100_000_000, 999_999_999)),
    pgReceiptId: `pg_receipt_${randomUUID()}`,
    issuedAt: at,
    issues: (world.state.cashReceipts[paymentId]?.issues ?? 0) + 1,
  }
  world.state.cashReceipts[paymentId] = receipt
  world.changed()
  const { issueNumber, pgReceiptId } = receipt
  return ok({ cashReceipt: { issueNumber, pgReceiptId, url: urlOf(world, receipt) } })
}

function cancel(world: World, paymentId: string): Answer {
  const receipt = world.state.cashReceipts[paymentId]
  if (!receipt) return unknown()
  if (receipt.cancelledAt !== undefined)
    return refusal('CASH_RECEIPT_NOT_ISSUED', '발급된 현금영수증이 아닙니다.')
  if (world.state.faults.decline) return providerRefusal('CANCEL_PERIOD', '취소할 수 있는 기간이 지났습니다.')
  receipt.cancelledAt = world.now().toISOString()
  world.changed()
  return ok({ cancelledAmount: receipt.amount, cancelledAt: receipt.cancelledAt })
}

const urlOf = (world: World, { pgReceiptId }: CashReceiptRecord) =>
  `${world.publicUrl()}/receipts/${pgReceiptId}`

function show(world: World, receipt: CashReceiptRecord): CashReceipt.CashReceipt {
  const { paymentId, type, orderName, amount, taxFreeAmount, issueNumber, pgReceiptId, issuedAt } = receipt
  const shared = {
    merchantId: 'merchant-sandbox',
    storeId: world.options.storeId,
    paymentId,
    channel: {
      type: world.options.channelType ?? 'TEST',
      id: 'channel-id-sandbox',
      key: 'channel-key-sandbox',
      name: '모의 결제',
      pgProvider: 'TOSSPAYMENTS' as const,
      pgMerchantId: 'sandbox',
    },
    amount,
    taxFreeAmount,
    vatAmount: amount - taxFreeAmount - Math.round((amount - taxFreeAmount) / 1.1),
    currency: 'KRW' as const,
    orderName,
    isManual: true,
    type,
    pgReceiptId,
    issueNumber,
    url: urlOf(world, receipt),
    issuedAt,
  }
  if (receipt.cancelledAt === undefined) return { status: 'ISSUED', ...shared }
  return { status: 'CANCELLED', ...shared, cancelledAt: receipt.cancelledAt }
}
