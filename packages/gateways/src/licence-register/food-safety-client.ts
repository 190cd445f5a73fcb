import { z } from 'zod'
import { callJson } from '../call-json.ts'
import { GatewayUnavailable } from '../gateway-unavailable.ts'

export type LicenceRegisterOptions = {
  /** Given by the ministry for the service I2500 (업소 인허가). */
  keyId: string
  /** https://openapi.foodsafetykorea.go.kr, or the sandbox. */
  baseUrl: string
  timeoutMs?: number
}

export type RegisterQuery = {
  businessTypeName: string
  /** `YYYY-MM-DD`: rows changed since that day, at most seven days back; null: every row. */
  changedSince: string | null
  /** First and last row, counted from 1; at most 1,000 rows. */
  first: number
  last: number
}

export type RegisterAnswer =
  | { outcome: 'rows'; total: number; rows: readonly unknown[] }
  | { outcome: 'none' }
  /** Not now: closed hours, quota, or a call of ours that is still going on. */
  | { outcome: 'sent away'; code: string }

export type LicenceRegister = { readPage(query: RegisterQuery): Promise<RegisterAnswer> }

const SERVICE = 'I2500'
const NO_ROWS = 'INFO-200'
/** Quota of the day, 100 calls an hour without a day of change, one call at a time, status; closed from 9:00 to 19:00, server. */
const LATER = new Set([
  'INFO-120',
  'INFO-300',
  'INFO-310',
  'INFO-320',
  'INFO-500',
  'INFO-700',
  'ERROR-500',
  'ERROR-503',
])

const result = z.object({ CODE: z.string(), MSG: z.string().default('') })
const answerShape = z.union([
  z.object({
    [SERVICE]: z.object({
      total_count: z.coerce.number().int().min(0).default(0),
      row: z.array(z.unknown()).default([]),
      RESULT: result,
    }),
  }),
  z.object({ RESULT: result }),
])

/** The open data of the Ministry of Food and Drug Safety; it refuses calls from 9:00 to 19:00 of Seoul. */
export function createLicenceRegister(options: LicenceRegisterOptions): LicenceRegister {
  return { readPage: (query) => readPage(options, query) }
}

/** Throws GatewayUnavailable for a key that is refused, an answer that is no JSON, or silence. */
async function readPage(options: LicenceRegisterOptions, query: RegisterQuery): Promise<RegisterAnswer> {
  const { businessTypeName, changedSince, first, last } = query
  const filters = [
    `INDUTY_CD_NM=${encodeURIComponent(businessTypeName)}`,
    ...(changedSince === null ? [] : [`CHNG_DT=${changedSince.replaceAll('-', '')}`]),
  ]
  const path = [options.keyId, SERVICE, 'json', first, last, filters.join('&')].join('/')
  const { body } = await callJson({
    service: 'licences',
    url: new URL(`/api/${path}`, options.baseUrl),
    // The key is a part of the address.
    shownPath: `/api/…/${SERVICE}/json/${first}/${last}`,
    method: 'GET',
    timeoutMs: options.timeoutMs ?? 60_000,
  })
  const parsed = answerShape.safeParse(body)
  if (!parsed.success) throw new GatewayUnavailable('licences', 'answered a shape we do not know')

  const service = SERVICE in parsed.data ? parsed.data[SERVICE] : undefined
  const { CODE: code } = service?.RESULT ?? ('RESULT' in parsed.data ? parsed.data.RESULT : { CODE: '' })
  if (code === 'INFO-000' && service)
    return { outcome: 'rows', total: service.total_count, rows: service.row }
  if (code === NO_ROWS) return { outcome: 'none' }
  if (LATER.has(code)) return { outcome: 'sent away', code }
  throw new GatewayUnavailable('licences', `refused the call with ${code}`)
}
