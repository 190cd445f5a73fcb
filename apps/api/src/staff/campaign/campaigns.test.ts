import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { createCampaign } from '@hygiene/contracts/staff/campaign/create-campaign'
import { freezeCampaign } from '@hygiene/contracts/staff/campaign/freeze-campaign'
import { listCampaigns } from '@hygiene/contracts/staff/campaign/list-campaigns'
import { orderCampaign } from '@hygiene/contracts/staff/campaign/order-campaign'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { requestCampaign } from '@hygiene/contracts/staff/campaign/request-campaign'
import { saveCampaign } from '@hygiene/contracts/staff/campaign/save-campaign'
import { steerCampaign } from '@hygiene/contracts/staff/campaign/steer-campaign'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { runCampaigns } from '@hygiene/operations/staff/campaign/run-campaigns'
import { addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
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

async function add(more: Partial<Parameters<typeof addPerson>[1]> & object = {}): Promise<number> {
  people += 1
  const own = { userId: `camp${people}`, phone: `0107000${String(people).padStart(4, '0')}`, name: '황모두' }
  return (await addPerson(api.database.db, { ...own, ...more })).memberNo
}
async function drafted(kind: 'notice' | 'advert' = 'notice', body = '{이름}님, 점검합니다.') {
  const { entity } = await client.call(createCampaign, { kind, title: '겨울 점검' })
  const { campaignNo } = entity
  await client.call(freezeCampaign, { campaignNo, filter: {} })
  const read = (await client.call(readCampaign, { campaignNo })).entity
  const draft = { campaignNo, kind, title: '겨울 점검', body, perMinute: 100, startsAt: null }
  const saved = await client.call(saveCampaign, { ...draft, revision: read.revision })
  return { ...draft, revision: saved.entity.revision }
}
const read = async (campaignNo: number) => (await client.call(readCampaign, { campaignNo })).entity
const order = ({ campaignNo, revision }: { campaignNo: number; revision: number }) =>
  client.call(orderCampaign, { campaignNo, revision })
const run = () => runCampaigns(api.database.db, api.clock.now)
const handed = async (campaignNo: number) =>
  (await api.database.db.message.findMany({ where: { kind: 'campaign', aboutNo: campaignNo } })).map(
    ({ memberNo }) => memberNo,
  )

describe('a campaign order', () => {
  it('freezes an advertising text with its label, its sender and the free opt-out number', async () => {
    const memberNo = await add()
    await api.database.db.member.update({ where: { memberNo }, data: agreed('2026-01-01') })
    const draft = await drafted('advert', '겨울 할인')
    expect((await order(draft)).code).toBe(1)
    const { text, status } = await read(draft.campaignNo)
    expect(text).toMatch(/^\(광고\)\[외식업 위생교육\] \S+\n겨울 할인\n무료 수신거부 \{수신거부\}$/)
    expect(status).toBe('running')
    expect((await client.call(saveCampaign, { ...draft, body: '다른 말' })).refusal).toBe('CAMPAIGN_ORDERED')
    const { db } = api.database
    const where = { campaignNo: draft.campaignNo }
    await expect(db.campaign.update({ where, data: { text: '할인' } })).rejects.toThrow(/stay as they are/)
    await expect(db.campaign.update({ where, data: { body: '할인' } })).rejects.toThrow(/stay as they are/)
  })

  it('uses the free opt-out number and the prices in the settings at the time of the order', async () => {
    const memberNo = await add()
    const { db } = api.database
    await db.member.update({ where: { memberNo }, data: agreed('2026-01-01') })
    const madeAt = api.clock.now()
    const startsAt = new Date(madeAt.getTime() + 60_000)
    const wording = { ...FIRST_ASSOCIATION, refusalPhone: '080-123-4567', smsWon: '20', lmsWon: '50' }
    await db.associationVersion.create({ data: { startsAt, text: wording, madeAt } })
    const draft = await drafted('advert', '겨울 할인')
    expect((await read(draft.campaignNo)).price).toEqual({ smsWon: 18, lmsWon: 45 })
    api.clock.advance(60)
    expect((await read(draft.campaignNo)).price).toEqual({ smsWon: 20, lmsWon: 50 })
    expect((await order(draft)).code).toBe(1)
    expect((await read(draft.campaignNo)).text).toMatch(/\n겨울 할인\n무료 수신거부 080-123-4567$/)
    const free = {
      status: 'draft',
      kind: 'advert',
      title: '',
      body: '',
      perMinute: 1,
      text: '(광고)[협회]\n할인',
      employeeNo: 1,
      createdAt: madeAt,
    } as const
    await expect(db.campaign.create({ data: free })).rejects.toThrow(/Campaign_advert_text/)
    const after = new Date(startsAt.getTime() + 1000)
    await db.associationVersion.create({ data: { startsAt: after, text: FIRST_ASSOCIATION, madeAt } })
  })

  it('respects the limit per minute, sends each member one message and ends', async () => {
    const memberNos = await Promise.all(Array.from({ length: 7 }, () => add()))
    const draft = await drafted()
    const saved = await client.call(saveCampaign, { ...draft, perMinute: 3 })
    await order({ ...draft, ...saved.entity })
    await Promise.all([run(), run(), run()])
    expect(await handed(draft.campaignNo)).toHaveLength(3)
    api.clock.advance(59)
    await run()
    expect(await handed(draft.campaignNo)).toHaveLength(3)
    api.clock.advance(2)
    await Promise.all([run(), run()])
    expect(await handed(draft.campaignNo)).toHaveLength(6)
    api.clock.advance(61)
    await run()
    expect((await handed(draft.campaignNo)).toSorted((a, b) => a - b)).toEqual(
      memberNos.toSorted((a, b) => a - b),
    )
    expect((await read(draft.campaignNo)).counts).toMatchObject({ sending: 7, waiting: 0 })
    await api.database.db.message.updateMany({ where: { kind: 'campaign' }, data: { sentAt: new Date() } })
    await run()
    expect(await read(draft.campaignNo)).toMatchObject({ status: 'done', counts: { sent: 7 } })
  })

  it('waits for the start time and sends nothing at night', async () => {
    await add()
    const draft = await drafted()
    const saved = await client.call(saveCampaign, { ...draft, startsAt: '2026-12-08T20:59:00+09:00' })
    await order({ ...draft, ...saved.entity })
    await run()
    expect(await handed(draft.campaignNo)).toEqual([])
    for (const night of ['2026-12-08T21:00:00+09:00', '2026-12-09T07:59:59+09:00']) {
      api.clock.set(night)
      await run()
      expect(await handed(draft.campaignNo)).toEqual([])
    }
    api.clock.set('2026-12-09T08:00:00+09:00')
    await run()
    expect(await handed(draft.campaignNo)).toHaveLength(1)
  })

  it('pauses between two batches, resumes and stops', async () => {
    await Promise.all([add(), add(), add()])
    const draft = await drafted()
    const { campaignNo } = draft
    const saved = await client.call(saveCampaign, { ...draft, perMinute: 1 })
    await order({ ...draft, ...saved.entity })
    const steer = async (action: 'pause' | 'goOn' | 'stop') =>
      (await client.call(steerCampaign, { campaignNo, action })).refusal
    await run()
    expect(await steer('pause')).toBeNull()
    api.clock.advance(120)
    await run()
    expect(await handed(campaignNo)).toHaveLength(1)
    expect(await steer('pause')).toBe('CAMPAIGN_STATE')
    expect(await steer('goOn')).toBeNull()
    await run()
    expect(await handed(campaignNo)).toHaveLength(1)
    api.clock.advance(61)
    await run()
    expect(await handed(campaignNo)).toHaveLength(2)
    expect(await steer('stop')).toBeNull()
    api.clock.advance(120)
    await run()
    expect(await handed(campaignNo)).toHaveLength(2)
    expect(await read(campaignNo)).toMatchObject({ status: 'stopped', counts: { failed: 2, waiting: 1 } })
    expect(await steer('goOn')).toBe('CAMPAIGN_STATE')
  })

  it('refuses an order with missing, wrong, changed or unknown data', async () => {
    const draft = await drafted('notice', '')
    expect((await order(draft)).refusal).toBe('CAMPAIGN_NO_TEXT')
    const say = async (body: string) => {
      const { revision } = await read(draft.campaignNo)
      const saved = await client.call(saveCampaign, { ...draft, revision, body })
      return order({ ...draft, ...saved.entity })
    }
    expect((await say('점검합니다.')).refusal).toBe('CAMPAIGN_EMPTY')
    await add()
    expect((await say('( 광고 ) 할인')).refusal).toBe('CAMPAIGN_IS_ADVERT')
    await client.call(freezeCampaign, { campaignNo: draft.campaignNo, filter: {} })
    expect((await say('가'.repeat(1_000))).refusal).toBe('CAMPAIGN_TEXT_LONG')
    expect((await order(draft)).refusal).toBe('CAMPAIGN_CHANGED')
    expect((await order({ ...draft, campaignNo: 999_999 })).refusal).toBe('CAMPAIGN_NOT_FOUND')
    const other = { ...draft, revision: 1, kind: 'advert' } as const
    expect((await client.call(saveCampaign, other)).refusal).toBe('CAMPAIGN_CHANGED')
    const { revision } = await read(draft.campaignNo)
    const changed = await client.call(saveCampaign, { ...draft, body: '할인', revision, kind: 'advert' })
    expect((await order({ ...draft, ...changed.entity })).refusal).toBe('CAMPAIGN_NO_AUDIENCE')
  })

  it.each([{ body: '{상호}' }, { body: '안녕 😀' }, { perMinute: 0 }, { title: ' ' }, { startsAt: '내일' }])(
    'rejects a campaign with %o as malformed',
    async (wrong) => {
      const draft = await drafted()
      expect((await client.call(saveCampaign, { ...draft, ...wrong })).status).toBe(400)
    },
  )
})

describe('a campaign over 1,000 members', () => {
  it('requires a second employee’s approval of the text and another after a change', async () => {
    const { db } = api.database
    const { memberNo: first } = await addPerson(db, { userId: `camp${(people += 1)}`, phone: '01099990000' })
    const {
      memberNo: _no,
      userId: _id,
      ...facts
    } = await db.member.findUniqueOrThrow({
      where: { memberNo: first },
    })
    await db.member.createMany({
      data: Array.from({ length: 1_000 }, (_, at) => ({
        ...facts,
        userId: `crowd${at}`,
        phone: `0108800${String(at).padStart(4, '0')}`,
        identityKeyHash: null,
      })),
    })
    const draft = await drafted()
    expect((await order(draft)).refusal).toBe('CAMPAIGN_NEEDS_APPROVAL')
    const second = (await logInStaff(api, 'campboss', 'headquarters')).client
    const asking = { reasonCode: 'notice', text: '점검을 모두에게' }
    const ask = async (revision: number) =>
      client.call(requestCampaign, { campaignNo: draft.campaignNo, revision, ...asking })
    const asked = (await ask(draft.revision)).entity
    const saved = await client.call(saveCampaign, { ...draft, body: '{이름}님, 내일 점검합니다.' })
    const stale = await second.call(approveChange, { approvalNo: asked.approvalNo, text: '' })
    expect(stale.code).not.toBe(1)
    const again = (await ask(saved.entity.revision)).entity
    const approvalNo = again.approvalNo
    expect((await client.call(approveChange, { approvalNo, text: '' })).refusal).toBe('APPROVAL_OWN')
    expect(await run()).toBe(0)
    expect((await second.call(approveChange, { approvalNo, text: '' })).code).toBe(1)
    expect(await run()).toBe(100)
    expect((await listCampaignsOf()).find(({ campaignNo }) => campaignNo === draft.campaignNo)).toMatchObject(
      {
        status: 'running',
        people: 1_001,
      },
    )
  }, 60_000)

  it('sends a small campaign without an approval', async () => {
    await add()
    const { campaignNo, revision } = await drafted()
    const asking = { reasonCode: 'notice', text: '점검을 모두에게' }
    const asked = await client.call(requestCampaign, { campaignNo, revision, ...asking })
    expect(asked.refusal).toBe('CAMPAIGN_NEEDS_NO_APPROVAL')
    expect((await read(campaignNo)).status).toBe('draft')
  })
})

const listCampaignsOf = async () =>
  (await client.call(listCampaigns, { filter: {}, sort: { by: 'createdAt', isDescending: true } })).entity
    .list
