import { refuseMarketing } from '@hygiene/contracts/member/account/refuse-marketing'
import { updateMember } from '@hygiene/contracts/member/account/update-member'
import type { Transaction } from '@hygiene/db/connect'
import { refusalToken } from '@hygiene/gateways'
import { addPerson, interleave } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-12-08T10:00:00+09:00')
})
afterAll(() => api.stop())

async function consenting(phone = `0106000${String(1_000 + people)}`): Promise<number> {
  const { db } = api.database
  people += 1
  const { memberNo } = await addPerson(db, { userId: `reader${people}`, phone })
  await db.member.update({ where: { memberNo }, data: { marketingAgreedAt: new Date('2026-01-01') } })
  const at = new Date('2026-01-01')
  await db.consentRecord.create({ data: { memberNo, kind: 'marketing', isGiven: true, version: '1', at } })
  return memberNo
}
const tokenOf = (memberNo: number) => refusalToken(api.config.OFFER_SECRET, memberNo)
const refuse = (token: string) => api.client.call(refuseMarketing, { token })
const agreedAt = async (memberNo: number) =>
  (await api.database.db.member.findUniqueOrThrow({ where: { memberNo } })).marketingAgreedAt
const history = (memberNo: number) =>
  api.database.db.consentRecord.findMany({ where: { memberNo }, orderBy: { consentNo: 'asc' } })
const notified = (memberNo: number) =>
  api.database.db.message.count({ where: { memberNo, kind: 'consentChanged' } })

describe('the link in an advertisement', () => {
  it('withdraws the consent without a login, records the withdrawal and notifies the person', async () => {
    const memberNo = await consenting()
    expect((await refuse(tokenOf(memberNo))).entity).toEqual({ refused: true })
    expect(await agreedAt(memberNo)).toBeNull()
    expect(await history(memberNo)).toMatchObject([
      { isGiven: true, source: 'member' },
      { isGiven: false, source: 'refusalLink', at: api.clock.now() },
    ])
    expect(await notified(memberNo)).toBe(1)
  })

  it('records one row when the person withdraws on my page concurrently', async () => {
    const memberNo = await consenting()
    const { userId } = await api.database.db.member.findUniqueOrThrow({ where: { memberNo } })
    const client = await api.logIn(userId)
    const lock = { where: { memberNo }, data: { marketingAgreedAt: null } }
    const record = { memberNo, kind: 'marketing', isGiven: false, version: '1', at: api.clock.now() } as const
    const withdrawing = async (db: Transaction) => {
      await db.member.update(lock)
      await db.consentRecord.create({ data: record })
    }
    await interleave(api.database, withdrawing, () => refuse(tokenOf(memberNo)))
    expect(await history(memberNo)).toHaveLength(2)
    await client.call(updateMember, { marketingConsent: 0 })
    expect(await history(memberNo)).toHaveLength(2)
  })

  it('works for ever and records one row and one message for concurrent clicks', async () => {
    const memberNo = await consenting()
    const token = tokenOf(memberNo)
    await Promise.all([refuse(token), refuse(token), refuse(token)])
    api.clock.advance(3 * 365 * 86_400)
    expect((await refuse(token)).code).toBe(1)
    api.clock.advance(-3 * 365 * 86_400)
    expect(await history(memberNo)).toHaveLength(2)
    expect(await notified(memberNo)).toBe(1)
  })

  it('withdraws consent for every account with the telephone and for no other account', async () => {
    const [one, twin, other] = [
      await consenting('01012340000'),
      await consenting('01012340000'),
      await consenting(),
    ]
    await refuse(tokenOf(one))
    expect([await agreedAt(one), await agreedAt(twin)]).toEqual([null, null])
    expect(await agreedAt(other)).not.toBeNull()
  })

  it('withdraws for the account a merged one became and answers alike for an unknown account', async () => {
    const { db } = api.database
    const [closed, stays] = [await consenting(), await consenting()]
    await db.member.update({
      where: { memberNo: closed },
      data: { mergedIntoNo: stays, withdrawnAt: new Date('2026-06-01') },
    })
    expect((await refuse(tokenOf(closed))).code).toBe(1)
    expect(await agreedAt(stays)).toBeNull()
    expect((await refuse(tokenOf(2_000_000))).code).toBe(1)
  })

  it('refuses a forged link', async () => {
    const memberNo = await consenting()
    for (const token of ['x', String(memberNo), tokenOf(memberNo).slice(1), 'A'.repeat(22)])
      expect((await refuse(token)).refusal).toBe('REFUSAL_LINK_WRONG')
    expect((await refuse('')).status).toBe(400)
    expect(await agreedAt(memberNo)).not.toBeNull()
  })
})

describe('the history of consents', () => {
  it('keeps time, consent, source and version unchangeable', async () => {
    const memberNo = await consenting()
    const { db } = api.database
    const change = (data: object) => db.consentRecord.updateMany({ where: { memberNo }, data })
    for (const data of [{ at: new Date() }, { isGiven: false }, { source: 'askedAgain' }, { version: '2' }])
      await expect(change(data)).rejects.toThrow(/append-only/)
  })

  it('notifies the member once of each consent given or withdrawn on my page', async () => {
    const memberNo = await consenting()
    const { userId } = await api.database.db.member.findUniqueOrThrow({ where: { memberNo } })
    const client = await api.logIn(userId)
    await client.call(updateMember, { marketingConsent: 0 })
    await client.call(updateMember, { marketingConsent: 0 })
    await client.call(updateMember, { marketingConsent: 1 })
    expect((await history(memberNo)).map(({ isGiven }) => isGiven)).toEqual([true, false, true])
    expect(await notified(memberNo)).toBe(2)
  })
})
