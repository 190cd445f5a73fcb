import { correctCertificate } from '@hygiene/contracts/education/certificate/correct-certificate'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { interleave } from '@hygiene/testing'
import { fileCertificate } from '@hygiene/operations/education/certificate/file-certificate'
import { replaceEdition } from '@hygiene/operations/education/certificate/replace-edition'
import { revokeEdition } from '@hygiene/operations/education/certificate/revoke-edition'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CertificateAdmin, openCertificateAdmin } from '../../../testing/certificate-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CertificateAdmin

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  admin = await openCertificateAdmin(api)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.advance(61))

const people = () => ({ byNo: admin.employee.employeeNo, approvedByNo: admin.head.employeeNo })
const why = { reason: '확인', edition: 1 } as const
const replacement = (certificateNo: number) => ({
  ...why,
  ...people(),
  certificateNo,
  reasonCode: 'misprint' as const,
  text: { businessName: '먼저 수정한 식당' },
  publicUrl: api.config.PUBLIC_URL,
})

it('makes one second edition for concurrent requests and refuses the others', async () => {
  const { certificateNo, inPersonEnrolmentNo } = await admin.graduate()
  const answers = await Promise.all(
    ['하나', '둘', '셋', '넷'].map(async (businessName) => admin.supersede(certificateNo, { businessName })),
  )
  expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual([
    'CERTIFICATE_CHANGED',
    'CERTIFICATE_CHANGED',
    'CERTIFICATE_CHANGED',
    'done',
  ])
  expect(await admin.certificate({ inPersonEnrolmentNo })).toMatchObject({
    edition: 2,
    replaced: [{ edition: 1 }],
  })
})

it('waits for a revocation and makes no edition of a void certificate', async () => {
  const { certificateNo, inPersonEnrolmentNo } = await admin.graduate()
  const answer = await interleave(
    api.database,
    (db) =>
      revokeEdition(db, { ...why, ...people(), certificateNo, reasonCode: 'notTaken' }, api.clock.now()),
    () => admin.supersede(certificateNo),
  )
  expect(answer.refusal).toBe('CERTIFICATE_VOID')
  expect(await admin.certificate({ inPersonEnrolmentNo })).toMatchObject({
    status: 'revoked',
    edition: 1,
    replaced: [],
  })
})

it('ends a revocation approved during a reissue and keeps the new edition valid', async () => {
  const { certificateNo, inPersonEnrolmentNo } = await admin.graduate()
  const { approvalNo } = (await admin.askRevocation(certificateNo)).entity
  const answer = await interleave(
    api.database,
    (db) => replaceEdition(db, replacement(certificateNo), api.clock.now()),
    () => admin.head.client.call(approveChange, { approvalNo }),
  )
  expect(answer.refusal).toBe('APPROVAL_CHANGED')
  const now = await admin.certificate({ inPersonEnrolmentNo })
  expect(now).toMatchObject({ status: 'valid', edition: 2 })
  const { entity } = await api.client.call(verifyDocument, { number: now.verificationNumber })
  expect(entity).toMatchObject({ status: 'valid', businessName: '먼저 수정한 식당' })
})

it('keeps the words of the new edition when the owner corrects while staff supersede', async () => {
  const { certificateNo, client, issued, inPersonEnrolmentNo } = await admin.graduate({ isDrawn: false })
  const unprintable = { ...(issued.frozen as object), businessName: '맛집😀' }
  await api.database.db.certificate.update({ where: { certificateNo }, data: { frozen: unprintable } })
  const { certificateNumber } = issued
  const typed = { businessName: '맛집', address: '경기도 수원시', address2: '' }
  const answer = await interleave(
    api.database,
    (db) => replaceEdition(db, replacement(certificateNo), api.clock.now()),
    () => client.call(correctCertificate, { certificateNumber, ...typed }),
  )
  expect(answer.refusal).toBe('NOTHING_TO_CORRECT')
  const { frozen, verificationNumber } = await admin.certificate({ inPersonEnrolmentNo })
  expect(frozen).toMatchObject({ businessName: '먼저 수정한 식당', verificationNumber })
})

it('files no late drawing of an old edition as the new one and none of a void certificate', async () => {
  const { certificateNo, issued, inPersonEnrolmentNo } = await admin.graduate({ isDrawn: false })
  let isStored = false
  const store = async () => {
    isStored = true
    return crypto.randomUUID()
  }
  await interleave(
    api.database,
    (db) => replaceEdition(db, replacement(certificateNo), api.clock.now()),
    () => fileCertificate(api.database.db, issued, store),
  )
  expect(isStored).toBe(false)
  const current = await admin.certificate({ inPersonEnrolmentNo })
  expect(current.fileNo).toBeNull()
  await interleave(
    api.database,
    (db) =>
      revokeEdition(
        db,
        { ...why, ...people(), certificateNo, edition: 2, reasonCode: 'notTaken' },
        api.clock.now(),
      ),
    () => fileCertificate(api.database.db, current, store),
  )
  expect(isStored).toBe(false)
})
