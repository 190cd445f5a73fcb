import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { instantOf, kindOf, type NightWorld } from './night-world.ts'

export interface NightGateway {
  origin: string
  pages: () => { asked: number; again: number }
  stop: () => Promise<void>
}

const STORE = 'store-sandbox'

export async function startNightGateway(world: NightWorld): Promise<NightGateway> {
  const asked: string[] = []
  const rows = rowsByDay(world)
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    const body = url.searchParams.get('requestBody')
    if (body === null) return answerOne(world, url, response)
    const { page, filter } = JSON.parse(body) as {
      page: { number: number; size: number }
      filter: { from: string }
    }
    asked.push(`${filter.from} ${page.number}`)
    const day = rows.get(Date.parse(filter.from)) ?? []
    const items = day.slice(page.number * page.size, (page.number + 1) * page.size)
    send(response, 200, {
      items: items.map((row) => shown(world, row)),
      page: { ...page, totalCount: day.length },
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages: () => ({ asked: asked.length, again: asked.length - new Set(asked).size }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

type Row = { no: number; extra: boolean }

function rowsByDay(world: NightWorld): Map<number, Row[]> {
  const days = new Map<number, Row[]>()
  for (let no = 1; no <= world.orders; no += 1) {
    const dayMs = 86_400_000
    const from = world.from.getTime()
    const start = from + Math.floor((instantOf(world, no) - from) / dayMs) * dayMs
    const day = days.get(start) ?? []
    days.set(start, day)
    const kind = kindOf(no)
    if (kind !== 'orphan') day.push({ no, extra: false })
    if (kind === 'unknown' || kind === 'double') day.push({ no, extra: true })
  }
  return days
}

function answerOne(world: NightWorld, url: URL, response: ServerResponse): void {
  const no = Number(/^\/payments\/night(\d+)$/.exec(url.pathname)?.[1] ?? 0)
  if (no === 0 || kindOf(no) === 'orphan')
    return send(response, 404, { type: 'PAYMENT_NOT_FOUND', message: '결제 건이 존재하지 않습니다.' })
  send(response, 200, shown(world, { no, extra: false }))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const TOTALS: Partial<Record<ReturnType<typeof kindOf>, number>> = { short: 30_000, over: 40_000 }

function shown(world: NightWorld, { no, extra }: Row): object {
  const kind = kindOf(no)
  const at = new Date(instantOf(world, no)).toISOString()
  const total = TOTALS[kind] ?? 36_000
  const cancelled = kind === 'returned' ? total : 0
  return {
    status: cancelled > 0 ? 'CANCELLED' : 'PAID',
    id: kind === 'unknown' && extra ? `other${no}` : `night${no}`,
    transactionId: `tx-${no}${extra ? '-2' : ''}`,
    storeId: STORE,
    channel: { type: 'LIVE', id: 'channel', key: 'channel', name: '결제', pgProvider: 'TOSSPAYMENTS' },
    orderName: '기존 영업자 위생교육',
    amount: {
      total,
      taxFree: total,
      vat: 0,
      supply: 0,
      discount: 0,
      paid: total,
      cancelled,
      cancelledTaxFree: cancelled,
    },
    currency: 'KRW',
    method: { type: 'PaymentMethodCard', approvalNumber: String(no).padStart(8, '0') },
    customer: { id: `customer-${no}`, name: '김영자', phoneNumber: '01012345678' },
    requestedAt: at,
    updatedAt: at,
    statusChangedAt: at,
    paidAt: at,
    ...(cancelled > 0 ? { cancelledAt: at } : {}),
    cancellations: [],
  }
}
