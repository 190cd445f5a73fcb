import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { places } from '../juso/places.ts'
import { answer, ok } from '../world/answers.ts'
import type { Faults } from '../world/faults.ts'
import type { World } from '../world/world.ts'

const TOTALS = new Map([
  ['일반음식점', 2_345],
  ['집단급식소', 120],
  ['위탁급식영업', 80],
])
const CHANGED_EVERY = 50
const RUBBISH_EVERY = 97
const NAMES = ['모의식당', '보기국수', '견본분식', '연습갈비', '예시찻집']
const SURNAMES = ['김', '이', '박', '최', '정']

/**
 * Returns the invented businesses of a trade in the spelling of the service I2500, with masked representatives. Every fiftieth
 * row changed on `today`, and some rows contain the invalid data that the real service has.
 */
function registerRows(trade: string, today: string, changedSince?: string): Record<string, string>[] {
  const all = Array.from({ length: TOTALS.get(trade) ?? 0 }, (_, index) => rowOf(trade, index, today))
  return changedSince === undefined ? all : all.filter((row) => (row['CHNG_DT'] ?? '') >= changedSince)
}

function rowOf(trade: string, index: number, today: string): Record<string, string> {
  const place = places[index % places.length]
  const name = `${NAMES[index % NAMES.length]} ${index + 1}호`
  return {
    LCNS_NO: `2019${String([...TOTALS.keys()].indexOf(trade))}${String(index).padStart(6, '0')}`,
    INDUTY_CD_NM: trade,
    BSSH_NM: index % RUBBISH_EVERY === RUBBISH_EVERY - 1 ? '\u0000' : name,
    PRSDNT_NM: `${SURNAMES[index % SURNAMES.length]}**`,
    TELNO: '',
    PRMS_DT: '20190401',
    ADDR: `${place?.siNm} ${place?.sggNm} 가상로 ${index + 1}`,
    CHNG_DT: index % CHANGED_EVERY === 0 ? today : '20240102',
  }
}

const MOST_ROWS = 1_000
const SEOUL_OFFSET_MS = 9 * 3_600_000
const DAY_MS = 24 * 3_600_000
const OLDEST_CHANGE_DAYS = 7

const asked = z.object({
  key: z.string(),
  service: z.string(),
  start: z.coerce.number<string>().int(),
  end: z.coerce.number<string>().int(),
  '*': z.string().default(''),
})
type Asked = z.infer<typeof asked>

/** Serves openapi.foodsafetykorea.go.kr, the service I2500 as JSON, which is closed from 9:00 to 19:00 Seoul time. */
export function registerRoutes(app: FastifyInstance, world: World): void {
  const route = (sent: unknown, reply: FastifyReply) =>
    answer(world, 'licences', reply, async (slow) => {
      await slow()
      const parsed = asked.safeParse(sent)
      return ok(parsed.success ? answerTo(parsed.data, world) : refused('ERROR-301', '파일타입 값이 누락'))
    })
  app.get('/api/:key/:service/json/:start/:end', (request, reply) => route(request.params, reply))
  app.get('/api/:key/:service/json/:start/:end/*', (request, reply) => route(request.params, reply))
}

function answerTo({ key, service, start, end, '*': filters }: Asked, world: World): object {
  if (key !== world.options.foodSafetyKey) return refused('INFO-100', '인증키가 유효하지 않습니다.')
  if (service !== 'I2500') return refused('ERROR-310', '해당하는 서비스를 찾을 수 없습니다.')
  const now = new Date(world.now().getTime() + SEOUL_OFFSET_MS)
  if (isClosed(now, world.state.faults.registerHours))
    return refused('ERROR-503', '09시부터 19시까지는 호출할 수 없습니다.')
  if (start < 1) return refused('ERROR-331', '요청시작위치 값을 확인해 주세요.')
  if (end < start) return refused('ERROR-334', '종료위치가 시작위치보다 작습니다.')
  if (end - start >= MOST_ROWS) return refused('ERROR-336', '한번에 1,000건을 넘을 수 없습니다.')

  const wanted = new URLSearchParams(filters)
  const since = wanted.get('CHNG_DT') ?? undefined
  const oldest = dayOf(new Date(now.getTime() - OLDEST_CHANGE_DAYS * DAY_MS))
  if (since !== undefined && since < oldest) return refused('ERROR-303', '변경일자는 7일 이내여야 합니다.')
  const rows = registerRows(wanted.get('INDUTY_CD_NM') ?? '', dayOf(now), since)
  const page = rows.slice(start - 1, end)
  if (page.length === 0) return { I2500: { total_count: String(rows.length), RESULT: none } }
  return { I2500: { total_count: String(rows.length), row: page, RESULT: fine } }
}

/** Expects the Seoul time in the UTC fields of `now`. */
function isClosed(now: Date, hours: Faults['registerHours']): boolean {
  const isDay = now.getUTCHours() >= 9 && now.getUTCHours() < 19
  return hours === 'kept' ? isDay : hours === 'always closed'
}

const fine = { MSG: '정상처리되었습니다.', CODE: 'INFO-000' }
const none = { MSG: '해당하는 데이터가 없습니다.', CODE: 'INFO-200' }
const refused = (code: string, text: string): object => ({ RESULT: { MSG: text, CODE: code } })
const dayOf = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '')
