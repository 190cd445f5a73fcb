import { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import type { OnlineEnrolment } from '@hygiene/db/generated/client'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { parseVerificationNumber } from '@hygiene/domain/education/certificate/verification-number'
import { createStorage } from '@hygiene/gateways'
import {
  addCourse,
  addEnrolment,
  addExamQuestions,
  addIdentityCheck,
  addPerson,
  type TaughtCourse,
} from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://edu.example.or.kr' })
  course = await addCourse(api.database.db, { questionCount: 1 })
  await addExamQuestions(api.database.db, 4)
  await api.database.db.examQuestion.updateMany({ data: { choices: ['하나뿐인 보기'], answer: 0 } })
})
afterAll(() => api.stop())

let people = 0
async function graduate(name = '홍길동') {
  people += 1
  const person = await addPerson(api.database.db, { userId: `graduate${people}`, name, birth: '19671231' })
  const enrolment = await addEnrolment(api.database.db, person, course, {
    status: 'surveyed',
    businessName: '바다로 횟집',
    address: '경기도 수원시 팔달구 가상로 12',
  })
  await addIdentityCheck(api.database.db, enrolment, api.clock.now())
  const client = await api.logIn(person.userId)
  const { enrolmentNo } = enrolment
  const { attemptNo, questions } = (await client.call(openAttempt, { enrolmentNo })).entity
  const answers = questions.map(({ questionNo }) => ({ questionNo, chosen: 0 }))
  const submit = () => client.call(submitExam, { enrolmentNo, attemptNo, answers })
  return { person, client, enrolmentNo, submit, result: await submit() }
}
const storage = () => createStorage({ directory: api.config.STORAGE_DIR })
const certificateOf = (enrolmentNo: EnrolmentNo) =>
  api.database.db.certificate.findUniqueOrThrow({ where: { enrolmentNo } })

async function drawn({ memberNo, enrolmentNo }: Pick<OnlineEnrolment, 'memberNo' | 'enrolmentNo'>) {
  const fileNo = '7d0c2e0a-6a2b-4a53-9df0-0c2f5a1b7e11'
  await api.database.db.storedFile.create({
    data: {
      fileNo,
      memberNo,
      name: '수료증.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1,
      sha256: 'ab'.repeat(32),
      storageKey: 'certificates/1.pdf',
      createdAt: api.clock.now(),
    },
  })
  await storage().put('certificates/1.pdf', Buffer.from('%'))
  await api.database.db.certificate.update({ where: { enrolmentNo }, data: { fileNo } })
  return fileNo
}

describe('the owner’s certificate', () => {
  it('shows a certificate in preparation, then ready, with the fields of the day', async () => {
    const { client, person, enrolmentNo, result } = await graduate('김영자')
    const preparing = (await client.call(readCertificate, { enrolmentNo })).entity
    expect(preparing).toMatchObject({
      certificateNumber: result.entity.certificateNumber,
      state: 'preparing',
      fileNo: null,
      fileName: '수료증_김영자_2026.pdf',
      hours: 3,
      printedAt: null,
    })

    await api.database.db.onlineEnrolment.update({
      where: { enrolmentNo },
      data: { userName: '김개명', businessName: '새 이름 식당' },
    })
    const fileNo = await drawn({ memberNo: person.memberNo, enrolmentNo })
    const ready = (await client.call(readCertificate, { enrolmentNo })).entity
    expect(ready).toMatchObject({ state: 'ready', fileNo })
    expect(ready.record).toMatchObject({
      onlineEduCode: ready.certificateNumber,
      userName: '김영자',
      birth: '19671231',
      businessName: '바다로 횟집',
      endDate: '2026-11-21',
    })

    const { certificateNo } = await certificateOf(enrolmentNo)
    const order = { payload: { equals: { certificateNo } }, doneAt: null }
    await api.database.db.outbox.updateMany({ where: order, data: { doneAt: api.clock.now() } })
    await storage().remove('certificates/1.pdf')
    const views = await Promise.all([1, 2, 3, 4, 5].map(() => client.call(readCertificate, { enrolmentNo })))
    expect(views.map(({ entity }) => `${entity.state} ${entity.fileNo}`)).toEqual(
      views.map(() => 'preparing null'),
    )
    expect((await client.call(downloadFile, { fileNo, inline: 1 })).refusal).toBe('DOCUMENT_DRAWN_AGAIN')
    expect(await api.database.db.outbox.count({ where: order })).toBe(1)
  })

  it('shows that the drawing failed', async () => {
    const { client, enrolmentNo } = await graduate()
    await api.database.db.certificate.update({
      where: { enrolmentNo },
      data: { failure: '글자가 없습니다.' },
    })
    expect((await client.call(readCertificate, { enrolmentNo })).entity.state).toBe('failed')
  })

  it('returns a certificate to its owner only, and not before the course is completed', async () => {
    const { enrolmentNo } = await graduate()
    const stranger = await graduate()
    const { client } = stranger
    expect((await client.call(readCertificate, { enrolmentNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await api.client.call(readCertificate, { enrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(readCertificate, { enrolmentNo: 0 })).status).toBe(400)

    const second = { status: 'studied', licenceNo: '20190007777' } as const
    const early = await addEnrolment(api.database.db, stranger.person, course, second)
    const answer = await client.call(readCertificate, { enrolmentNo: early.enrolmentNo })
    expect(answer.refusal).toBe('CERTIFICATE_NOT_ISSUED')
  })
})

describe('the public check of a printed number', () => {
  it('shows a visitor every printed field masked, however the number is typed', async () => {
    const { enrolmentNo, result } = await graduate('홍길동')
    const { verificationNumber } = await certificateOf(enrolmentNo)
    const typed = verificationNumber
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
    for (const number of [verificationNumber, typed, verificationNumber.replaceAll('-', '')]) {
      const { entity } = await api.client.call(verifyDocument, { number })
      expect(entity).toEqual({
        document: 'certificate',
        status: 'valid',
        certificateNumber: result.entity.certificateNumber,
        verificationNumber,
        userName: '홍*동',
        birth: '1967-**-**',
        businessName: '바다로 횟집',
        address: '경기도 수원시 팔달구 ***',
        courseLine: '기존 영업자 (일반음식점 · 온라인교육)',
        hours: 3,
        completedOn: '2026-11-21',
        issuedOn: '2026-11-21',
        withdrawnOn: null,
        sha256: null,
      })
    }
  })

  it('shows the hash of the stored PDF and a revocation', async () => {
    const { person, enrolmentNo } = await graduate()
    const { verificationNumber: number } = await certificateOf(enrolmentNo)
    await api.database.db.storedFile.deleteMany({ where: { certificate: { is: null } } })
    const file = await api.database.db.storedFile.create({
      data: {
        fileNo: '7d0c2e0a-6a2b-4a53-9df0-0c2f5a1b7e12',
        memberNo: person.memberNo,
        name: '수료증.pdf',
        contentType: 'application/pdf',
        sizeBytes: 1,
        sha256: 'cd'.repeat(32),
        storageKey: 'certificates/2.pdf',
        createdAt: api.clock.now(),
      },
    })
    await api.database.db.certificate.update({
      where: { enrolmentNo },
      data: { fileNo: file.fileNo, status: 'revoked', revokedAt: api.clock.now() },
    })
    const { entity } = await api.client.call(verifyDocument, { number })
    expect(entity).toMatchObject({ status: 'revoked', sha256: 'cd'.repeat(32) })
  })

  it('finds no number that was not issued', async () => {
    const { enrolmentNo } = await graduate()
    const { verificationNumber } = await certificateOf(enrolmentNo)
    const last = verificationNumber.at(-1) === 'A' ? 'B' : 'A'
    const slip = `${verificationNumber.slice(0, -1)}${last}`
    expect(parseVerificationNumber(slip)).toBeNull()
    for (const number of [slip, '0000-0000-0000', '’; DROP TABLE --', 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌ']) {
      expect((await api.client.call(verifyDocument, { number })).refusal).toBe('DOCUMENT_NOT_FOUND')
    }
    expect((await api.client.call(verifyDocument, { number: '1' })).status).toBe(400)
  })
})
