import { correctCertificate } from '@hygiene/contracts/education/certificate/correct-certificate'
import { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import { addCourse, addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())

const PRINTED = { userName: '홍길동', birthOn: '1967-12-31', courseLine: '기존 영업자', hours: 3 }
const ISSUER = { educationName: '식품위생교육', issuerName: '사단법인 한국○○위생교육협회장' }
const DAYS = { completedOn: '2026-11-20', issuedOn: '2026-11-20' }

async function failed(businessName = '맛집😀') {
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `mender${people}` })
  const { enrolmentNo } = await addEnrolment(db, person, course, { status: 'completed', businessName })
  const certificateNumber = `2026-02-000000${people}`
  const verifyUrl = `https://edu.example.or.kr/verify/0000-0000-000${people}`
  const place = { businessName, address: '경기도 수원시', address2: '' }
  const frozen = { number: certificateNumber, verifyUrl, ...PRINTED, ...DAYS, ...ISSUER, ...place }
  await db.certificate.create({
    data: {
      enrolmentNo,
      certificateNumber,
      verificationNumber: `0000-0000-000${people}`,
      frozen,
      issuedAt: api.clock.now(),
      failure: 'MissingGlyphError: No document font has an outline for U+1F600.',
    },
  })
  return { client: await api.logIn(person.userId), enrolmentNo, certificateNumber }
}

const typed = { businessName: '맛집', address: '다른 주소', address2: '다른 층' }

it('replaces the words that could not be printed, keeps the old ones, and draws again', async () => {
  const { client, enrolmentNo, certificateNumber } = await failed()
  expect((await client.call(correctCertificate, { certificateNumber, ...typed })).code).toBe(1)

  const { db } = api.database
  const certificate = await db.certificate.findUniqueOrThrow({ where: { certificateNumber } })
  expect(certificate.frozen).toMatchObject({ businessName: '맛집', address: '경기도 수원시', address2: '' })
  expect(certificate.textBefore).toMatchObject({ businessName: '맛집😀' })
  expect(certificate.correctedAt).toEqual(api.clock.now())
  const kept = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  expect([kept.businessName, kept.address2]).toEqual(['맛집', '1층'])
  expect(await db.outbox.findFirst({ where: { kind: 'issue-certificate' } })).toMatchObject({
    payload: { certificateNo: certificate.certificateNo },
  })
  expect((await client.call(readCertificate, { enrolmentNo })).entity.state).toBe('preparing')
})

it('changes no certificate whose words can be printed', async () => {
  const { client, certificateNumber } = await failed('한마음 식당')
  const answer = await client.call(correctCertificate, { certificateNumber, ...typed })
  expect(answer.refusal).toBe('NOTHING_TO_CORRECT')
})

it('refuses another word that cannot be printed', async () => {
  const { client, certificateNumber } = await failed()
  const answer = await client.call(correctCertificate, {
    certificateNumber,
    ...typed,
    businessName: '맛집😁',
  })
  expect(answer.status).toBe(400)
})

it('finds no certificate of another person', async () => {
  const { certificateNumber } = await failed()
  const stranger = (await failed()).client
  const answer = await stranger.call(correctCertificate, { certificateNumber, ...typed })
  expect(answer.refusal).toBe('CERTIFICATE_NOT_ISSUED')
})
