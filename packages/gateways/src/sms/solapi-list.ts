import { z } from 'zod'
import type { JsonAnswer } from '../call-json.ts'
import { GatewayUnavailable } from '../gateway-unavailable.ts'

export type DeliveryReport =
  | { outcome: 'delivered'; at: Date | null }
  | { outcome: 'undelivered'; reason: string }

type List = (query: URLSearchParams) => Promise<JsonAnswer>

const listed = z.object({
  statusCode: z.string().nullish(),
  reason: z.string().nullish(),
  statusMessage: z.string().nullish(),
  dateReceived: z.string().nullish(),
  customFields: z.record(z.string(), z.unknown()).nullish(),
})
type Listed = z.infer<typeof listed>

const listAnswer = z.object({
  messageList: z.record(z.string(), listed),
  nextKey: z.string().nullish(),
})

const PAGE = 100
/** Limits the numbers per request so that its URL stays below 8 kB. */
const NUMBERS_A_QUESTION = 100

export async function* pagesOf(
  list: List,
  wanted: readonly (readonly [string, string])[],
): AsyncGenerator<[string, Listed][]> {
  let startKey: string | null = null
  do {
    const query = new URLSearchParams()
    for (const [key, value] of wanted) query.append(key, value)
    query.set('limit', String(PAGE))
    if (startKey !== null) query.set('startKey', startKey)
    const answer = listAnswer.safeParse((await list(query)).body)
    if (!answer.success) throw new GatewayUnavailable('sms', 'answered a list of a shape we do not know')
    yield Object.entries(answer.data.messageList)
    startKey = answer.data.nextKey ?? null
  } while (startKey !== null)
}

/** Requests reports by `messageIds`, repeated as in the provider's SDK, a hundred per request. */
export async function fetchReports(
  list: List,
  providerNos: readonly string[],
): Promise<Map<string, DeliveryReport>> {
  const reports = new Map<string, DeliveryReport>()
  for (let at = 0; at < providerNos.length; at += NUMBERS_A_QUESTION) {
    const numbers = providerNos.slice(at, at + NUMBERS_A_QUESTION)
    const wanted = numbers.map((no) => ['messageIds', no] as const)
    for await (const page of pagesOf(list, wanted))
      for (const [no, message] of page) {
        const report = reportOf(message)
        if (report && numbers.includes(no)) reports.set(no, report)
      }
  }
  return reports
}

/** Reads 2000 and 3000 as accepted by the provider and by the carrier, and 4000 as received. Any other code is a failure. */
function reportOf({ statusCode, reason, statusMessage, dateReceived }: Listed): DeliveryReport | null {
  if (!statusCode || statusCode === '2000' || statusCode === '3000') return null
  if (statusCode === '4000') return { outcome: 'delivered', at: dateReceived ? new Date(dateReceived) : null }
  return {
    outcome: 'undelivered',
    reason: `${statusCode} ${reason ?? statusMessage ?? ''}`.trim().slice(0, 300),
  }
}
