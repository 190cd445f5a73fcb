import { checkLogin } from '@hygiene/contracts/member/login/check-login'
import { login } from '@hygiene/contracts/member/login/login'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { startMachineRedis } from '@hygiene/testing/redis'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const LIMIT = 30
const UNTOLD = LIMIT / 8
const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

async function two(env: Record<string, string> = {}): Promise<TestApi[]> {
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT: 'on', TRUSTED_PROXIES: '1', ...env }
  const first = await startTestApi(settings)
  undo.push(() => first.stop())
  const second = await startTestApi(settings, first)
  undo.push(() => second.stop())
  return [first, second]
}

async function letIn(apis: readonly TestApi[], calls: number, isAtOnce = false): Promise<number> {
  const ask = async (turn: number) => {
    const api = apis[turn % apis.length]
    const input = { verificationNo: 'AAAA-AAAA-AAAA' } as never
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    return (await api?.client.call(verifyDocument, input, { headers }))?.status ?? 0
  }
  const statuses: number[] = []
  if (isAtOnce) statuses.push(...(await Promise.all(Array.from({ length: calls }, (_, turn) => ask(turn)))))
  else for (let turn = 0; turn < calls; turn += 1) statuses.push(await ask(turn))
  return statuses.filter((status) => status !== 429).length
}

describe('the limit per minute over two processes', () => {
  it.each([
    ['one after the other', false],
    ['all at once', true],
  ])('holds the limit in the database for calls %s', async (_how, isAtOnce) => {
    const count = await letIn(await two(), 3 * LIMIT, isAtOnce)
    expect(count).toBeGreaterThanOrEqual(LIMIT)
    expect(count).toBeLessThanOrEqual(LIMIT + UNTOLD)
  })

  it('holds the limit in Redis, and in each process alone once Redis is gone', async () => {
    const redis = await startMachineRedis()
    const apis = await two({ REDIS_URL: redis.url })
    const [first] = apis
    const together = await letIn(apis, 3 * LIMIT)
    expect(together).toBeGreaterThanOrEqual(LIMIT)
    expect(together).toBeLessThanOrEqual(LIMIT + UNTOLD)
    expect(await first?.database.db.callCount.count()).toBe(0)
    await redis.stop()
    const alone = await two({ REDIS_URL: redis.url })
    const count = await letIn(alone, 4 * LIMIT)
    expect(count).toBe(2 * LIMIT)
  })

  it('counts in one process while the database is away and reports the database to the call', async () => {
    const [api] = await two()
    await api?.database.pool.end()
    expect(await letIn(api ? [api] : [], 2 * LIMIT)).toBe(LIMIT)
  })
})

describe('a venue of 200 people behind one address', () => {
  it('logs a venue of 200 in within five minutes and lets each person continue', async () => {
    const [api] = await two()
    if (!api) throw new Error('No server')
    await addPerson(api.database.db, { userId: 'venue0' })
    const { passwordHash } = await api.database.db.member.findFirstOrThrow()
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const enter = async (place: number) => {
      if (place > 0) {
        const person = await addPerson(api.database.db, { userId: `venue${place}` })
        await api.database.db.member.update({ where: { memberNo: person.memberNo }, data: { passwordHash } })
      }
      const typed = { userId: `venue${place}`, userPw: PASSWORD, applicationId: 'edu' as const }
      const answer = await api.client.call(login, typed, { headers })
      return { status: answer.status, token: answer.code === 1 ? answer.entity.accessToken : '' }
    }
    const people: Awaited<ReturnType<typeof enter>>[] = []
    for (let from = 0; from < 200; from += 20) {
      people.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => enter(from + at)))))
    }
    expect(people.filter(({ status }) => status !== 200)).toEqual([])
    const asked = await Promise.all(
      people.slice(0, 50).flatMap(({ token }) => {
        const client = api.client.as(token)
        return Array.from({ length: 4 }, () => client.call(checkLogin, {}, { headers }))
      }),
    )
    expect(asked.filter(({ code }) => code !== 1)).toEqual([])
  }, 90_000)

  it('refuses more than sixty wrong passwords a minute from one venue', async () => {
    const [api] = await two()
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const guess = async (n: number) =>
      (await api?.client.call(login, { userId: `ghost${n}`, userPw: '', applicationId: 'edu' }, { headers }))
        ?.status
    const statuses: unknown[] = []
    for (let n = 0; n < 70; n += 1) statuses.push(await guess(n))
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})
