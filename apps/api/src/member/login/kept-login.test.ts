import { checkLogin } from '@hygiene/contracts/member/login/check-login'
import { extendLogin } from '@hygiene/contracts/member/login/extend-login'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { logout } from '@hygiene/contracts/member/login/logout'
import { LOGIN_HEADER } from '@hygiene/contracts/kit/envelope'
import { addPerson, type ContractClient } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let person: ContractClient

beforeAll(async () => {
  api = await startTestApi()
  await addPerson(api.database.db, { userId: 'kim2026' })
})
afterAll(() => api.stop())

beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  person = await api.logIn('kim2026')
})

describe('the two hours of a login', () => {
  it('keeps a login one second before its end and ends the login at its end', async () => {
    api.clock.advance(7199)
    expect((await person.call(checkLogin, {})).entity.remainingSeconds).toBe(1)
    api.clock.advance(1)
    expect((await person.call(checkLogin, {})).code).toBe(-1014)
    expect((await person.call(fetchUser, {})).code).toBe(-1014)
  })

  it('does not extend a login when the remaining time is checked', async () => {
    api.clock.advance(3600)
    await person.call(checkLogin, {})
    api.clock.advance(3599)
    expect((await person.call(checkLogin, {})).entity.remainingSeconds).toBe(1)
    api.clock.advance(1)
    expect((await person.call(checkLogin, {})).code).toBe(-1014)
  })

  it('restarts the two hours with most calls and reports so in the answer', async () => {
    api.clock.advance(7199)
    const answer = await person.call(fetchUser, {})
    expect(answer.headers.get(LOGIN_HEADER)).toBe('7200')
    api.clock.advance(7199)
    expect((await person.call(checkLogin, {})).code).toBe(1)
  })

  it('restarts the two hours on request, however recent another call was', async () => {
    api.clock.advance(5)
    expect((await person.call(extendLogin, { applicationId: 'edu' })).entity).toBe(7200)
    api.clock.advance(7199)
    expect((await person.call(checkLogin, {})).entity.remainingSeconds).toBe(1)
  })

  it('ends a login 24 hours after the start whichever endpoint is called', async () => {
    for (let hour = 1; hour < 24; hour += 1) {
      api.clock.advance(3600)
      await person.call(extendLogin, { applicationId: 'edu' })
    }
    api.clock.advance(3599)
    expect((await person.call(extendLogin, { applicationId: 'edu' })).entity).toBe(1)
    api.clock.advance(1)
    expect((await person.call(fetchUser, {})).code).toBe(-1014)
  })
})

const extend = (client: ContractClient) => client.call(extendLogin, { applicationId: 'edu' })

describe('concurrent login extensions', () => {
  it('extends a login without a wait for another login held by a transaction', async () => {
    await addPerson(api.database.db, { userId: 'lee2026' })
    const other = await api.logIn('lee2026')
    const { loginNo } = await api.database.db.login.findFirstOrThrow({
      where: { endedAt: null, member: { userId: 'kim2026' } },
    })
    api.clock.advance(60)
    const done: string[] = []
    let late: Promise<unknown> = Promise.resolve()
    await api.database.db.$transaction(async (held) => {
      await held.$queryRaw`SELECT 1 FROM "Login" WHERE "loginNo" = ${loginNo}::uuid FOR UPDATE`
      late = extend(person).then(() => done.push('kim'))
      await Promise.all(Array.from({ length: 3 }, () => extend(other)))
      done.push('lee')
    })
    await late
    expect(done).toEqual(['lee', 'kim'])
    const clocks = await api.database.db.login.findMany({ where: { endedAt: null } })
    expect(clocks.map(({ extendedAt }) => extendedAt)).toEqual([api.clock.now(), api.clock.now()])
  })
})

describe('a logout', () => {
  it('ends the login for good', async () => {
    expect((await person.call(logout, { applicationId: 'edu' })).entity.ended).toBe(true)
    expect((await person.call(checkLogin, {})).code).toBe(-1014)
    expect((await person.call(fetchUser, {})).code).toBe(-1014)
  })

  it('frees the place for the next login', async () => {
    await person.call(logout, { applicationId: 'edu' })
    expect((await (await api.logIn('kim2026')).call(checkLogin, {})).code).toBe(1)
  })

  it('requires the application id', async () => {
    const answer = await person.call(logout, { applicationId: 'shop' as 'edu' })
    expect(answer.status).toBe(400)
  })
})

describe('a visitor without a login', () => {
  it('requires a login from a visitor', async () => {
    const anonymous = api.client
    expect((await anonymous.call(checkLogin, {})).refusal).toBe('LOGIN_REQUIRED')
    expect((await anonymous.call(extendLogin, { applicationId: 'edu' })).refusal).toBe('LOGIN_REQUIRED')
    expect((await anonymous.call(fetchUser, {})).message).toBe('로그인이 필요한 서비스입니다.')
    expect((await anonymous.call(fetchRecentEducation, {})).refusal).toBe('LOGIN_REQUIRED')
    expect((await anonymous.call(logout, { applicationId: 'edu' })).refusal).toBe('LOGIN_REQUIRED')
  })

  it('refuses the token of a withdrawn member', async () => {
    await addPerson(api.database.db, { userId: 'gone2026' })
    const gone = await api.logIn('gone2026')
    await api.database.db.member.update({
      where: { userId: 'gone2026' },
      data: { withdrawnAt: api.clock.now() },
    })
    expect((await gone.call(fetchUser, {})).refusal).toBe('SESSION_EXPIRED')
  })
})
