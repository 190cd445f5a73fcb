import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { markInPersonPrinted } from '@hygiene/contracts/in-person/enrolment/mark-in-person-printed'
import { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { addBooked } from '@hygiene/testing/scenarios/booked-people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addGraduate } from '../../testing/graduates.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://edu.example.or.kr' })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

const certificateOf = (inPersonEnrolmentNo: InPersonEnrolmentNo) =>
  api.database.db.certificate.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })

async function stranger() {
  return (await addBooked(api)).client
}

describe('an in-person record', () => {
  it('matches the specification and includes its state', async () => {
    const { client, record, inPersonEnrolmentNo, session } = await addBooked(api)
    const { state, ...entity } = (await client.call(readInPersonEnrolment, { inPersonEnrolmentNo })).entity
    expect(entity).toEqual({
      info: {
        inPersonEnrolmentNo,
        offlineEduCode: '',
        industryType: 1,
        salesType: 1,
        userName: '김영자',
        birth: '19600312',
        businessName: '새마음 식당',
        licenseNumber: record.licenceNo,
        representative: '김영자',
        zipCode: '16490',
        address: '경기도 수원시 팔달구 가상로 12',
        address2: '1층',
        sidoCode: '4100000000',
        positionType: 1,
        price: 40_000,
        qrImagePath: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      },
      user: { companyPhone: '' },
      venue: {
        venueNo: session.venueNo,
        location: '수원 교육장',
        address: '경기도 수원시 팔달구 가상로 100',
        address2: '3층 대강당',
        mapUrl: '',
        phone: '031-000-1001',
        directions: '수원역 4번 출구에서 걸어서 5분, 1층 안내판을 따라 올라오세요.',
        equipment: '',
        accessibility: '',
      },
      sessionDay: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
      edu: { endDate: '2026-12-10' },
      files: [],
    })
    expect(state).toMatchObject({ status: 'paid', seat: 'sold', mayChange: true })
  })

  it('returns the specification’s names on the wire', async () => {
    const { client, inPersonEnrolmentNo } = await addBooked(api)
    const { envelope } = await client.call(readInPersonEnrolment, { inPersonEnrolmentNo })
    expect(envelope.entity).toMatchObject({
      info: { offlineEduNo: inPersonEnrolmentNo },
      user: { companyPhone: '' },
      scene: { sceneNo: expect.any(Number), location: '수원 교육장' },
      sche: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
      edu: { endDate: '2026-12-10' },
    })
  })

  it('carries the certificate’s number once there is one', async () => {
    const { client, inPersonEnrolmentNo } = await addGraduate(api)
    const { info, state } = (await client.call(readInPersonEnrolment, { inPersonEnrolmentNo })).entity
    expect(info.offlineEduCode).toBe((await certificateOf(inPersonEnrolmentNo)).certificateNumber)
    expect(state.status).toBe('completed')
  })

  it('returns the record to its owner only', async () => {
    const { client, inPersonEnrolmentNo } = await addBooked(api)
    const others = await stranger()
    expect((await others.call(readInPersonEnrolment, { inPersonEnrolmentNo })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect((await api.client.call(readInPersonEnrolment, { inPersonEnrolmentNo })).refusal).toBe(
      'LOGIN_REQUIRED',
    )
    for (const wrong of [0, '99999999999', 'first']) {
      expect((await client.call(readInPersonEnrolment, { inPersonEnrolmentNo: wrong })).status).toBe(400)
    }
  })
})

describe('the certificate of an in-person record', () => {
  it('prints the certificate as of the day, with six hours in a venue', async () => {
    const { client, inPersonEnrolmentNo, session } = await addGraduate(api)
    await api.database.db.inPersonEnrolment.update({
      where: { inPersonEnrolmentNo },
      data: { userName: '김개명', businessName: '새 이름 식당' },
    })
    const { certificateNumber, verificationNumber } = await certificateOf(inPersonEnrolmentNo)
    const { record, ...entity } = (await client.call(readInPersonCertificate, { inPersonEnrolmentNo })).entity
    expect(entity).toEqual({
      certificateNumber,
      verificationNumber,
      issuedAt: session.endsAt.toISOString(),
      printedAt: null,
      state: 'preparing',
      qrImagePath: null,
      fileNo: null,
      fileName: '수료증_김영자_2026.pdf',
      hours: 6,
      educationName: '식품위생교육',
      issuerName: '사단법인 한국○○위생교육협회장',
    })
    expect(certificateNumber).toMatch(/^2026-01-\d{7}$/)
    expect(record).toMatchObject({
      info: { offlineEduCode: certificateNumber, userName: '김영자', businessName: '새마음 식당' },
      edu: { endDate: '2026-12-10' },
    })
  })

  it('reports that drawing the certificate failed', async () => {
    const { client, inPersonEnrolmentNo } = await addGraduate(api)
    await api.database.db.certificate.update({
      where: { inPersonEnrolmentNo },
      data: { failure: '글자가 없습니다.' },
    })
    expect((await client.call(readInPersonCertificate, { inPersonEnrolmentNo })).entity.state).toBe('failed')
  })

  it('refuses a certificate to strangers and before the course is completed', async () => {
    const { client, inPersonEnrolmentNo } = await addBooked(api)
    const others = await stranger()
    const call = async (one = client, no: number | string = inPersonEnrolmentNo) =>
      one.call(readInPersonCertificate, { inPersonEnrolmentNo: no })
    expect((await call()).refusal).toBe('CERTIFICATE_NOT_ISSUED')
    expect((await call(others)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await call(api.client)).refusal).toBe('LOGIN_REQUIRED')
    expect((await call(client, '')).status).toBe(400)
  })

  it('shows the masked certificate to a visitor who types its number', async () => {
    const { inPersonEnrolmentNo } = await addGraduate(api)
    const { certificateNumber, verificationNumber } = await certificateOf(inPersonEnrolmentNo)
    const { entity } = await api.client.call(verifyDocument, { number: verificationNumber })
    expect(entity).toEqual({
      document: 'certificate',
      status: 'valid',
      certificateNumber,
      verificationNumber,
      userName: '김*자',
      birth: '1960-**-**',
      businessName: '새마음 식당',
      address: '경기도 수원시 팔달구 ***',
      courseLine: '신규 영업자 (일반음식점 · 집합교육)',
      hours: 6,
      completedOn: '2026-12-10',
      issuedOn: '2026-12-10',
      withdrawnOn: null,
      sha256: null,
    })
  })
})

describe('a print mark', () => {
  it('marks the certificate only the first time', async () => {
    const { client, inPersonEnrolmentNo, stored } = await addGraduate(api)
    const first = await client.call(markInPersonPrinted, { inPersonEnrolmentNo })
    api.clock.advance(3600)
    const again = await client.call(markInPersonPrinted, { inPersonEnrolmentNo, document: 'certificate' })
    expect(first.entity).toEqual({ inPersonEnrolmentNo, printedAt: '2026-11-21T01:00:00.000Z' })
    expect(again.entity).toEqual(first.entity)
    expect(await stored()).toMatchObject({ printedAt: new Date('2026-11-21T01:00:00Z'), slipPrintedAt: null })
  })

  it('marks the slip separately once paid', async () => {
    const { client, inPersonEnrolmentNo, stored } = await addBooked(api)
    const { entity } = await client.call(markInPersonPrinted, { inPersonEnrolmentNo, document: 'slip' })
    expect(entity.printedAt).toBe('2026-11-21T01:00:00.000Z')
    expect(await stored()).toMatchObject({ printedAt: null, slipPrintedAt: new Date('2026-11-21T01:00:00Z') })
  })

  it('refuses a document that is not issued or belongs to another person', async () => {
    const { client, inPersonEnrolmentNo } = await addBooked(api, { seat: 'held' })
    const { inPersonEnrolmentNo: refunded, client: left } = await addBooked(api, {
      seat: 'released',
      status: 'refunded',
    })
    const others = await stranger()
    const mark = async (document: 'certificate' | 'slip', one = client, no = inPersonEnrolmentNo) =>
      one.call(markInPersonPrinted, { inPersonEnrolmentNo: no, document })
    expect((await mark('certificate')).refusal).toBe('CERTIFICATE_NOT_ISSUED')
    expect((await mark('slip')).refusal).toBe('SLIP_NOT_ISSUED')
    expect((await mark('slip', left, refunded)).refusal).toBe('SLIP_NOT_ISSUED')
    expect((await mark('slip', others)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await mark('slip', api.client)).refusal).toBe('LOGIN_REQUIRED')
    expect((await mark('receipt' as 'slip')).status).toBe(400)
  })
})
