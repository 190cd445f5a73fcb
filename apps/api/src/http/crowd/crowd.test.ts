import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@hygiene/contracts/member/login/login'
import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { CROWD, PLACE_HEADER, type PlaceInLine } from '@hygiene/contracts/kit/crowd'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const CROWDED = 40
let api: TestApi
let shedding: TestApi

beforeAll(async () => {
  api = await startTestApi({ LOGINS_AT_ONCE: '1', LOGIN_WAIT_SECONDS: '0.01' })
  shedding = await startTestApi({ CALLS_AT_ONCE: '4' }, api)
  for (let place = 0; place < CROWDED; place += 1)
    await addPerson(api.database.db, { userId: `crowd${place}` })
})
afterAll(async () => {
  await shedding.stop()
  await api.stop()
})

const typed = (place: number) => ({
  userId: `crowd${place}`,
  userPw: PASSWORD,
  applicationId: 'edu' as const,
  disconnect: 1 as const,
})
const enter = (place: number, ticket?: string) =>
  api.client.call(login, typed(place), ticket === undefined ? {} : { headers: { [PLACE_HEADER]: ticket } })
const placeOf = (envelope: { entity: unknown }) => envelope.entity as PlaceInLine

describe('logins at twice the capacity', () => {
  it('admits each login or shows place and time, and answers /readyz within a second', async () => {
    await fetch(`${api.client.origin}/readyz`)
    const surge = Array.from({ length: CROWDED }, async (_, place) => enter(place))
    const began = performance.now()
    expect((await fetch(`${api.client.origin}/readyz`)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(1_000)
    const answers = await Promise.all(surge)
    const away = answers.filter(({ status }) => status !== 200)
    expect(answers.filter(({ code }) => code === 1).length + away.length).toBe(CROWDED)
    expect(away.length).toBeGreaterThan(0)
    for (const { status, code, message, envelope, headers } of away) {
      expect({ status, code, message }).toEqual({ status: 503, ...CROWD.line })
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(placeOf(envelope).place).toBeGreaterThan(1)
    }
  })

  it('keeps the place of a caller who returns ahead of everyone who came later', async () => {
    const first = Array.from({ length: CROWDED }, async (_, place) => enter(place))
    const turnedAway = (await Promise.all(first)).flatMap(({ status, envelope }, place) =>
      status === 503 ? { place, ticket: placeOf(envelope).ticket } : [],
    )
    const [one] = turnedAway
    if (!one) throw new Error('The storm was too small')
    const later = Array.from({ length: CROWDED }, async (_, place) => place !== one.place && enter(place))
    const back = await enter(one.place, one.ticket)
    expect(back.code).toBe(1)
    await Promise.all(later)
  })

  it('skips the logins of people who have left', async () => {
    const { db } = api.database
    await db.login.deleteMany()
    const control = new AbortController()
    const called = await db.$transaction(async (blocking) => {
      await blocking.$executeRaw`LOCK TABLE "LoginThrottle" IN ACCESS EXCLUSIVE MODE`
      const first = enter(0)
      const others = Array.from({ length: 10 }, async (_, place) =>
        fetch(`${api.client.origin}${login.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_VALUE },
          body: JSON.stringify(typed(place + 1)),
          signal: control.signal,
        }).catch(() => null),
      )
      await sleep(300)
      control.abort()
      await Promise.all(others)
      await sleep(100)
      return { first }
    })
    await called.first
    expect((await enter(30)).code).toBe(1)
    expect(await db.login.count()).toBe(2)
  })
})

describe('more calls than the process can hold', () => {
  it('sends excess calls away at once with an invitation to return, and breaks none', async () => {
    const calls = Array.from({ length: 60 }, () => shedding.client.call(listNotices, {}))
    const answers = await Promise.all(calls)
    const away = answers.filter(({ status }) => status === 503)
    expect(away.length).toBeGreaterThan(0)
    expect(away.length + answers.filter(({ code }) => code === 1).length).toBe(60)
    for (const { code, headers } of away) {
      expect(code).toBe(CROWD.shed.code)
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
    }
    expect((await shedding.client.call(listNotices, {})).code).toBe(1)
  })
})
