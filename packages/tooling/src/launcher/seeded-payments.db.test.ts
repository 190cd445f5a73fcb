import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@hygiene/contracts/member/login/login'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { receiveNotice } from '@hygiene/contracts/money/payment/receive-notice'
import { demoLogins, seedDemoData } from '@hygiene/seed'
import { contractClient } from '@hygiene/testing'
import { type OpenedDatabase, openDatabase } from '@hygiene/testing/open-database'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildPrograms } from '../build/build-programs.ts'
import { SERVICE_PROGRAMS } from '../build/bundled-programs.ts'
import { startPrograms } from './programs.ts'

let environment: OpenedDatabase
let url: string
let sandboxUrl: string
const undo: (() => Promise<void> | void)[] = []

const step = <T>(_name: string, work: () => Promise<T>): Promise<T> => work()

beforeAll(async () => {
  await buildPrograms(SERVICE_PROGRAMS)
  environment = await openDatabase()
  undo.push(() => environment.drop())
  const directory = await mkdtemp(join(tmpdir(), 'hygiene-launch-'))
  undo.push(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
  const ports = { api: await freePort(), sandbox: await freePort(), web: 0, admin: 0 }
  url = `http://127.0.0.1:${ports.api}`
  sandboxUrl = `http://127.0.0.1:${ports.sandbox}`
  await seedDemoData(environment.url, url)
  const env = {
    DATABASE_URL: environment.url,
    REDIS_URL: '',
    PORT: String(ports.api),
    PUBLIC_URL: url,
    PORTONE_BASE_URL: sandboxUrl,
    SOLAPI_BASE_URL: sandboxUrl,
    JUSO_BASE_URL: sandboxUrl,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_WEBHOOK_URL: `${url}${receiveNotice.path}`,
    STORAGE_DIR: join(directory, 'storage'),
    RATE_LIMIT: 'off',
  }
  const { signal } = new AbortController()
  await startPrograms({ env, ports, watch: false, step, signal, undo, logs: directory }, () => {})
}, 120_000)
afterAll(async () => {
  for (const end of undo.toReversed()) await end()
})

async function refund(userId: string): Promise<string> {
  const userPw = demoLogins[0]?.password ?? ''
  const client = contractClient(url)
  const { accessToken } = (await client.call(login, { userId, userPw, applicationId: 'edu' })).entity
  const { paymentNo } = await environment.db.payment.findFirstOrThrow({
    where: { member: { userId }, status: 'paid' },
    orderBy: { paymentNo: 'desc' },
  })
  const answer = await client.as(accessToken).call(cancelPayment, { paymentNo, reason: '영업을 그만둡니다' })
  if (answer.refusal) return answer.refusal
  const { refundNo } = answer.entity
  await vi.waitFor(
    async () => {
      const { status } = await environment.db.refund.findUniqueOrThrow({ where: { refundNo } })
      expect(['done', 'failed']).toContain(status)
    },
    { timeout: 20_000, interval: 100 },
  )
  return (await environment.db.refund.findUniqueOrThrow({ where: { refundNo } })).status
}

describe('payments of the demo data', () => {
  it.each([
    ['online, nothing watched yet', 'sunhee61'],
    ['online, in the first lecture', 'jaeho1955'],
    ['online, a minute before the end', 'okja1957'],
    ['online, before the survey', 'dongsu1963'],
    ['online, before the test', 'mija1959'],
    ['a seat in ten days', 'hyejin85'],
    ['a seat for two licences', 'myungok68'],
    ['refused once by the gateway', 'bokja1964'],
  ])('refunds the payment: %s (%s)', async (_, userId) => {
    expect(await refund(userId)).toBe('done')
  })

  it('records every payment of the demo data at the gateway', async () => {
    const response = await fetch(`${sandboxUrl}/control/state`)
    const known = (await response.json()) as { payments: Record<string, { totalAmount: number }> }
    const payments = await environment.db.payment.findMany({ where: { paidAt: { not: null } } })
    expect(payments.length).toBeGreaterThan(100)
    expect(payments.filter(({ paymentId }) => !(paymentId in known.payments))).toEqual([])
    for (const { paymentId, amountWon } of payments) {
      expect(known.payments[paymentId]?.totalAmount).toBe(amountWon)
    }
  })
})
