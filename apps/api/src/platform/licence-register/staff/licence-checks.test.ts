import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { correctLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/correct-licence-check'
import { judgeLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/judge-licence-check'
import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { readLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import {
  addCourse,
  addEnrolment,
  addPerson,
  type ContractClient,
  interleave,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const TEXT = '영업신고증 사본으로 확인했습니다.'
const REGISTERED = {
  licenceNo: '20190114555',
  industryCode: '001',
  businessTypeName: '일반음식점',
  businessName: '한마음식당',
  representativeName: '김**',
  sidoCode: '4100000000',
  siteAddress: '경기도 수원시 팔달구 가상로 12, 1층 (매산동)',
}

let api: TestApi
let course: TaughtCourse
let admin: ContractClient
let other: ContractClient
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  await api.database.db.licence.createMany({
    data: [
      REGISTERED,
      { ...REGISTERED, licenceNo: '20190114777', businessTypeName: '집단급식소', businessName: '바다 급식' },
    ],
  })
  admin = (await logInStaff(api, 'support1', 'support')).client
  other = (await logInStaff(api, 'head1', 'headquarters')).client
})
afterAll(() => api.stop())

async function typed(wanted: { licenceNo?: string; status?: 'applied' | 'studying' | 'refunded' } = {}) {
  people += 1
  const member = await addPerson(api.database.db, { userId: `typed${people}`, name: '김영자' })
  const { status = 'studying', licenceNo } = wanted
  const more = licenceNo === undefined ? {} : { licenceNo }
  const { enrolmentNo } = await addEnrolment(api.database.db, member, course, { status, ...more })
  const [check] = await api.database.db.licenceCheck.findMany({ where: { enrolmentNo } })
  const record = () => api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  return { member, enrolmentNo, checkNo: check?.checkNo ?? 0, record }
}

type Filter = SentTo<typeof listLicenceChecks>['filter']
const list = async (filter: Filter = {}, text = '', client = admin) =>
  client.call(listLicenceChecks, { filter, text, sort: { by: 'madeAt', isDescending: true } })
const read = async (checkNo: number) => (await admin.call(readLicenceCheck, { checkNo })).entity
const seenOf = async (checkNo: number) => (await read(checkNo)).seen

type Judged = SentTo<typeof judgeLicenceCheck>
async function judge(checkNo: number, more: Partial<Judged> = {}, client = admin) {
  const seen = more.seen ?? (await seenOf(checkNo))
  return client.call(judgeLicenceCheck, { checkNo, outcome: 'confirmed', text: TEXT, ...more, seen })
}
type Corrected = Partial<SentTo<typeof correctLicenceCheck>>
async function correct(checkNo: number, more: Corrected, client = admin) {
  const seen = more.seen ?? (await seenOf(checkNo))
  return client.call(correctLicenceCheck, { checkNo, reason: TEXT, ...more, seen })
}
const outcomeOf = async (checkNo: number) =>
  api.database.db.licenceCheck.findUniqueOrThrow({ where: { checkNo } })
const notified = (memberNo: number) => api.database.db.message.findMany({ where: { memberNo } })

const waiting = async () =>
  (await admin.call(readHome, {})).entity.queues.find(({ name }) => name === 'licences')?.count ?? 0

describe('a licence check', () => {
  it('lists a place unknown to the register with masked data and omits a known place', async () => {
    const { checkNo, member, enrolmentNo } = await typed()
    expect((await typed({ licenceNo: '2019-0114-555' })).checkNo).toBe(0)
    const found = (await list({ state: 'waiting', cause: 'typed', kind: 'online', study: 'inProgress' }))
      .entity
    expect(found.list.find((row) => row.checkNo === checkNo)).toMatchObject({
      number: enrolmentNo,
      userName: '김*자',
      businessName: '한마음 식당',
      representative: '김*자',
      address: '경기도 수원시 팔달구 ***',
      licenseNumber: expect.stringMatching(/\*{3}$/),
      differences: null,
    })
    const where = { memberNo: member.memberNo, operation: 'listLicenceChecks' }
    expect(await api.database.db.auditEntry.count({ where })).toBe(1)
  })

  it('shows a place beside the nearest register rows with their differences', async () => {
    const { checkNo } = await typed({ licenceNo: '20190114556' })
    const { listed, candidates } = await read(checkNo)
    expect(listed).toBeNull()
    expect(candidates[0]).toEqual({
      licenseNumber: '20190114555',
      businessName: '한마음식당',
      businessTypeName: '일반음식점',
      representative: '김**',
      address: REGISTERED.siteAddress,
      differences: ['licenceNo'],
    })
  })

  it('finds a place by name, person, digits or outcome', async () => {
    const { checkNo, enrolmentNo } = await typed()
    const { licenceNo } = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    for (const text of ['마음', '영자', licenceNo]) {
      expect((await list({}, text)).entity.list.map((row) => row.checkNo)).toContain(checkNo)
    }
    expect((await list({}, '없는 이름')).entity.count).toBe(0)
    const { checkNo: gone } = await typed({ status: 'applied' })
    const own = {
      where: { licenceChecks: { some: { checkNo: gone } } },
      data: { status: 'cancelled' as const },
    }
    await api.database.db.onlineEnrolment.updateMany(own)
    expect((await list({ state: 'lapsed' })).entity.list.map((row) => row.checkNo)).toContain(gone)
    expect((await list({ state: 'lost' as 'lapsed' })).status).toBe(400)
  })
})

describe('the verdict of a licence check', () => {
  it('confirms a place, ends the wait on the list and the home and changes no record', async () => {
    const { checkNo, record, member } = await typed()
    const [before, count] = [await record(), await waiting()]
    expect((await judge(checkNo)).code).toBe(1)
    expect(await record()).toEqual(before)
    expect(await waiting()).toBe(count - 1)
    expect(await outcomeOf(checkNo)).toMatchObject({ outcome: 'confirmed', sentence: TEXT })
    expect(await notified(member.memberNo)).toEqual([])
    expect((await judge(checkNo)).refusal).toBe('LICENCE_CHECK_DECIDED')
  })

  it('keeps payment and study when a place was not found and checks corrected words again', async () => {
    const { checkNo, record, member, enrolmentNo } = await typed()
    const before = await record()
    expect((await judge(checkNo, { outcome: 'askedAgain' })).code).toBe(1)
    expect(await record()).toEqual(before)
    expect(await notified(member.memberNo)).toMatchObject([{ kind: 'placeAskedAgain', aboutNo: checkNo }])
    const { db } = api.database
    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { businessName: '새마음 식당' } })
    const checks = await db.licenceCheck.findMany({ where: { enrolmentNo }, orderBy: { checkNo: 'asc' } })
    expect(checks).toMatchObject([{ outcome: 'askedAgain' }, { outcome: null }])
  })

  it.each<[string, Partial<Judged>]>([
    ['without words', { text: '' }],
    ['of another kind', { outcome: 'refunded' as 'confirmed' }],
    ['of a place that was not looked at', { seen: 'x' }],
  ])('rejects a verdict as malformed %s', async (_what, more) => {
    expect((await judge((await typed()).checkNo, more)).status).toBe(400)
  })

  it('refuses a verdict by other roles and for an unknown check', async () => {
    const { checkNo } = await typed()
    const seen = await seenOf(checkNo)
    for (const role of ['branch', 'finance', 'readOnly'] as const) {
      const { client } = await logInStaff(api, `checks ${role}`, role)
      expect((await judge(checkNo, { seen }, client)).refusal).toBe('STAFF_FORBIDDEN')
      expect((await correct(checkNo, { seen, businessName: '바다' }, client)).refusal).toBe('STAFF_FORBIDDEN')
    }
    expect((await judge(2_000_000, { seen })).refusal).toBe('LICENCE_CHECK_NOT_FOUND')
    expect((await admin.call(readLicenceCheck, { checkNo: 2_000_000 })).refusal).toBe(
      'LICENCE_CHECK_NOT_FOUND',
    )
  })
})

describe('the correction of a place', () => {
  it('links the place to its register row and notifies the member', async () => {
    const { checkNo, record, member } = await typed({ licenceNo: '20190114565' })
    await api.database.db.onlineEnrolment.updateMany({
      where: { licenceKey: '20190114555' },
      data: { status: 'refunded' },
    })
    const more = { licenseNumber: '20190114555', businessName: '한마음식당' }
    expect((await correct(checkNo, more)).code).toBe(1)
    expect(await record()).toMatchObject({
      licenceKey: '20190114555',
      businessName: '한마음식당',
      representative: '김영자',
      status: 'studying',
    })
    expect(await outcomeOf(checkNo)).toMatchObject({
      outcome: 'corrected',
      before: { licenceNo: '20190114565', businessName: '한마음 식당' },
    })
    expect(await notified(member.memberNo)).toMatchObject([{ kind: 'placeCorrected', aboutNo: checkNo }])
    expect((await read(checkNo)).differences).toEqual([])
  })

  it('ends the wait when a place is corrected to a number that stays unknown', async () => {
    const { checkNo, enrolmentNo } = await typed()
    expect((await correct(checkNo, { licenseNumber: '2018-0000-123' })).code).toBe(1)
    const checks = await api.database.db.licenceCheck.findMany({ where: { enrolmentNo } })
    expect(checks).toMatchObject([{ checkNo, outcome: 'corrected' }])
  })

  it.each<[string, () => Promise<Corrected>, string]>([
    ['that changes nothing', async () => ({ businessName: '한마음 식당' }), 'LICENCE_CHECK_UNCHANGED'],
    ['to another trade', async () => ({ licenseNumber: '20190114777' }), 'LICENCE_OTHER_TRADE'],
    [
      'to the number of another record',
      async () => ({ licenseNumber: (await (await typed()).record()).licenceNo }),
      'LICENCE_OF_OTHER_RECORD',
    ],
  ])('refuses a correction %s and changes nothing', async (_what, more, refusal) => {
    const { checkNo, record } = await typed()
    const before = await record()
    expect((await correct(checkNo, await more())).refusal).toBe(refusal)
    expect(await record()).toEqual(before)
    expect((await outcomeOf(checkNo)).outcome).toBeNull()
  })

  it('refuses a correction of an ended application', async () => {
    const { checkNo, enrolmentNo } = await typed()
    await api.database.db.onlineEnrolment.update({ where: { enrolmentNo }, data: { status: 'refunded' } })
    expect((await correct(checkNo, { businessName: '바다' })).refusal).toBe('LICENCE_CHECK_ENDED')
  })
})

describe('concurrent verdicts', () => {
  it('accepts one of two concurrent verdicts', async () => {
    const { checkNo } = await typed()
    const seen = await seenOf(checkNo)
    const answers = await Promise.all([
      judge(checkNo, { seen }),
      correct(checkNo, { seen, businessName: '바다 식당' }, other),
    ])
    const refused = answers.map(({ refusal }) => refusal ?? 'done')
    expect(refused).toContain('done')
    expect(refused.some((one) => /^LICENCE_CHECK_(DECIDED|CHANGED)$/.test(one))).toBe(true)
  })

  it('refuses a verdict on words that the member is correcting concurrently', async () => {
    const { checkNo, enrolmentNo } = await typed()
    const seen = await seenOf(checkNo)
    const answer = await interleave(
      api.database,
      (db) => db.onlineEnrolment.update({ where: { enrolmentNo }, data: { businessName: '새마음' } }),
      () => judge(checkNo, { seen }),
    )
    expect(answer.refusal).toBe('LICENCE_CHECK_CHANGED')
  })
})
