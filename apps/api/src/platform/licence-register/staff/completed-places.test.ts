import { correctLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/correct-licence-check'
import { judgeLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/judge-licence-check'
import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { readLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CertificateAdmin, openCertificateAdmin } from '../../../testing/certificate-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const REASON = '영업신고증과 다름'

let api: TestApi
let admin: CertificateAdmin

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://edu.example.or.kr' })
  admin = await openCertificateAdmin(api)
})
afterAll(() => api.stop())

async function graduate() {
  const graduated = await admin.graduate()
  const { inPersonEnrolmentNo } = graduated
  const { db } = api.database
  const check = await db.licenceCheck.create({
    data: { cause: 'typed', inPersonEnrolmentNo, madeAt: api.clock.now() },
  })
  const { client } = admin.employee
  const { checkNo } = check
  const seen = (await client.call(readLicenceCheck, { checkNo })).entity.seen
  const correct = (changed: { businessName?: string; licenseNumber?: string }) =>
    client.call(correctLicenceCheck, { checkNo, seen, reason: REASON, ...changed })
  return { ...graduated, checkNo, seen, correct }
}

it('issues the next certificate edition when the business of a completed course is corrected', async () => {
  const { correct, inPersonEnrolmentNo, issued, member, checkNo } = await graduate()
  expect((await correct({ businessName: '바다 횟집', licenseNumber: '2018-0000-123' })).code).toBe(1)
  const now = await admin.certificate({ inPersonEnrolmentNo })
  expect(now).toMatchObject({
    edition: 2,
    certificateNumber: issued.certificateNumber,
    frozen: { businessName: '바다 횟집' },
    replaced: [{ edition: 1, text: REASON, replacedFor: 'misprint' }],
  })
  const { db } = api.database
  expect(await db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })).toMatchObject({
    businessName: '바다 횟집',
    licenceKey: '20180000123',
    status: 'completed',
  })
  const notified = await db.message.findMany({ where: { memberNo: member.memberNo }, select: { kind: true } })
  expect(notified.filter(({ kind }) => kind === 'placeCorrected')).toEqual([])
  expect(notified.map(({ kind }) => kind)).toContain('certificateReplaced')
  expect(await db.licenceCheck.findUniqueOrThrow({ where: { checkNo } })).toMatchObject({
    outcome: 'corrected',
  })
})

it('keeps the printed certificate when only the licence number is corrected', async () => {
  const { correct, inPersonEnrolmentNo, member } = await graduate()
  expect((await correct({ licenseNumber: '2018-0000-456' })).code).toBe(1)
  expect(await admin.certificate({ inPersonEnrolmentNo })).toMatchObject({ edition: 1, replaced: [] })
  const where = { memberNo: member.memberNo, kind: 'placeCorrected' } as const
  expect(await api.database.db.message.count({ where })).toBe(1)
})

it('accepts one of a concurrent place correction and certificate correction', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { correct, certificateNo, inPersonEnrolmentNo } = await graduate()
    const [here, there] = await Promise.all([
      correct({ businessName: '산들 국수' }),
      admin.supersede(certificateNo, { businessName: '바다 횟집' }),
    ])
    const refused = [here.refusal, there.refusal].filter((one) => one !== null)
    expect(refused).toHaveLength(1)
    expect(['LICENCE_CHECK_CHANGED', 'CERTIFICATE_CHANGED']).toContain(refused[0])
    expect((await admin.certificate({ inPersonEnrolmentNo })).edition).toBe(2)
  }
})

it('keeps the certificate valid when the place was not found', async () => {
  const { checkNo, seen, inPersonEnrolmentNo } = await graduate()
  const text = '등록된 업소를 찾지 못했습니다.'
  const judged = await admin.employee.client.call(judgeLicenceCheck, {
    checkNo,
    seen,
    outcome: 'askedAgain',
    text,
  })
  expect(judged.code).toBe(1)
  expect(await admin.certificate({ inPersonEnrolmentNo })).toMatchObject({ edition: 1, status: 'valid' })
  const list = { filter: { state: 'askedAgain', study: 'completed' }, text: '' } as const
  const sort = { by: 'madeAt', isDescending: true } as const
  const { entity } = await admin.employee.client.call(listLicenceChecks, { ...list, sort })
  expect(entity.list.map((row) => row.checkNo)).toEqual([checkNo])
})
