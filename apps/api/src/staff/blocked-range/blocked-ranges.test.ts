import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { blockRange } from '@hygiene/contracts/staff/blocked-range/block-range'
import { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { unblockRange } from '@hygiene/contracts/staff/blocked-range/unblock-range'
import { type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let headquarters: ContractClient
const REASON = '같은 주소에서 로그인 시도 반복'
const NEWEST = { filter: {}, sort: { by: 'createdAt', isDescending: true } } as const
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const visit = async (ip: string) => (await api.client.call(listNotices, {}, from(ip))).refusal

beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '1' })
  headquarters = (await logInStaff(api, 'headquarters1', 'headquarters')).client
})
afterAll(() => api.stop())

describe('a blocked address range', () => {
  it('blocks and unblocks a range immediately and logs both', async () => {
    expect(await visit('203.0.113.9')).toBeNull()
    const { entity } = await headquarters.call(blockRange, { cidr: '203.0.113.0/24', reason: REASON })
    expect(await visit('203.0.113.9')).toBe('IP_BLOCKED')
    const listed = await headquarters.call(listBlockedRanges, NEWEST)
    expect(listed.entity.list[0]).toMatchObject({ cidr: '203.0.113.0/24', reason: REASON, endsAt: null })

    const lifted = { rangeNo: entity.rangeNo, reason: '확인 완료' }
    expect((await headquarters.call(unblockRange, lifted)).code).toBe(1)
    expect((await headquarters.call(unblockRange, lifted)).code).toBe(1)
    expect(await visit('203.0.113.9')).toBeNull()
    const actions = await api.database.db.auditEntry.findMany({ orderBy: { auditNo: 'asc' } })
    expect(actions.map(({ operation, detail }) => [operation, detail])).toEqual([
      ['blockRange', '203.0.113.0/24'],
      ['unblockRange', '203.0.113.0/24'],
    ])
  })

  it('makes one block from repeated requests', async () => {
    const sent = { cidr: '198.51.100.7', reason: REASON }
    const answers = await Promise.all([1, 2, 3].map(() => headquarters.call(blockRange, sent)))
    const [rangeNo = 0, ...others] = [...new Set(answers.map(({ entity }) => entity.rangeNo))]
    expect(others).toEqual([])
    const { db } = api.database
    expect(await db.auditEntry.count({ where: { operation: 'blockRange', detail: '198.51.100.7/32' } })).toBe(
      1,
    )

    const until = { ...sent, endsAt: '2099-01-01T00:00:00.000Z' }
    const later = (await headquarters.call(blockRange, until)).entity.rangeNo
    expect(later).not.toBe(rangeNo)
    for (const no of [rangeNo, later]) await headquarters.call(unblockRange, { rangeNo: no, reason: REASON })
    expect((await headquarters.call(blockRange, sent)).entity.rangeNo).not.toBe(rangeNo)
    expect(await visit('198.51.100.7')).toBe('IP_BLOCKED')
  })

  it.each([
    ['the whole internet', '0.0.0.0/0', 'RANGE_TOO_WIDE'],
    ['text', 'everybody', 'RANGE_MALFORMED'],
    ['an address that is none', '203.0.113.999', 'RANGE_MALFORMED'],
    ['one’s own address', '127.0.0.0/8', 'RANGE_HOLDS_CALLER'],
  ])('refuses to block %s', async (_what, cidr, refusal) => {
    const answer = await headquarters.call(blockRange, { cidr, reason: REASON })
    expect(answer.refusal).toBe(refusal)
  })

  it.each(['::/32', '::ffff:0:0/96', '0:0:0:0:0:ffff::/96', '::ffff:203.0.0.0/100'])(
    'refuses %s as too wide from an IPv6 console',
    async (cidr) => {
      const answer = await headquarters.call(blockRange, { cidr, reason: REASON }, from('2001:db8::5'))
      expect(answer.refusal).toBe('RANGE_TOO_WIDE')
    },
  )

  it('treats an IPv4 address in IPv6 notation as IPv4', async () => {
    const sent = { cidr: '::ffff:198.51.100.44', reason: REASON }
    const { entity } = await headquarters.call(blockRange, sent)
    expect(await visit('198.51.100.44')).toBe('IP_BLOCKED')
    expect(await visit('::ffff:198.51.100.44')).toBe('IP_BLOCKED')
    expect(await visit('198.51.100.45')).toBeNull()
    await headquarters.call(unblockRange, { rangeNo: entity.rangeNo, reason: REASON })
  })

  it.each(['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z', '2200-01-01T00:00:00Z'])(
    'refuses an end at %s as outside the calendar',
    async (endsAt) => {
      const sent = { cidr: '203.0.113.7', reason: REASON, endsAt }
      const { status, envelope } = await headquarters.call(blockRange, sent)
      expect([status, envelope.message]).toEqual([400, '날짜와 시각을 다시 확인해주세요.'])
      expect((await headquarters.call(listBlockedRanges, NEWEST)).code).toBe(1)
    },
  )

  it('refuses an end in the past', async () => {
    const sent = { cidr: '203.0.113.7', reason: REASON }
    const over = { ...sent, endsAt: api.clock.now().toISOString() }
    expect((await headquarters.call(blockRange, over)).refusal).toBe('RANGE_END_OVER')
    const ahead = { ...sent, endsAt: new Date(api.clock.now().getTime() + 1000).toISOString() }
    const { entity } = await headquarters.call(blockRange, ahead)
    await headquarters.call(unblockRange, { rangeNo: entity.rangeNo, reason: REASON })
  })

  it('refuses to unblock an unknown range', async () => {
    const answer = await headquarters.call(unblockRange, { rangeNo: 99_999, reason: REASON })
    expect(answer.refusal).toBe('RANGE_NOT_FOUND')
  })

  it('refuses a block by any role but headquarters', async () => {
    const { client } = await logInStaff(api, 'support1')
    expect((await client.call(blockRange, { cidr: '203.0.113.9', reason: REASON })).refusal).toBe(
      'STAFF_FORBIDDEN',
    )
    expect((await client.call(unblockRange, { rangeNo: 1, reason: REASON })).refusal).toBe('STAFF_FORBIDDEN')
    expect((await client.call(listBlockedRanges, NEWEST)).code).toBe(1)
    expect((await api.client.call(listBlockedRanges, NEWEST)).refusal).toBe('STAFF_LOGIN_REQUIRED')
  })
})
