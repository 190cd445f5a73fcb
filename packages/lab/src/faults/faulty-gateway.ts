import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { dice, pick } from '@hygiene/testing/drive/dice'

export interface FaultyGateway {
  port: number
  distort(): void
  beHonest(): void
  holdLess(paymentId: string): void
  readonly slandered: ReadonlySet<string>
  count(what: string): void
  notified(): Record<string, number>
  stop(): Promise<void>
}

type Said = { status: number; body: string }
type Distortion = (answer: Shown, other: Shown | undefined) => Said | Shown

interface Shown {
  id: string
  status: string
  amount: { total: number; paid: number }
}

const DISTORTIONS: Readonly<Record<string, Distortion>> = {
  'another amount': (answer) => ({
    ...answer,
    amount: { ...answer.amount, total: answer.amount.total + 1_000, paid: answer.amount.paid + 1_000 },
  }),
  'paid, then not paid': (answer) => ({ ...answer, status: 'READY' }),
  'an unknown status': (answer) => ({ ...answer, status: 'FROZEN' }),
  'the answer of another order': (answer, other) => other ?? answer,
  'half an answer': (answer) => ({ status: 200, body: JSON.stringify(answer).slice(0, 60) }),
  'there is no such payment': () => ({
    status: 404,
    body: JSON.stringify({ type: 'PAYMENT_NOT_FOUND', message: '결제 건이 존재하지 않습니다.' }),
  }),
}
const SLANDERS = ['another amount', 'the answer of another order']
const LESS_WON = 3_000
const SHOWS_PAYMENT = /^\/payments\/(\w+)(\?|$)/
const DISTORTED_OF_TEN = 6
const SLOWEST_MS = 4_000

export async function openFaultyGateway(target: string): Promise<FaultyGateway> {
  const throwDice = dice(14)
  const notified: Record<string, number> = {}
  const short = new Set<string>()
  const slandered = new Set<string>()
  const count = (what: string): void => void (notified[what] = (notified[what] ?? 0) + 1)
  let isDistorting = false
  let lastPaid: Shown | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request
    const body = Buffer.concat(await request.toArray())
    if (isDistorting) await sleep(throwDice(SLOWEST_MS))
    const { host: _host, connection: _connection, ...headers } = request.headers
    const honest = await fetch(`${target}${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body } : {}),
    })
    let said = { status: honest.status, body: await honest.text() }
    const paymentId = method === 'GET' ? SHOWS_PAYMENT.exec(url)?.[1] : undefined
    if (paymentId !== undefined) {
      if (short.has(paymentId)) said = lessen(said)
      if (isDistorting) said = twist(paymentId, said)
    }
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body)
  }

  function twist(paymentId: string, honest: Said): Said {
    const shown = readShown(honest)
    const other = lastPaid?.id === paymentId ? undefined : lastPaid
    if (shown?.status === 'PAID') lastPaid = shown
    // Always tells only this lie about an unpaid order, because the service trusts «paid» for the order it asked about.
    const names = shown?.status === 'PAID' ? Object.keys(DISTORTIONS) : SLANDERS.slice(1)
    const isNotified = names.length === 1 || throwDice(10) < DISTORTED_OF_TEN
    const name = pick(names, throwDice(names.length))
    const distortion = DISTORTIONS[name]
    if (!distortion || !isNotified || (name === SLANDERS[1] && !other)) return honest
    count(name)
    if (SLANDERS.includes(name)) slandered.add(paymentId)
    const said = distortion(shown ?? ({} as Shown), other)
    return 'body' in said ? said : { status: 200, body: JSON.stringify(said) }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    distort: () => void (isDistorting = true),
    beHonest: () => void (isDistorting = false),
    holdLess(paymentId) {
      short.add(paymentId)
      slandered.add(paymentId)
    },
    slandered,
    count,
    notified: () => ({ ...notified }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const readShown = ({ status, body }: Said): Shown | undefined =>
  status === 200 ? (JSON.parse(body) as Shown) : undefined

function lessen(honest: Said): Said {
  const shown = readShown(honest)
  if (!shown) return honest
  const { amount } = shown
  const less = { ...amount, total: amount.total - LESS_WON, paid: Math.max(0, amount.paid - LESS_WON) }
  return { status: 200, body: JSON.stringify({ ...shown, amount: less }) }
}
