import { describe, expect, test } from 'vitest'
import {
  type LoginFailures,
  afterNetworkFailure,
  afterWrongPassword,
  type FailuresByNetwork,
  judgeLoginAttempt,
  judgeNetworkAttempt,
  noLoginFailures,
} from './login-throttle.ts'
import { judgeLogin, remainingLoginSeconds } from './login-clock.ts'

const start = new Date('2026-11-20T01:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

function afterSlips(count: number): LoginFailures {
  return Array.from({ length: count }).reduce<LoginFailures>(
    (failures) => afterWrongPassword(failures, start),
    noLoginFailures,
  )
}

function fromNetworks(count: number, slips: number): FailuresByNetwork {
  return Array.from({ length: count * slips }).reduce<FailuresByNetwork>(
    (all, _, slip) => afterNetworkFailure(all, `network ${slip % count}`, after(slip)),
    {},
  )
}

describe('the duration of a login', () => {
  test('keeps a login for two hours from the last call', () => {
    const login = { loggedInAt: start, extendedAt: after(600) }
    expect(remainingLoginSeconds(login, after(600))).toBe(7_200)
    expect(judgeLogin(login, after(7_799))).toEqual({ allowed: true })
    expect(judgeLogin(login, after(7_800))).toEqual({ allowed: false, reason: 'SESSION_EXPIRED' })
    expect(remainingLoginSeconds(login, after(9_000))).toBe(0)
  })

  test('ends a login after 24 hours for any number of extensions', () => {
    const login = { loggedInAt: start, extendedAt: after(86_000) }
    expect(remainingLoginSeconds(login, after(86_000))).toBe(400)
    expect(judgeLogin(login, after(86_400)).allowed).toBe(false)
  })

  test('keeps a login for half an hour when an employee opened the account by a link', () => {
    const login = { loggedInAt: after(0), extendedAt: after(600), linkedEmployeeNo: 7 }
    expect(remainingLoginSeconds(login, after(600))).toBe(1_800)
    expect(judgeLogin(login, after(2_399)).allowed).toBe(true)
    expect(judgeLogin(login, after(2_400)).allowed).toBe(false)
    expect(remainingLoginSeconds({ ...login, linkedEmployeeNo: null }, after(600))).toBe(7_200)
  })
})

describe('a mistyped password', () => {
  test('allows a new attempt at once after the first failure', () => {
    expect(judgeLoginAttempt(noLoginFailures, start)).toEqual({ allowed: true })
    expect(judgeLoginAttempt(afterSlips(1), start)).toEqual({ allowed: true })
  })

  test.each([
    [2, 2],
    [3, 4],
    [4, 8],
  ])('requires after %i failures a wait of %i seconds', (count, seconds) => {
    expect(judgeLoginAttempt(afterSlips(count), start)).toEqual({
      allowed: false,
      reason: 'LOGIN_TOO_SOON',
      retryAfterSeconds: seconds,
    })
    expect(judgeLoginAttempt(afterSlips(count), after(seconds))).toEqual({ allowed: true })
  })

  test('locks a person out for 15 minutes after the fifth failure and then resets the count', () => {
    const locked = afterSlips(5)
    const refusal = judgeLoginAttempt(locked, after(1))
    expect(refusal).toEqual({ allowed: false, reason: 'LOGIN_LOCKED', retryAfterSeconds: 899 })
    expect(judgeLoginAttempt(locked, after(900))).toEqual({ allowed: true })
    expect(afterWrongPassword(locked, after(900))).toEqual({ count: 1, lastFailedAt: after(900) })
  })
})

describe('wrong passwords from several networks', () => {
  test('locks out only the network that made five failures', () => {
    const all = fromNetworks(1, 5)
    expect(judgeNetworkAttempt(all, 'network 0', after(60))).toMatchObject({ reason: 'LOGIN_LOCKED' })
    expect(judgeNetworkAttempt(all, 'another', after(60))).toEqual({ allowed: true })
  })

  test('locks the id at twenty-five failures until the first are 15 minutes old', () => {
    expect(judgeNetworkAttempt(fromNetworks(24, 1), 'another', after(60))).toEqual({ allowed: true })
    const all = fromNetworks(25, 1)
    const refusal = { allowed: false, reason: 'LOGIN_LOCKED', retryAfterSeconds: 1 }
    expect(judgeNetworkAttempt(all, 'another', after(899))).toEqual(refusal)
    expect(judgeNetworkAttempt(all, 'another', after(900))).toEqual({ allowed: true })
  })

  test('forgets a network that was quiet for a day', () => {
    const all = afterNetworkFailure(fromNetworks(3, 1), 'another', after(86_401))
    expect(Object.keys(all)).toEqual(['network 2', 'another'])
  })
})
