import { z } from 'zod'

/** Only prompts a check: the receiver fetches the payment's state from the gateway. */
export type PaymentNotice = {
  /** Is the same for every delivery of one notice and serves for deduplication. */
  noticeId: string
  /** Is a type such as Transaction.Paid. New types appear without warning and are answered with 200. */
  type: string
  paymentId?: string
  storeId?: string
  transactionId?: string
  cancellationId?: string
}

export class NoticeRejected extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NoticeRejected'
  }
}

const noticeBody = z.object({
  type: z.string(),
  data: z.object({
    storeId: z.string().optional(),
    paymentId: z.string().optional(),
    transactionId: z.string().optional(),
    cancellationId: z.string().optional(),
  }),
})

/** Accepts two secrets at once while one is being replaced. */
export async function readNotice(
  secret: string | readonly string[],
  rawBody: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<PaymentNotice> {
  const secrets = typeof secret === 'string' ? [secret] : secret
  const body = noticeBody.safeParse(await verifyWithAny(secrets, rawBody, headers))
  if (!body.success) throw new NoticeRejected('The notice is signed but has no type', { cause: body.error })
  return { noticeId: String(headers['webhook-id']), type: body.data.type, ...body.data.data }
}

async function verifyWithAny(
  secrets: readonly string[],
  rawBody: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<unknown> {
  // Loads the SDK with the first notice, because it is a quarter of what a process would otherwise read at startup.
  const { Webhook } = await import('@portone/server-sdk')
  let failure: unknown
  for (const secret of secrets) {
    try {
      return await Webhook.verify(secret, rawBody, headers)
    } catch (error) {
      failure = error
    }
  }
  throw new NoticeRejected('The notice is not signed by the gateway', { cause: failure })
}
