import { createCampaign } from '@hygiene/contracts/staff/campaign/create-campaign'
import { freezeCampaign } from '@hygiene/contracts/staff/campaign/freeze-campaign'
import { listCampaignPeople } from '@hygiene/contracts/staff/campaign/list-campaign-people'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { saveCampaign } from '@hygiene/contracts/staff/campaign/save-campaign'
import { testCampaign } from '@hygiene/contracts/staff/campaign/test-campaign'
import type { CampaignResult } from '@hygiene/domain/staff/campaign/campaign'
import { addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let client: ContractClient
let people = 0
const DAY = '2026-12-08T10:00:00+09:00'
const agreed = (at: string) => ({ marketingAgreedAt: new Date(at) })

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set(DAY)
  client = (await logInStaff(api, 'runner', 'support')).client
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set(DAY)
  await api.database.db.member.updateMany({ data: { withdrawnAt: api.clock.now() } })
})

async function add(more: { phone?: string } = {}): Promise<number> {
  people += 1
  const own = { userId: `camp${people}`, phone: `0107000${String(people).padStart(4, '0')}`, name: '황모두' }
  return (await addPerson(api.database.db, { ...own, ...more })).memberNo
}
async function drafted(kind: 'notice' | 'advert' = 'notice', body = '{이름}님, 점검합니다.') {
  const { entity } = await client.call(createCampaign, { kind, title: '겨울 점검' })
  const { campaignNo } = entity
  await client.call(freezeCampaign, { campaignNo, filter: {} })
  const { revision } = await read(campaignNo)
  const draft = { campaignNo, kind, title: '겨울 점검', body, perMinute: 100, startsAt: null }
  await client.call(saveCampaign, { ...draft, revision })
  return { campaignNo }
}
const read = async (campaignNo: number) => (await client.call(readCampaign, { campaignNo })).entity
const sort = { by: 'memberNo', isDescending: false } as const
const listed = async (campaignNo: number) =>
  (await client.call(listCampaignPeople, { filter: { campaignNo }, sort })).entity.list

describe('the audience of a campaign', () => {
  it('includes each member found once per telephone and names exclusions with their reason', async () => {
    const one = await add({ phone: '01012345678' })
    const twin = await add({ phone: '01012345678' })
    const silent = await add({ phone: '' })
    const asleep = await add()
    await api.database.db.member.update({
      where: { memberNo: asleep },
      data: { dormantAt: api.clock.now() },
    })
    const { campaignNo } = await drafted()
    await add()
    expect((await listed(campaignNo)).map(({ memberNo, leftOut }) => [memberNo, leftOut])).toEqual([
      [one, null],
      [twin, 'samePhone'],
      [silent, 'noPhone'],
      [asleep, 'dormant'],
    ])
    expect((await read(campaignNo)).counts).toMatchObject({ waiting: 1, sent: 0, sending: 0, failed: 0 })
  })

  it('includes only members with valid consent for advertising', async () => {
    const { db } = api.database
    const given = async (more: object, gave: boolean) => {
      const memberNo = await add()
      await db.member.update({ where: { memberNo }, data: more })
      const record = {
        memberNo,
        kind: 'marketing',
        isGiven: true,
        version: '1',
        at: new Date('2025-01-01'),
      } as const
      if (gave) await db.consentRecord.create({ data: record })
      return memberNo
    }
    const never = await given({}, false)
    const refused = await given({}, true)
    const alive = await given(agreed('2024-12-09T00:00:00+09:00'), true)
    const ended = await given(agreed('2024-12-08T23:59:59+09:00'), true)
    const notified = await given(
      { ...agreed('2022-01-01T00:00:00+09:00'), marketingConfirmedAt: new Date('2025-12-01') },
      true,
    )
    const { campaignNo } = await drafted('advert', '겨울 할인')
    expect((await listed(campaignNo)).map(({ memberNo, leftOut }) => [memberNo, leftOut])).toEqual([
      [never, 'noConsent'],
      [refused, 'refused'],
      [alive, null],
      [ended, 'consentEnded'],
      [notified, null],
    ])
  })

  it('masks the members and logs each view', async () => {
    const memberNo = await add()
    const { campaignNo } = await drafted()
    expect(await listed(campaignNo)).toMatchObject([
      { name: '황*두', phone: expect.stringContaining('****') },
    ])
    const views = { memberNo, operation: 'listCampaignPeople' }
    expect(await api.database.db.auditEntry.count({ where: views })).toBe(1)
  })

  it('counts each member once and sends at most one message per telephone for any members', async () => {
    const { db } = api.database
    const template = await db.member.findUniqueOrThrow({ where: { memberNo: await add() } })
    const { memberNo: _no, userId: _id, ...facts } = template
    const person = fc.record({
      phone: fc.constantFrom('', '0212345678', '01011112222', '01033334444', '01055556666'),
      consent: fc.constantFrom(null, '2024-12-08', '2024-12-09', '2026-12-01'),
      isAsleep: fc.boolean(),
    })
    const property = fc.asyncProperty(
      fc.array(person, { maxLength: 12 }),
      fc.constantFrom('notice' as const, 'advert' as const),
      async (found, kind) => {
        await db.member.updateMany({ data: { withdrawnAt: api.clock.now() } })
        await db.member.createMany({
          data: found.map(({ phone, consent, isAsleep }) => ({
            ...facts,
            userId: `any${(people += 1)}`,
            identityKeyHash: null,
            phone,
            marketingAgreedAt: consent && new Date(`${consent}T00:00:00+09:00`),
            dormantAt: isAsleep ? api.clock.now() : null,
          })),
        })
        const { campaignNo } = await drafted(kind, '할인')
        const rows = await db.campaignPerson.findMany({ where: { campaignNo }, include: { member: true } })
        expect(rows).toHaveLength(found.length)
        const reached = rows.filter(({ leftOut }) => leftOut === null)
        const phones = reached.map(({ phone }) => phone)
        expect(new Set(phones).size).toBe(phones.length)
        const mayBeSent = found.filter(
          ({ phone, consent, isAsleep }) =>
            phone.startsWith('010') && !isAsleep && (kind === 'notice' || (consent ?? '') >= '2024-12-09'),
        )
        expect([...phones].toSorted()).toEqual([...new Set(mayBeSent.map(({ phone }) => phone))].toSorted())
        const { counts } = await read(campaignNo)
        const left = counts.leftOut.reduce((sum, { people: some }) => sum + some, 0)
        expect(left + counts.waiting).toBe(found.length)
      },
    )
    await fc.assert(property, { numRuns: 25 })
  }, 60_000)

  it('logs the audience with its conditions and each text', async () => {
    await add()
    const { campaignNo } = await drafted()
    const filter = { state: 'active' } as const
    await client.call(freezeCampaign, { campaignNo, filter, found: '시험 계정만' } as never)
    const logged = await api.database.db.auditEntry.findMany({
      where: { subjectKind: 'campaign', subjectNo: campaignNo },
      orderBy: { auditNo: 'asc' },
    })
    expect(logged.map(({ operation }) => operation)).toEqual([
      'createCampaign',
      'freezeCampaign',
      'saveCampaign',
      'freezeCampaign',
    ])
    expect(logged[2]?.reason).toContain('겨울 점검: {이름}님, 점검합니다.')
    expect(logged[3]?.reason).toBe('1명: 상태 정상')
    expect((await read(campaignNo)).foundText).toBe('상태 정상')
  })

  it('filters the audience by result and refuses an unknown campaign number', async () => {
    const memberNo = await add()
    await add({ phone: '' })
    const { campaignNo } = await drafted()
    const by = async (result: CampaignResult) =>
      (await client.call(listCampaignPeople, { filter: { campaignNo, result }, sort })).entity.list
    expect((await by('waiting')).map((row) => row.memberNo)).toEqual([memberNo])
    expect(await by('leftOut')).toHaveLength(1)
    expect(await by('sent')).toEqual([])
    expect((await client.call(readCampaign, { campaignNo: 999_999 })).refusal).toBe('CAMPAIGN_NOT_FOUND')
  })
})

async function prove(campaignNo: number, phone: string) {
  expect((await client.call(testCampaign, { campaignNo, phone })).entity.isCodeSent).toBe(true)
  const { text } = await api.database.db.campaignTest.findFirstOrThrow({
    where: { isCode: true, phone: phone.replaceAll('-', '') },
    orderBy: { testNo: 'desc' },
  })
  const code = /\d{6}/.exec(text)?.[0] ?? ''
  expect((await client.call(testCampaign, { campaignNo, code })).entity.isCodeSent).toBe(false)
}

describe('a test message of a campaign', () => {
  it('sends only a code to an unverified telephone and logs the telephone', async () => {
    const stranger = await logInStaff(api, 'prover', 'support')
    const { campaignNo } = await drafted()
    const test = (more: object) => stranger.client.call(testCampaign, { campaignNo, ...more })
    expect((await test({ phone: '010-9999-8881' })).entity.isCodeSent).toBe(true)
    const { db } = api.database
    const [sent, ...more] = await db.campaignTest.findMany({ where: { employeeNo: stranger.employeeNo } })
    expect([sent?.phone, sent?.isCode, more]).toEqual(['01099998881', true, []])
    expect(sent?.text).not.toContain('점검')
    expect((await test({ code: '000000' })).refusal).toBe('CAMPAIGN_PHONE_CODE_WRONG')
    expect((await test({})).refusal).toBe('CAMPAIGN_NO_PHONE')
    const reasons = await db.auditEntry.findMany({ where: { employeeNo: stranger.employeeNo } })
    expect(reasons.map(({ reason }) => reason)).toContain('확인번호를 보낸 번호 010-****-8881')
    const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
    for (let tries = 1; tries < 5; tries += 1)
      expect((await test({ code: code === '111111' ? '222222' : '111111' })).refusal).toBe(
        'CAMPAIGN_PHONE_CODE_WRONG',
      )
    expect((await test({ code })).refusal).toBe('CAMPAIGN_PHONE_CODE_WRONG')
  })

  it('sends a test to the own verified telephone and refuses advertising at night', async () => {
    const { campaignNo } = await drafted('advert', '{이름}님 할인')
    const test = (phone?: string) => client.call(testCampaign, { campaignNo, ...(phone && { phone }) })
    expect((await test()).refusal).toBe('CAMPAIGN_NO_PHONE')
    expect((await test('02-123-4567')).status).toBe(400)
    await prove(campaignNo, '010-7777-1234')
    expect((await test()).entity).toEqual({ campaignNo, isCodeSent: false })
    expect(await read(campaignNo)).toMatchObject({
      ownPhone: expect.stringContaining('1234'),
      lastTest: { sentAt: null },
    })
    const tests = await api.database.db.campaignTest.findMany({ where: { campaignNo, isCode: false } })
    expect(tests).toHaveLength(2)
    expect(tests[0]?.text).toMatch(/^\(광고\)\[.*\n.*님 할인\n무료 수신거부 http/s)
    api.clock.set('2026-12-08T21:00:00+09:00')
    client = (await logInStaff(api, 'nightly', 'support')).client
    expect((await test('010-7777-1234')).refusal).toBe('CAMPAIGN_ADVERT_NIGHT')
  })
})
