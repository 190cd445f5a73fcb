import { z } from 'zod'
import { callJson } from '../call-json.ts'
import { GatewayUnavailable } from '../gateway-unavailable.ts'

export type LicenceRegisterOptions = {
  keyId: string
  baseUrl: string
  timeoutMs?: number
}

export type RegisterQuery = {
  businessTypeName: string
  /** Selects rows changed since that day (`YYYY-MM-DD`), at most seven days back. Null selects every row. */
  changedSince: string | null
  /** Counts rows from 1; a page has at most 1,000 rows. */
  first: number
  last: number
}

export type RegisterAnswer =
  | { outcome: 'rows'; total: number; rows: readonly unknown[] }
  | { outcome: 'none' }
  | { outcome: 'sent away'; code: string }

export type LicenceRegister = { readPage(query: RegisterQuery): Promise<RegisterAnswer> }

const SERVICE = 'I2500'
const NO_ROWS = 'INFO-200'
/**
 * Lists the codes to retry later: daily quota, 100 calls an hour without a change date, one call at a time, status, closed from
 * 9:00 to 19:00, and server error.
 */
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

/** Reads the open data of the Ministry of Food and Drug Safety, which refuses calls from 9:00 to 19:00 Seoul time. */
export function createLicenceRegister(options: LicenceRegisterOptions): LicenceRegister {
  return { readPage: (query) => readPage(options, query) }
}

/** Throws GatewayUnavailable for a refused key, a non-JSON answer or silence. */
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
    // Hides the key, which is part of the path.
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
