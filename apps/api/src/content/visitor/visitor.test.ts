import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { checkBlock } from '@hygiene/contracts/content/visitor/check-block'
import { recordReferrer } from '@hygiene/contracts/content/visitor/record-referrer'
import { searchIp } from '@hygiene/contracts/content/visitor/search-ip'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '1' })
  await addPerson(api.database.db, { userId: 'kim2026' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.database.db.blockedRange.deleteMany()
  api.clock.advance(11)
})

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const block = (cidr: string, endsAt: Date | null = null) =>
  api.database.db.blockedRange.create({ data: { cidr, createdAt: new Date(), endsAt } })

describe('a blocked address', () => {
  it.each([
    ['one address', '203.0.113.9', '203.0.113.9', true],
    ['the first of a range', '203.0.113.0/28', '203.0.113.0', true],
    ['the last of a range', '203.0.113.0/28', '203.0.113.15', true],
    ['the next after a range', '203.0.113.0/28', '203.0.113.16', false],
    ['a range written from its middle', '203.0.113.77/24', '203.0.113.1', true],
    ['an IPv6 range', '2001:db8::/32', '2001:db8:1::5', true],
    ['a neighbour of an IPv6 range', '2001:db8::/32', '2001:db9::5', false],
    ['an IPv4 address written as IPv6', '203.0.113.9', '::ffff:203.0.113.9', true],
  ])('checks the block for %s', async (_what, cidr, ip, isBlocked) => {
    await block(cidr)
    const { refusal } = await api.client.call(checkBlock, {}, from(ip))
    expect(refusal).toBe(isBlocked ? 'IP_BLOCKED' : null)
    expect((await api.client.call(searchIp, {}, from(ip))).entity).toMatchObject({ isBlocked })
  })

  it('refuses a blocked address on every call, logged in or not, and reveals nothing else', async () => {
    const kim = await api.logIn('kim2026')
    await block('203.0.113.9')
    api.clock.advance(11)
    const there = from('203.0.113.9')
    expect((await api.client.call(listNotices, {}, there)).refusal).toBe('IP_BLOCKED')
    expect((await kim.call(fetchUser, {}, there)).refusal).toBe('IP_BLOCKED')
    const typed = { userId: 'kim2026', userPw: PASSWORD, applicationId: 'edu' } as const
    const answer = await api.client.call(login, typed, there)
    expect(answer.envelope).toEqual({
      code: -2002,
      message: '차단된 IP입니다. 고객센터로 문의해주세요.',
      entity: null,
    })
    expect((await kim.call(fetchUser, {}, from('203.0.113.10'))).code).toBe(1)
  })

  it('ignores an address forged before the trusted proxy', async () => {
    await block('203.0.113.9')
    const { refusal } = await api.client.call(checkBlock, {}, from('198.51.100.1, 203.0.113.9'))
    expect(refusal).toBe('IP_BLOCKED')
  })

  it('admits an address again when the block has ended', async () => {
    await block('203.0.113.9', new Date(api.clock.now().getTime() + 60_000))
    expect((await api.client.call(checkBlock, {}, from('203.0.113.9'))).refusal).toBe('IP_BLOCKED')
    api.clock.advance(61)
    expect((await api.client.call(checkBlock, {}, from('203.0.113.9'))).entity.isBlocked).toBe(false)
  })

  it('answers health checks from a blocked address', async () => {
    await block('203.0.113.9')
    const health = await fetch(new URL('/healthz', api.client.origin), from('203.0.113.9'))
    expect(health.status).toBe(200)
  })
})

it('refuses to store a nonsensical range', async () => {
  await expect(block('everybody')).rejects.toThrow(/inet/)
})

const visits = () => api.database.db.referrerVisit.findMany({ orderBy: { siteName: 'asc' } })

describe('visit sources', () => {
  it('counts visits by Seoul day and site, including all concurrent ones', async () => {
    api.clock.set('2026-11-21T23:59:59+09:00')
    const sent = { siteName: 'Search.Naver.com', count: 1 } as const
    await Promise.all(Array.from({ length: 20 }, () => api.client.call(recordReferrer, sent)))
    api.clock.set('2026-11-22T00:00:00+09:00')
    await api.client.call(recordReferrer, { siteName: 'direct' })
    expect(
      (await visits()).map(({ visitedOn, ...row }) => ({ ...row, on: visitedOn.toISOString().slice(0, 10) })),
    ).toEqual([
      { siteName: 'direct', visits: 1, on: '2026-11-22' },
      { siteName: 'search.naver.com', visits: 20, on: '2026-11-21' },
    ])
  })

  it.each([
    ['a made-up number of visits', { siteName: 'direct', count: 500 }],
    ['an address with a path', { siteName: 'https://example.com/?q=kim' }],
    ['nothing', { siteName: '' }],
  ])('refuses %s', async (_what, sent) => {
    const answer = await api.client.call(recordReferrer, sent)
    expect(answer.status).toBe(400)
  })
})
