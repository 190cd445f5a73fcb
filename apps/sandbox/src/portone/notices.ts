import { createHmac, randomUUID } from 'node:crypto'
import type { NoticeRecord, PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

type NoticeType =
  | 'Transaction.Ready'
  | 'Transaction.Paid'
  | 'Transaction.VirtualAccountIssued'
  | 'Transaction.PartialCancelled'
  | 'Transaction.Cancelled'
  | 'Transaction.CancelPending'
  | 'Transaction.Failed'

/** PortOne waits minutes and hours between deliveries; tests can only wait seconds. */
const defaultRetryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000]
const deliveryTimeoutMs = 30_000
const keptNotices = 500

export type Notifier = {
  notify(payment: PaymentRecord, type: NoticeType, cancellationId?: string): void
  resend(notice: NoticeRecord): void
  settled(): Promise<void>
  close(): void
}

export function createNotifier(world: World): Notifier {
  const closing = new AbortController()
  const underway = new Set<Promise<void>>()
  const run = (notice: NoticeRecord, delayMs: number) => {
    const delivery = deliver(world, notice, delayMs, closing.signal).finally(() => underway.delete(delivery))
    underway.add(delivery)
  }
  return {
    notify: (payment, type, cancellationId) => {
      const { notify, noticeDelayMs } = world.state.faults
      for (const notice of writeNotices(world, payment, type, cancellationId)) {
        if (notify !== 'never') run(notice, noticeDelayMs)
        if (notify === 'twice') run(notice, noticeDelayMs)
      }
    },
    resend: (notice) => run(notice, 0),
    settled: async () => {
      while (underway.size > 0) await Promise.all(underway)
    },
    close: () => closing.abort(),
  }
}

function writeNotices(
  world: World,
  payment: PaymentRecord,
  type: NoticeType,
  cancellationId?: string,
): NoticeRecord[] {
  const fallback = world.options.webhookUrl === undefined ? [] : [world.options.webhookUrl]
  const { id: paymentId, transactionId } = payment
  const data = { storeId: world.options.storeId, paymentId, transactionId, cancellationId }
  const body = JSON.stringify({ type, timestamp: world.now().toISOString(), data })
  const notices = (payment.noticeUrls ?? fallback).map((url) => ({
    id: `msg_${randomUUID()}`,
    type,
    paymentId,
    body,
    url,
    deliveries: [],
  }))
  world.state.notices = [...world.state.notices, ...notices].slice(-keptNotices)
  world.changed()
  return notices
}

async function deliver(
  world: World,
  notice: NoticeRecord,
  delayMs: number,
  closing: AbortSignal,
): Promise<void> {
  const waits = [delayMs, ...(world.options.retryDelaysMs ?? defaultRetryDelaysMs)]
  for (const wait of waits) {
    await pause(wait, closing)
    if (closing.aborted) return
    const status = await post(world, notice, closing)
    notice.deliveries.push({ at: world.now().toISOString(), status })
    world.changed()
    if (status !== null && status >= 200 && status < 300) return
  }
}

async function post(world: World, notice: NoticeRecord, closing: AbortSignal): Promise<number | null> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  try {
    const answer = await fetch(notice.url, {
      method: 'POST',
      body: notice.body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': notice.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': sign(world.options.webhookSecret, `${notice.id}.${timestamp}.${notice.body}`),
      },
      signal: AbortSignal.any([closing, AbortSignal.timeout(deliveryTimeoutMs)]),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

/** Signs as Standard Webhooks prescribe: HMAC-SHA256 under the base64 secret. */
function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

function pause(delayMs: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (delayMs === 0 || closing.aborted) return resolve()
    const timer = setTimeout(resolve, delayMs)
    closing.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
