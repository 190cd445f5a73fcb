import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { callJson, type JsonAnswer } from '../call-json.ts'
import { GatewayUnavailable } from '../gateway-unavailable.ts'
import { type DeliveryReport, fetchReports, pagesOf } from './solapi-list.ts'

export type SmsOptions = {
  apiKey: string
  apiSecret: string
  /** Is the default sender. It must be registered with the provider beforehand. */
  sender: string
  baseUrl: string
  timeoutMs?: number
  now?: () => Date
}

export type TextMessage = {
  to: string
  text: string
  /** Is our number of the message. The provider keeps it, so staff can look it up. */
  reference: string
  cause?: string
  sender?: string
}

export type SmsResult =
  | { outcome: 'sent'; providerNo: string }
  /** Reports that the provider will never send it, such as to a number that does not exist. The sentence is for staff. */
  | { outcome: 'refused'; code: string; message: string }

/** Finds a message by our number or its cause and by the recipient's phone. Messages before `since` are not searched. */
type SentBefore = { to: string; since: Date } & ({ reference: string } | { cause: string })

export type SmsGateway = {
  send(message: TextMessage): Promise<SmsResult>
  /** Returns the provider's number of an accepted message, or null. The provider has no idempotency key. */
  findSent(message: SentBefore): Promise<string | null>
  /** Returns the delivery reports by the provider's numbers and omits messages without one. */
  fetchReports(providerNos: readonly string[]): Promise<Map<string, DeliveryReport>>
}

/** Sends text longer than 90 bytes as LMS, up to 2,000 bytes (developers.solapi.com, sendManyDetail). */
export function createSmsGateway(options: SmsOptions): SmsGateway {
  return {
    send: (message) => send(options, message),
    findSent: (message) => findSent(options, message),
    fetchReports: (providerNos) => fetchReports((query) => list(options, query), providerNos),
  }
}

const registered = z.object({ messageId: z.string(), statusCode: z.string(), statusMessage: z.string() })
const sendAnswer = z.object({
  failedMessageList: z.array(registered).default([]),
  groupInfo: z.object({ groupId: z.string() }).optional(),
  messageList: z.array(registered).default([]),
})
const errorAnswer = z.object({ errorCode: z.string(), errorMessage: z.string() })

/** Tries once: the queue retries, and the provider's own SDK would add retries on top. */
async function send(options: SmsOptions, message: TextMessage): Promise<SmsResult> {
  const { to, text, reference, cause, sender } = message
  const customFields = cause === undefined ? { reference } : { reference, cause }
  const answer = await callJson({
    service: 'sms',
    url: new URL('/messages/v4/send-many/detail', options.baseUrl),
    method: 'POST',
    headers: { authorization: signedHeader(options, options.now?.() ?? new Date()) },
    body: {
      messages: [{ to, from: sender || options.sender, text, autoTypeDetect: true, customFields }],
      showMessageList: true,
    },
    timeoutMs: options.timeoutMs ?? 10_000,
  })
  return readAnswer(answer)
}

/** Checks the list before the status: a 2xx may contain a failed message, and a 4xx may name it. */
function readAnswer(answer: JsonAnswer): SmsResult {
  const sent = sendAnswer.safeParse(answer.body)
  const failed = sent.data?.failedMessageList[0]
  if (failed) return { outcome: 'refused', code: failed.statusCode, message: failed.statusMessage }

  const providerNo = sent.data?.messageList[0]?.messageId ?? sent.data?.groupInfo?.groupId
  if (answer.status < 300 && providerNo !== undefined) return { outcome: 'sent', providerNo }
  throw unreadable(answer)
}

const SINCE_MARGIN_MS = 3_600_000

/** Searches newest first. Our number is in the field that `send` set (solapi.com, msg-getList). */
async function findSent(
  options: SmsOptions,
  { to, since, ...wantedField }: SentBefore,
): Promise<string | null> {
  const [field, value] = Object.entries(wantedField)[0] ?? []
  if (field === undefined) return null
  const startDate = new Date(since.getTime() - SINCE_MARGIN_MS).toISOString()
  const wanted = [
    ['to', to],
    ['startDate', startDate],
    ['dateType', 'CREATED'],
  ] as const
  for await (const page of pagesOf((query) => list(options, query), wanted)) {
    const sent = page.find(([, { customFields }]) => customFields?.[field] === value)
    if (sent) return sent[0]
  }
  return null
}

async function list(options: SmsOptions, query: URLSearchParams): Promise<JsonAnswer> {
  const url = new URL('/messages/v4/list', options.baseUrl)
  url.search = query.toString()
  const answer = await callJson({
    service: 'sms',
    url,
    method: 'GET',
    headers: { authorization: signedHeader(options, options.now?.() ?? new Date()) },
    timeoutMs: options.timeoutMs ?? 10_000,
  })
  if (answer.status >= 300) throw unreadable(answer)
  return answer
}

function unreadable({ status, body }: JsonAnswer): GatewayUnavailable {
  const error = errorAnswer.safeParse(body).data
  const wording = error ? `${error.errorCode}: ${error.errorMessage}` : 'a shape we do not know'
  return new GatewayUnavailable('sms', `answered ${status} with ${wording}`)
}

function signedHeader({ apiKey, apiSecret }: SmsOptions, now: Date): string {
  const date = now.toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}
