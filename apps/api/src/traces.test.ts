import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { login } from '@hygiene/contracts/member/login/login'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { connectDatabase } from '@hygiene/db/connect'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { addCourse, addEnrolment, addPerson, contractClient, PASSWORD } from '@hygiene/testing'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { babblingService, PLANTED, plantedIn } from '@hygiene/testing/scenarios/planted'
import { afterEach, expect, it } from 'vitest'
import { spawnApi } from './testing/spawn-api.ts'

const WORKER = fileURLToPath(new URL('../../worker/src/main.ts', import.meta.url))
const CALL = '0af7651916cd43dd8448eb211c80319c'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  service: string
  status?: { code?: number }
}
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Omit<Span, 'service'>[] }[]
  }[]
}

let ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

async function collector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString())
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  const spans = (): Span[] =>
    bodies
      .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
      .flatMap(({ resource, scopeSpans }) => {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })))
      })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`
  return { endpoint, spans, said: () => bodies.join('\n') }
}

async function paidPerson(url: string) {
  const database = connectDatabase({ url, poolSize: 2 })
  ends.push(database.close)
  const course = await addCourse(database.db, { year: seoulYear(new Date()) })
  const member = await addPerson(database.db, PLANTED)
  const { applicationNo } = await addEnrolment(database.db, member, course, {
    ...PLANTED,
    status: 'paid',
    appliedAt: new Date(),
  })
  const { paymentNo } = await database.db.payment.findFirstOrThrow({ where: { applicationNo } })
  await database.db.payment.update({ where: { paymentNo }, data: { paidAt: new Date() } })
  return paymentNo
}

function startWorker(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [WORKER], { env: { ...process.env, ...env }, stdio: 'pipe' })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  ends.push(() => child.kill('SIGKILL'))
  return { child, said: () => written.join('') }
}

it('joins the proxy’s call, the job and its external requests in one trace', async () => {
  const { endpoint, spans, said } = await collector()
  const gateway = await babblingService()
  ends.push(gateway.stop)
  const copy = await cloneDatabase()
  ends.push(copy.drop)
  const paymentNo = await paidPerson(copy.url)
  const env = { TRACES_ENDPOINT: endpoint, TRACES_SHARE: '1', PORTONE_BASE_URL: gateway.origin }
  const worker = startWorker({ ...env, DATABASE_URL: copy.url, LOG_LEVEL: 'info' })
  const api = await spawnApi(copy.url, { ...env, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' })
  ends.push(() => api.child.kill('SIGKILL'))

  const client = contractClient(api.origin)
  const input = { userId: PLANTED.userId, userPw: PASSWORD, applicationId: 'edu', disconnect: 1 } as const
  const person = client.as((await client.call(login, input)).entity.accessToken)
  const headers = { 'x-request-id': CALL }
  const refunded = await person.call(cancelPayment, { paymentNo, reason: PLANTED.sentence }, { headers })
  expect([refunded.code, refunded.headers.get('x-request-id')]).toEqual([1, CALL])

  await expect.poll(() => spans().some(({ name }) => name === 'ask payment'), { timeout: 30_000 }).toBe(true)
  await expect
    .poll(() => spans().some(({ name }) => name === 'cancelPayment'), { timeout: 15_000 })
    .toBe(true)
  const ours = spans().filter(({ traceId }) => traceId === CALL)
  const named = (name: string): Partial<Span> => ours.find((span) => span.name === name) ?? {}
  const call = named('cancelPayment')
  const job = named('send-refund')
  expect([call.service, call.parentSpanId ?? '', job.service]).toEqual(['hygiene-api', '', 'hygiene-worker'])
  for (const statement of ['INSERT Refund', 'INSERT Outbox'])
    expect(named(statement).parentSpanId).toBe(call.spanId)
  expect(job.parentSpanId).toBe(call.spanId)
  expect(named('ask payment')).toMatchObject({ parentSpanId: job.spanId, status: { code: 2 } })
  expect(ours.some(({ name, parentSpanId }) => name === 'SELECT Refund' && parentSpanId === job.spanId)).toBe(
    true,
  )

  expect(api.said()).toContain(`"reqId":"${CALL}"`)
  expect(worker.said()).toMatch(new RegExp(`send-refund outbox-\\d+ failed trace=${CALL}:`))
  expect(plantedIn(said())).toEqual([])
}, 90_000)
