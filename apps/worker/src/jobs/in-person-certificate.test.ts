import { addInPersonCourse, addPerson, addSession, bookSeat } from '@hygiene/testing'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { completeSessions } from './complete-sessions.ts'
import { issueCertificateJob } from './issue-certificate.ts'

const at = (time: string): Date => new Date(`2026-12-10T${time}+09:00`)

let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker({ PUBLIC_URL: 'https://edu.example.or.kr' })
})
afterAll(() => scenario.stop())

it('draws a certificate per licence the same afternoon with the venue’s hours and the law', async () => {
  const { db } = scenario.database
  const courses = [await addInPersonCourse(db), await addInPersonCourse(db, { industryType: 2 })]
  const session = await addSession(db, { startsAt: at('10:00:00'), courses })
  const person = await addPerson(db, { userId: 'learner1', name: '홍길동(洪吉童)', birth: '19840307' })
  const { booking, enrolments } = await bookSeat(db, person, session, {
    licences: [{}, { industryType: 2, businessName: '새마음 구내식당' }],
  })
  const { sessionNo } = session
  await db.attendance.create({
    data: {
      sessionNo,
      applicationNo: booking.applicationNo,
      inAt: at('09:50:00'),
      outAt: at('17:01:00'),
      updatedAt: at('17:01:00'),
    },
  })
  await completeSessions({ ...scenario.deps, now: () => at('17:02:00') })

  const texts = []
  for (const { inPersonEnrolmentNo } of enrolments) {
    const { certificateNo } = await db.certificate.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
    await issueCertificateJob(scenario.deps, { certificateNo })
    const { file } = await db.certificate.findUniqueOrThrow({
      where: { certificateNo },
      include: { file: true },
    })
    expect(file).toMatchObject({ memberNo: person.memberNo, name: '수료증_홍길동(洪吉童)_2026.pdf' })
    const bytes = await scenario.storage.read(file?.storageKey ?? '')
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
    texts.push(text.replace(/\s+/gu, ' '))
  }
  for (const part of [
    '제 2026-01-0000001 호',
    '홍길동(洪吉童)',
    '새마음 식당',
    '신규 영업자 (일반음식점 · 집합교육)',
    '6시간',
    '2026년 12월 10일',
    '제41조제2항',
    'edu.example.or.kr/verify',
  ]) {
    expect(texts[0]).toContain(part)
  }
  expect(texts[1]).toContain('제 2026-01-0000002 호')
  expect(texts[1]).toContain('신규 영업자 (집단급식소 · 집합교육)')
  expect(texts[1]).toContain('제88조제3항')
})
