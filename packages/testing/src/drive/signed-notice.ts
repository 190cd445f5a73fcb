import { createHmac } from 'node:crypto'

export async function sendNotice(
  origin: string,
  secret: string,
  notice: { id: string; type: string; paymentId?: string; at?: Date },
): Promise<Response> {
  const at = notice.at ?? new Date()
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const body = JSON.stringify({
    type: notice.type,
    timestamp: at.toISOString(),
    data: { storeId: 'store', paymentId: notice.paymentId, transactionId: 'tx' },
  })
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${notice.id}.${timestamp}.${body}`).digest('base64')
  return fetch(`${origin}/api/payments/notice`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': notice.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  })
}
