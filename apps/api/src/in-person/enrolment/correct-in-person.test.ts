import { attachInPersonDesignation } from '@hygiene/contracts/in-person/enrolment/attach-in-person-designation'
import { correctInPersonApplicant } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import { listInPersonDesignations } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { openingKey } from '@hygiene/domain/education/enrolment/licence-number'
import { randomUUID } from 'node:crypto'
import type { Member } from '@hygiene/db/generated/client'
import { addLicence } from '@hygiene/testing'
import { addBooked } from '@hygiene/testing/scenarios/booked-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGraduate } from '../../testing/graduates.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

type Correction = SentTo<typeof correctInPersonApplicant>['inPersonApplication']

function correction(
  inPersonEnrolmentNo: InPersonEnrolmentNo,
  more: Partial<Correction> = {},
): { inPersonApplication: Correction } {
  return {
    inPersonApplication: {
      inPersonEnrolmentNo,
      businessName: '고친 식당',
      representative: '김대표',
      zipCode: '04524',
      address: '경기도 고양시 예시로 1',
      address2: '2층',
      positionType: 2,
      companyPhone: '031-000-0000',
      ...more,
    },
  }
}

describe('a correction of an in-person applicant', () => {
  it('changes only the applicant’s own details, nothing that decided the application', async () => {
    const { client, record, inPersonEnrolmentNo, stored } = await addBooked(api)
    const sent = correction(inPersonEnrolmentNo, { userName: '남' } as Partial<Correction>)
    expect((await client.call(correctInPersonApplicant, sent)).entity).toEqual({ inPersonEnrolmentNo })
    expect(await stored()).toEqual({
      ...record,
      businessName: '고친 식당',
      representative: '김대표',
      zipCode: '04524',
      address: '경기도 고양시 예시로 1',
      address2: '2층',
      positionType: 2,
      companyPhone: '031-000-0000',
    })
  })

  it('has an issued slip drawn again', async () => {
    const { db } = api.database
    const { client, inPersonEnrolmentNo, session } = await addBooked(api)
    const { sessionNo } = session
    await db.enrolmentSlip.create({
      data: { inPersonEnrolmentNo, sessionNo, frozen: { sessionKey: 'drawn' }, issuedAt: api.clock.now() },
    })
    await client.call(correctInPersonApplicant, correction(inPersonEnrolmentNo))
    expect(await db.enrolmentSlip.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })).toMatchObject({
      frozen: {},
    })
    const jobs = await db.outbox.findMany({ where: { kind: 'issue-enrolment-slip' } })
    expect(jobs.map(({ payload }) => payload)).toEqual([{ inPersonEnrolmentNo }])
  })

  it('accepts a missing licence number once and prints the slip with the number', async () => {
    const { db } = api.database
    const { client, inPersonEnrolmentNo, stored, session } = await addBooked(api, {
      licences: [{ licenceNo: '' }],
    })
    const { sessionNo } = session
    await db.enrolmentSlip.create({
      data: { inPersonEnrolmentNo, sessionNo, frozen: { sessionKey: 'drawn' }, issuedAt: api.clock.now() },
    })
    const correct = async (more: Partial<Correction>) =>
      client.call(correctInPersonApplicant, correction(inPersonEnrolmentNo, more))

    await correct({})
    const named = await stored()
    expect(named).toMatchObject({ licenceNo: '', licenceKey: openingKey(named.memberNo, 1, '고친 식당') })
    expect((await correct({ licenseNumber: '2026-0777-001' })).code).toBe(1)
    expect(await stored()).toMatchObject({ licenceNo: '2026-0777-001', licenceKey: '20260777001' })
    const slip = await db.enrolmentSlip.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
    expect(slip.frozen).toEqual({})

    expect((await correct({ licenseNumber: '2026-0777-002' })).refusal).toBe('LICENCE_NUMBER_KNOWN')
    expect((await correct({})).code).toBe(1)
    expect((await correct({ licenseNumber: '20260777001' })).code).toBe(1)
    expect((await stored()).licenceNo).toBe('2026-0777-001')
  })

  it('refuses a licence number that already has an application', async () => {
    const taken = await addBooked(api)
    const { client, inPersonEnrolmentNo, stored } = await addBooked(api, { licences: [{ licenceNo: '' }] })
    const before = await stored()
    const sent = correction(inPersonEnrolmentNo, { licenseNumber: taken.record.licenceNo })
    expect((await client.call(correctInPersonApplicant, sent)).refusal).toBe('ALREADY_APPLIED')
    expect(await stored()).toEqual(before)
  })

  it('refuses a licence registered for another trade and accepts one of the record’s trade', async () => {
    const { db } = api.database
    const { client, inPersonEnrolmentNo, stored } = await addBooked(api, { licences: [{ licenceNo: '' }] })
    await addLicence(db, { licenceNo: '20260780001', businessTypeName: '제과점영업' })
    await addLicence(db, { licenceNo: '20260780002', businessTypeName: '집단급식소' })
    await addLicence(db, { licenceNo: '20260780003', businessTypeName: '일반음식점' })
    const before = await stored()
    const take = (licenseNumber: string) =>
      client.call(correctInPersonApplicant, correction(inPersonEnrolmentNo, { licenseNumber }))
    for (const licenseNumber of ['2026-0780-001', '20260780002']) {
      expect((await take(licenseNumber)).refusal).toBe('LICENCE_OTHER_TRADE')
    }
    expect(await stored()).toEqual(before)
    expect((await take('2026-0780-003')).code).toBe(1)
    expect(await stored()).toMatchObject({ licenceKey: '20260780003', businessTypeName: '일반음식점' })
  })

  it('refuses corrections once the record has ended', async () => {
    const graduate = await addGraduate(api)
    const ended = await addBooked(api, { seat: 'released' })
    const others = (await addBooked(api)).client
    const call = async ({ client, inPersonEnrolmentNo }: typeof ended) =>
      (await client.call(correctInPersonApplicant, correction(inPersonEnrolmentNo))).refusal
    expect(await call(graduate)).toBe('CANNOT_CORRECT_COMPLETED')
    expect(await call(ended)).toBe('ALREADY_ENDED')
    expect(await call({ ...graduate, client: others })).toBe('ENROLMENT_NOT_FOUND')
    expect(await call({ ...graduate, client: api.client })).toBe('LOGIN_REQUIRED')
  })

  it('refuses a correction without the fields that a record needs', async () => {
    const { client, inPersonEnrolmentNo } = await addBooked(api)
    for (const wrong of [
      { businessName: ' ' },
      { positionType: 3 as 2 },
      { inPersonEnrolmentNo: 0 },
      { address: '' },
      { licenseNumber: '12' },
    ]) {
      const sent = correction(inPersonEnrolmentNo, wrong)
      expect((await client.call(correctInPersonApplicant, sent)).status).toBe(400)
    }
  })
})

async function upload({ memberNo }: Member, name = '지정서.pdf'): Promise<string> {
  const fileNo = randomUUID()
  const bytes = { contentType: 'application/pdf', sizeBytes: 1, sha256: 'ab'.repeat(32) }
  const storageKey = `uploads/${fileNo}`
  await api.database.db.storedFile.create({
    data: { fileNo, memberNo, name, storageKey, createdAt: api.clock.now(), ...bytes },
  })
  return fileNo
}

const hygieneManager = { licences: [{ positionType: 2 as const }] }

describe('a designation confirmation', () => {
  it('requests a hygiene manager’s confirmation and shows the confirmation once attached', async () => {
    const { client, inPersonEnrolmentNo, member } = await addBooked(api, hygieneManager)
    const list = async () => (await client.call(listInPersonDesignations, {})).entity
    const row = {
      inPersonEnrolmentNo,
      educationName: '2026년 신규 영업자 위생교육 (일반음식점)',
      businessName: '새마음 식당',
      year: 2026,
    }
    expect(await list()).toEqual({
      list: [{ ...row, fileNo: null, fileName: null, verdict: null }],
      pageInfo: { page: 1, totalPage: 1, totalRow: 1 },
    })

    const fileNo = await upload(member)
    const sent = { inPersonEnrolmentNo, fileNo }
    expect((await client.call(attachInPersonDesignation, sent)).entity).toEqual(sent)
    expect((await list()).list).toEqual([{ ...row, fileNo, fileName: '지정서.pdf', verdict: null }])
  })

  it('requests no confirmation from a representative or for an ended record', async () => {
    const { client } = await addBooked(api)
    expect((await client.call(listInPersonDesignations, {})).entity.list).toEqual([])
    const ended = await addBooked(api, { ...hygieneManager, seat: 'released' })
    expect((await ended.client.call(listInPersonDesignations, {})).entity.list).toEqual([])
    expect((await api.client.call(listInPersonDesignations, {})).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(listInPersonDesignations, { limit: 0 })).status).toBe(400)
  })

  it('accepts a confirmation after completion with the member’s own file', async () => {
    const { client, inPersonEnrolmentNo, member } = await addGraduate(api, hygieneManager)
    const other = await addBooked(api)
    const [mine, theirs] = [await upload(member), await upload(other.member)]
    const attach = async (fileNo: string, by = client, no = inPersonEnrolmentNo) =>
      by.call(attachInPersonDesignation, { inPersonEnrolmentNo: no, fileNo })
    expect((await attach(theirs)).refusal).toBe('FILE_NOT_FOUND')
    expect((await attach(theirs, other.client)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await attach(mine, api.client)).refusal).toBe('LOGIN_REQUIRED')
    expect((await attach('x')).status).toBe(400)
    expect((await attach(mine)).code).toBe(1)
    const ended = await addBooked(api, { ...hygieneManager, seat: 'released' })
    expect((await attach(await upload(ended.member), ended.client, ended.inPersonEnrolmentNo)).refusal).toBe(
      'ALREADY_ENDED',
    )
  })
})
