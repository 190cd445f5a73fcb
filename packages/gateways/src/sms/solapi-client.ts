import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { callJson, type JsonAnswer } from '../call-json.ts'
import { GatewayUnavailable } from '../gateway-unavailable.ts'
import { type DeliveryReport, fetchReports, pagesOf } from './solapi-list.ts'

export type SmsOptions = {
  apiKey: string
  apiSecret: string
  /** Sends where a message names no number. Registered with the provider beforehand; others are refused. */
  sender: string
  /** https://api.solapi.com, or the sandbox. Always the root of an origin. */
  baseUrl: string
  timeoutMs?: number
  /** The instant a call is signed with; the machine's clock where nothing is said. */
  now?: () => Date
}

export type TextMessage = {
  to: string
  text: string
  /** Our number of it, kept by the provider beside the message, so that staff find one by the other. */
  reference: string
  /** Its cause, by which it is found under another number of ours. */
  cause?: string
  /** The registered number it comes from, digits; left out or empty: that of the options. */
  sender?: string
}

export type SmsResult =
  | { outcome: 'sent'; providerNo: string }
  /** The provider will never send it, such as to a number that does not exist; its sentence is for staff. */
  | { outcome: 'refused'; code: string; message: string }

/** A message by its number of ours or by its cause, for the phone it went to; older ones are not looked through. */
type SentBefore = { to: string; since: Date } & ({ reference: string } | { cause: string })

export type SmsGateway = {
  send(message: TextMessage): Promise<SmsResult>
  /** The provider's number of a message it has taken; null: it has none. The provider knows no key against repeats. */
  findSent(message: SentBefore): Promise<string | null>
  /** What became of messages by the provider's numbers; those it knows nothing of yet are left out. */
  fetchReports(providerNos: readonly string[]): Promise<Map<string, DeliveryReport>>
}

/** Text longer than 90 bytes goes out as LMS, up to 2,000 bytes (developers.solapi.com, sendManyDetail). */
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

/** Tried once: repeating is the queue's business, and the provider's own SDK would repeat on top of it. */
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

/** A 2xx may hold a message that failed, and a 4xx may name it: the list decides before the status does. */
function readAnswer(answer: JsonAnswer): SmsResult {
  const sent = sendAnswer.safeParse(answer.body)
  const failed = sent.data?.failedMessageList[0]
  if (failed) return { outcome: 'refused', code: failed.statusCode, message: failed.statusMessage }

  const providerNo = sent.data?.messageList[0]?.messageId ?? sent.data?.groupInfo?.groupId
  if (answer.status < 300 && providerNo !== undefined) return { outcome: 'sent', providerNo }
  throw unreadable(answer)
}

/** The provider's clock may be behind ours. */
const SINCE_MARGIN_MS = 3_600_000

/** Newest first: our number is in the field that `send` gave it (solapi.com, msg-getList). */
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

/** GET /messages/v4/list. */
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
