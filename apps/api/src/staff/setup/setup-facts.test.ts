import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { REGISTER_TRADES } from '@hygiene/domain/platform/licence-register/register-row'
import type { SetupItemName } from '@hygiene/domain/staff/setup/setup-items'
import { readSetupItems } from '@hygiene/operations/staff/setup/read-setup'
import {
  addBranch,
  addCourse,
  addEnrolment,
  addExamQuestions,
  addPerson,
  addPosts,
  addSurvey,
  addVenue,
  type ContractClient,
  paragraphs,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { PaymentType } from '@hygiene/domain/text'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let head: ContractClient
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-07-01T10:00:00+09:00')
  head = (await logInStaff(api, 'first', 'headquarters')).client
  await api.database.db.$executeRaw`SELECT "adopt_contents"()`
})
afterAll(() => api.stop())

const now = () => api.clock.now()
const items = async () => (await head.call(readSetup, {})).entity.items
const lineOf = async (name: SetupItemName) => (await items()).find((item) => item.name === name)
const isDone = async (name: SetupItemName) => (await lineOf(name))?.isDone

async function publishText(title: string): Promise<void> {
  const sort = { by: 'changedAt', isDescending: true } as const
  const { list } = (await head.call(listContents, { filter: { kind: 'text' }, sort, text: '' })).entity
  const contentNo = list.find((row) => row.title === title)?.contentNo ?? 0
  const { version, body } = (await head.call(readContent, { contentNo })).entity
  if (body.kind !== 'text') throw new Error(body.kind)
  const own: ContentBody = { ...body, inForceOn: '2026-07-01', summary: '' }
  await head.call(saveContent, { record: { contentNo, basedOn: version }, body: own })
  expect(await isDone('policies')).toBe(false)
  const sent = { contentNo, basedOn: version + 1, shownFrom: null, shownUntil: null }
  expect((await head.call(publishContent, sent)).refusal).toBeNull()
}

it('counts the employees who can log in', async () => {
  const second = await api.database.db.employee.findFirstOrThrow({ where: { loginId: 'first' } })
  const { employeeNo: _no, totpSealed: _sealed, ...columns } = second
  const { employeeNo } = await api.database.db.employee.create({ data: { ...columns, loginId: 'second' } })
  await api.database.db.employeeSetUp.create({ data: { employeeNo } })
  expect(await isDone('headquarters')).toBe(false)
  await api.database.db.employeeSetUp.delete({ where: { employeeNo } })
  expect(await isDone('headquarters')).toBe(true)
})

it('accepts legal texts that an employee has published', async () => {
  await publishText('이용약관')
  expect((await lineOf('policies'))?.reason).toBe(
    '아직 예시 문서입니다: 개인정보처리방침, 마케팅 정보 제3자 제공 동의',
  )
  await publishText('개인정보처리방침')
  expect(await isDone('policies')).toBe(false)
  await publishText('마케팅 정보 제3자 제공 동의')
  expect(await isDone('policies')).toBe(true)
})

it('accepts a register that was imported without many skipped rows', async () => {
  const walk = { total: 900, startedAt: now(), lastPageAt: now(), finishedAt: now() }
  for (const businessTypeName of REGISTER_TRADES)
    await api.database.db.licenceSync.create({
      data: { ...walk, businessTypeName, faults: { province: 400 } },
    })
  expect((await lineOf('register'))?.reason).toBe('일반음식점 900건 중 400건을 읽지 못했습니다.')
  const finishedAt = new Date(now().getTime() + 86_400_000)
  for (const businessTypeName of REGISTER_TRADES)
    await api.database.db.licenceSync.create({ data: { ...walk, businessTypeName, finishedAt } })
  expect(await isDone('register')).toBe(true)
})

it('accepts a published course with everything an applicant needs', async () => {
  const { db } = api.database
  course = await addCourse(db, { taxKind: 'undecided' })
  expect(await lineOf('tax')).toMatchObject({ isDone: false, courseNo: course.code.courseNo })
  await db.course.update({ where: { courseNo: course.code.courseNo }, data: { taxKind: 'exempt' } })
  expect(await isDone('tax')).toBe(true)
  expect((await lineOf('course'))?.reason).toContain('강의 영상이 80분입니다.')
  const [lecture] = course.lectures
  const { lectureNo = 0 } = lecture ?? {}
  await db.lecture.update({ where: { lectureNo }, data: { durationSeconds: 9000 } })
  expect(await isDone('course')).toBe(true)
  expect([await isDone('window'), await isDone('price')]).toEqual([true, true])
  expect(await isDone('bank')).toBe(false)
  await addExamQuestions(db, 20)
  expect(await isDone('bank')).toBe(true)
})

it('counts the learners who wait for a missing survey', async () => {
  const { db } = api.database
  const learner = await addPerson(db, { userId: 'learner' })
  await addEnrolment(db, learner, course, { status: 'studied' })
  expect((await lineOf('survey'))?.reason).toBe('2026년 설문이 없습니다. 수강생 1명이 기다립니다.')
  await addSurvey(db)
  expect(await isDone('survey')).toBe(true)
})

it('accepts venue, branch and the notices of home and menu', async () => {
  const { db } = api.database
  await addBranch(db)
  await addVenue(db)
  expect([await isDone('venue'), await isDone('branch')]).toEqual([true, true])
  const notice = { boardType: 2, publishedOn: new Date('2026-06-01'), content: paragraphs(['안내']) } as const
  await addPosts(db, [{ ...notice, postNo: 137, title: '교육 안내' }])
  expect((await lineOf('links'))?.reason).toBe('방문자가 볼 수 없는 글: 262번')
  await addPosts(db, [{ ...notice, postNo: 262, title: '시스템 안내' }])
  expect(await isDone('links')).toBe(true)
})

it('accepts a test order paid and refunded under complete association data', async () => {
  const { db } = api.database
  const payer = await addPerson(db, { userId: 'payer' })
  const { applicationNo, memberNo } = await addEnrolment(db, payer, course, { status: 'applied' })
  let paid = 0
  const pay = async (paymentType: PaymentType) => {
    paid += 1
    const { paymentNo } = await db.payment.create({
      data: {
        paymentId: `setup${paid}`,
        applicationNo,
        memberNo,
        paymentType,
        orderName: '시험',
        amountWon: 36_000,
        status: 'paid',
        createdAt: now(),
        paidAt: now(),
      },
    })
    return paymentNo
  }
  const refund = async (paymentNo: number) => {
    const data = { paymentNo, amountWon: 36_000, reason: '시험', requestedAt: now(), doneAt: now() }
    await db.refund.create({ data: { ...data, status: 'done' } })
    await db.payment.update({ where: { paymentNo }, data: { status: 'cancelled', cancelledAt: now() } })
  }
  await refund(await pay(1))
  expect((await lineOf('testOrder'))?.reason).toContain('협회 정보를 입력한 뒤')

  api.clock.set('2026-07-01T10:05:00+09:00')
  const text = {
    ...FIRST_ASSOCIATION,
    name: '사단법인 새봄위생협회',
    shortName: '새봄위생협회',
    issuerName: '사단법인 새봄위생협회장',
    organisationNumber: '123-82-00001',
    representative: '이새봄',
    address: '서울특별시 중구 을지로 1',
    supportPhone: '02-1234-5678',
    sealText: '새봄위생협회장의인',
    messageSender: '0212345678',
  }
  const madeAt = new Date(now().getTime() - 5_000)
  await db.associationVersion.create({ data: { startsAt: now(), text, madeAt, approvalNo: 1 } })
  expect([await isDone('association'), await isDone('sample'), await isDone('sender')]).toEqual([
    true,
    true,
    true,
  ])
  api.clock.set('2026-07-01T10:10:00+09:00')
  await refund(await pay(5))
  expect(await isDone('testOrder')).toBe(false)
  const order = await pay(1)
  expect((await lineOf('testOrder'))?.reason).toBe('결제한 주문을 아직 환불하지 않았습니다.')
  await refund(order)
  expect(await isDone('testOrder')).toBe(true)
})

it('completes the list once backup and alert are confirmed', async () => {
  const { db } = api.database
  await db.setupCheck.updateMany({ data: { confirmedAt: now() } })
  const alert = { code: '00000000', madeAt: now(), confirmedAt: now() }
  await db.setupCheck.create({ data: { kind: 'alert', ...alert } })
  const asked = { now: now(), deploymentSender: '' }
  const missing = (await readSetupItems(db, asked)).filter((item) => !item.isDone)
  expect(missing).toEqual([])
})
