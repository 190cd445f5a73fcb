import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { callJson } from '../call-json.ts'
import { GatewayUnavailable } from '../gateway-unavailable.ts'
import { rememberedSearch } from './remembered-search.ts'
import { cleanSearchText } from './search-text.ts'

export type AddressOptions = {
  confirmKey: string
  /** Is https://business.juso.go.kr or the sandbox. */
  baseUrl: string
  /**
   * Limits the wait for a list, after which the person types the address. On timeout the call throws GatewayUnavailable with
   * `isLate`.
   */
  timeoutMs?: number
}

export type AddressQuery = { text: string; page: number; limit: number }

const jusoItem = z.object({
  roadAddr: z.string(),
  roadAddrPart1: z.string(),
  roadAddrPart2: z.string().default(''),
  jibunAddr: z.string(),
  zipNo: z.string(),
  admCd: z.string(),
  rnMgtSn: z.string(),
  bdNm: z.string().default(''),
  siNm: z.string(),
  sggNm: z.string().default(''),
  emdNm: z.string(),
  rn: z.string(),
  buldMnnm: z.string(),
  buldSlno: z.string(),
})

const jusoAnswer = z.object({
  results: z.object({
    common: z.object({
      totalCount: z.coerce.number().int(),
      currentPage: z.coerce.number().int(),
      countPerPage: z.coerce.number().int(),
      errorCode: z.string(),
      errorMessage: z.string(),
    }),
    juso: z.array(jusoItem).nullable(),
  }),
})

export type JusoItem = z.infer<typeof jusoItem>

export type AddressCommon = { totalCount: number; currentPage: number; countPerPage: number }

export type AddressResult =
  | { outcome: 'found'; common: AddressCommon; juso: JusoItem[] }
  | { outcome: 'hint'; code: string; message: string }

export type AddressGateway = { searchAddress(query: AddressQuery): Promise<AddressResult> }

const hintCodes = new Set(['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'])

/** Reports the rate limit (E0007). The service answers again half a second later. */
const TOO_OFTEN = 'E0007'
const PAUSE_MS = 500

export function createAddressGateway(options: AddressOptions): AddressGateway {
  return { searchAddress: rememberedSearch((query) => searchAddress(options, query)) }
}

async function searchAddress(options: AddressOptions, query: AddressQuery): Promise<AddressResult> {
  let { common, juso } = await exchange(options, query)
  if (common.errorCode === TOO_OFTEN) {
    await sleep(PAUSE_MS)
    ;({ common, juso } = await exchange(options, query))
  }
  if (common.errorCode === '0') {
    const { totalCount, currentPage, countPerPage } = common
    return { outcome: 'found', common: { totalCount, currentPage, countPerPage }, juso: juso ?? [] }
  }
  if (hintCodes.has(common.errorCode)) {
    return { outcome: 'hint', code: common.errorCode, message: common.errorMessage }
  }
  throw new GatewayUnavailable('address', `${common.errorCode} ${common.errorMessage}`)
}

async function exchange(
  options: AddressOptions,
  query: AddressQuery,
): Promise<z.infer<typeof jusoAnswer>['results']> {
  const url = new URL('/addrlink/addrLinkApi.do', options.baseUrl)
  url.search = new URLSearchParams({
    confmKey: options.confirmKey,
    currentPage: String(query.page),
    countPerPage: String(query.limit),
    keyword: cleanSearchText(query.text),
    resultType: 'json',
  }).toString()

  const answer = await callJson({
    service: 'address',
    url,
    method: 'GET',
    timeoutMs: options.timeoutMs ?? 5_000,
  })
  const parsed = jusoAnswer.safeParse(answer.body)
  if (!parsed.success) throw new GatewayUnavailable('address', 'answered a shape we do not know')
  return parsed.data.results
}
