import { setTimeout as sleep } from 'node:timers/promises'
import { checkLogin } from '@hygiene/contracts/member/login/check-login'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import { readNotice } from '@hygiene/contracts/content/board/read-notice'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { openLogin } from '@hygiene/operations/member/account/open-login'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let turn = 0
let userId: string

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  userId = `person${turn}`
  await addPerson(api.database.db, { userId })
})

function enter(wanted: Partial<SentTo<typeof login>> = {}) {
  return api.client.call(login, { userId, userPw: PASSWORD, applicationId: 'edu', ...wanted })
}

async function logins() {
  return api.database.db.login.findMany({
    where: { member: { userId } },
    orderBy: { loggedInAt: 'asc' },
  })
}

async function guess(times: number) {
  const codes: number[] = []
  for (let attempt = 0; attempt < times; attempt += 1) {
    codes.push((await enter({ userPw: 'Wrong!26' })).code)
    api.clock.advance(10)
  }
  return codes
}

describe('a login', () => {
  it('opens a login of two hours and records its time', async () => {
    const answer = await enter()

    expect(answer.entity).toMatchObject({
      isAuth: 1,
      user: { userId, name: '김영자', loginDate: '2026-11-21T01:00:00.000Z' },
      remainingSeconds: 7200,
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const member = await api.database.db.member.findUniqueOrThrow({ where: { userId } })
    expect(member.lastLoginAt).toEqual(api.clock.now())
    expect((await api.client.as(answer.entity.accessToken).call(fetchUser, {})).entity.name).toBe('김영자')
  })

  it('returns -1000 for an unknown id and -1002 for a wrong password', async () => {
    expect((await enter({ userId: 'nobody99' })).code).toBe(-1000)
    expect((await enter({ userPw: 'Wrong!26' })).code).toBe(-1002)
    expect(await logins()).toEqual([])
  })

  it('returns -1000 for a withdrawn member', async () => {
    await api.database.db.member.update({ where: { userId }, data: { withdrawnAt: api.clock.now() } })
    expect((await enter()).refusal).toBe('UNKNOWN_ID')
  })

  it('returns -1005 for a dormant account only with the right password', async () => {
    await api.database.db.member.update({ where: { userId }, data: { dormantAt: api.clock.now() } })
    expect((await enter({ userPw: 'Wrong!26' })).code).toBe(-1002)
    expect((await enter()).code).toBe(-1005)
    expect(await logins()).toEqual([])
  })

  it('gives an unverified person isAuth 2 and no login', async () => {
    await api.database.db.member.update({ where: { userId }, data: { verifiedAt: null } })

    const { entity } = await enter()

    expect(entity).toMatchObject({ isAuth: 2, accessToken: '', remainingSeconds: 0 })
    expect(await logins()).toEqual([])
  })

  it.each([
    { userId: '' },
    { userPw: '' },
    { applicationId: 'other' as 'edu' },
    { disconnect: 7 },
    { userId: 'a\0b' },
  ])('refuses the malformed %j', async (wanted) => {
    expect((await enter(wanted)).status).toBe(400)
  })
})

describe('a second login', () => {
  it('returns -1013 and leaves the first login unchanged', async () => {
    const first = await enter()
    expect((await enter()).code).toBe(-1013)
    expect((await api.client.as(first.entity.accessToken).call(checkLogin, {})).code).toBe(1)
  })

  it('ends the first login on request, with -9997 for fetchUser and -1014 for the rest', async () => {
    const first = api.client.as((await enter()).entity.accessToken)

    const second = await enter({ disconnect: 1 })

    expect((await first.call(fetchUser, {})).code).toBe(-9997)
    expect((await first.call(checkLogin, {})).code).toBe(-1014)
    expect((await api.client.as(second.entity.accessToken).call(fetchUser, {})).code).toBe(1)
    expect((await logins()).map(({ endReason }) => endReason)).toEqual(['displaced', null])
  })

  it('shows public pages to a member with a displaced login', async () => {
    const first = api.client.as((await enter()).entity.accessToken)
    await enter({ disconnect: 1 })
    expect((await first.call(readNotice, { noticeNo: 1 })).refusal).toBe('NOTICE_NOT_FOUND')
  })

  it('ignores a login whose time has run out', async () => {
    await enter()
    api.clock.advance(7200)

    expect((await enter()).code).toBe(1)

    const [earlier] = await logins()
    expect(earlier).toMatchObject({ endReason: 'expired', endedAt: api.clock.now() })
  })

  it.each([0, 1] as const)('leaves one of two concurrent logins (disconnect %i)', async (disconnect) => {
    const answers = await Promise.all([enter({ disconnect }), enter({ disconnect })])

    const live = (await logins()).filter(({ endedAt }) => endedAt === null)
    expect(live).toHaveLength(1)
    expect(answers.some(({ code }) => code === 1)).toBe(true)
    for (const { code } of answers) expect([1, -1013]).toContain(code)
  })

  it('leaves several logins live without the index that allows only one', async () => {
    const { db, pool } = api.database
    const { memberNo } = await db.member.findUniqueOrThrow({ where: { userId } })
    await db.$executeRaw`DROP INDEX "Login_one_live"`
    const wanted = {
      memberNo,
      purgedAttempts: null,
      applicationId: 'edu',
      disconnects: false,
      ipAddress: '',
      userAgent: '',
    }
    let racing: Promise<unknown> = Promise.resolve()
    await db.$transaction(async (held) => {
      // Blocks writes but not reads, so that every attempt has read before the first one writes.
      await held.$executeRaw`LOCK TABLE "Login" IN EXCLUSIVE MODE`
      const now = api.clock.now()
      racing = Promise.all(Array.from({ length: 6 }, async () => openLogin(pool, { ...wanted, now })))
      await sleep(300)
    })
    await racing

    expect((await logins()).length).toBeGreaterThan(1)
    await db.login.deleteMany({ where: { memberNo } })
    await db.$executeRaw`CREATE UNIQUE INDEX "Login_one_live"
      ON "Login" ("memberNo", "applicationId") WHERE "endedAt" IS NULL`
  })
})

describe('a guessed password', () => {
  it('locks after five guesses, even for the right password, and opens again after 15 minutes', async () => {
    expect(await guess(5)).toEqual([-1002, -1002, -1002, -1002, -1002])
    expect((await enter()).refusal).toBe('LOGIN_LOCKED')
    api.clock.advance(15 * 60)
    expect((await enter()).code).toBe(1)
  })

  it('makes a login wait after the second wrong attempt', async () => {
    await enter({ userPw: 'Wrong!26' })
    await enter({ userPw: 'Wrong!26' })
    expect((await enter()).refusal).toBe('LOGIN_TOO_SOON')
    api.clock.advance(2)
    expect((await enter()).code).toBe(1)
  })

  it('treats an unknown id like a known one', async () => {
    const unknown = { userId: `ghost${turn}`, userPw: 'Wrong!26' }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await enter(unknown)).code).toBe(-1000)
      api.clock.advance(10)
    }
    expect((await enter(unknown)).refusal).toBe('LOGIN_LOCKED')
  })

  it('holds the count against a burst of guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, async () => enter({ userPw: 'Wrong!26' })))
    expect(answers.filter(({ refusal }) => refusal === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(2)
  })

  it('forgets slips after the right password', async () => {
    await enter({ userPw: 'Wrong!26' })
    await enter()
    expect(await api.database.db.loginThrottle.count({ where: { userId } })).toBe(0)
  })
})
