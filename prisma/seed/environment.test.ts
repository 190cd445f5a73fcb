import { richText } from '@hygiene/contracts/content/board/rich-text'
import { connectDatabase, type Database } from '@hygiene/db/connect'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { paymentExceptionOf } from '@hygiene/domain/money/reconciliation/payment-exception'
import { industryTypeOfTrade } from '@hygiene/domain/education/enrolment/licence-number'
import { judgePassword } from '@hygiene/domain/member/account/password'
import { judgePasswordChoice } from '@hygiene/domain/member/account/password-choice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLogins } from './demo-logins.ts'
import { demoStaff } from './demo-staff.ts'
import { seedDemoData } from './environment.ts'

const NOW = new Date('2026-11-21T01:00:00Z')

let database: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const copy = await cloneDatabase()
  drop = copy.drop
  await seedDemoData(copy.url, 'http://127.0.0.1:4000', NOW)
  database = connectDatabase({ url: copy.url })
})

afterAll(async () => {
  await database.close()
  await drop()
})

describe('the demo data', () => {
  it('includes all people that the start screen offers', async () => {
    const members = await database.db.member.findMany({
      where: { userId: { in: demoLogins.map(({ userId }) => userId) } },
    })
    expect(members).toHaveLength(demoLogins.length)
    for (const { userId } of demoLogins) expect(userId).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z0-9]{6,12}$/)
  })

  it('gives all people a password that meets the rules for a new one', async () => {
    const members = await database.db.member.findMany({ where: { withdrawnAt: null } })
    const password = demoLogins[0]?.password ?? ''
    expect(judgePassword(password)).toEqual({ allowed: true })
    const owners = [...members, ...demoStaff.map(({ loginId }) => ({ userId: loginId }))]
    expect(owners.filter((owner) => !judgePasswordChoice(password, owner, () => false).allowed)).toEqual([])
  })

  it('includes the staff that the start screen offers, one without an authenticator app', async () => {
    const employees = await database.db.employee.findMany({ orderBy: { employeeNo: 'asc' } })
    expect(employees.map(({ loginId, totpConfirmedAt }) => [loginId, totpConfirmedAt !== null])).toEqual(
      demoStaff.map(({ loginId, hasApp }) => [loginId, hasApp]),
    )
    expect(employees.map(({ role }) => role)).toEqual([
      'headquarters',
      'headquarters',
      'support',
      'finance',
      'branch',
      'education',
    ])
  })

  it('includes exactly three hours of lectures, one longer than the checkpoint', async () => {
    const course = await database.db.course.findFirstOrThrow({
      where: { year: 2026, industryType: 1, onlineType: 1 },
      include: { lectures: { include: { lecture: true } } },
    })
    const seconds = course.lectures.map(({ lecture }) => lecture.durationSeconds)
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(3 * 3600)
    expect(Math.max(...seconds)).toBeGreaterThan(2400)
  })

  it('leaves one person a minute before the end of the last lecture', async () => {
    const enrolment = await database.db.onlineEnrolment.findFirstOrThrow({
      where: { member: { userId: 'okja1957' } },
      include: { progress: { include: { lecture: true } } },
    })
    const missing = enrolment.progress.map(
      ({ creditedMs, lecture }) => lecture.durationSeconds - creditedMs / 1000,
    )
    expect(missing.filter((seconds) => seconds > 0)).toEqual([60])
  })

  it('includes a question bank large enough for a test and the notices 137 and 262', async () => {
    expect(await database.db.examQuestion.count()).toBeGreaterThanOrEqual(60)
    const byLecture = await database.db.examQuestion.groupBy({ by: ['lectureNo'], _count: true })
    expect(byLecture).toHaveLength(5)
    expect(byLecture.every(({ lectureNo, _count }) => lectureNo !== null && _count >= 10)).toBe(true)
    expect(await database.db.post.count({ where: { boardType: 2, postNo: { in: [137, 262] } } })).toBe(2)
  })

  it('includes posts on every board with texts in the closed schema', async () => {
    const posts = await database.db.post.findMany({ include: { shown: true } })
    expect(new Set(posts.map(({ boardType }) => boardType))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(posts.filter(({ shown }) => !richText.safeParse(shown?.content).success)).toEqual([])
  })

  it('includes a late deposit for the finance role and a message to its member', async () => {
    const late = await database.db.payment.findFirstOrThrow({ where: { member: { userId: 'sunrye58' } } })
    expect(late).toMatchObject({ status: 'paidAfterCancellation', exceptionText: expect.any(String) })
    const notified = await database.db.message.findMany({ where: { memberNo: late.memberNo } })
    expect(notified.map(({ kind, aboutNo }) => [kind, aboutNo])).toEqual([['lateMoney', late.paymentNo]])
  })

  it('includes a refund that the gateway refused for a retry or a transfer', async () => {
    const { refunds, ...refused } = await database.db.payment.findFirstOrThrow({
      where: { member: { userId: 'bokja1964' } },
      include: { refunds: true },
    })
    expect(paymentExceptionOf({ status: refused.status, refund: refunds[0] ?? null }, NOW)).toBe(
      'refundFailed',
    )
    expect(refused.exceptionText).toBeTruthy()
    const notified = await database.db.message.findMany({ where: { memberNo: refused.memberNo } })
    expect(notified.map(({ kind, aboutNo }) => [kind, aboutNo])).toEqual([
      ['refundRefused', refused.paymentNo],
    ])
  })

  it('enrols every online learner in the course of the trade in the register', async () => {
    const licences = await database.db.licence.findMany()
    const trades = new Map(licences.map(({ licenceNo, businessTypeName }) => [licenceNo, businessTypeName]))
    const enrolments = await database.db.onlineEnrolment.findMany()
    const known = enrolments.filter(({ licenceNo }) => trades.has(licenceNo))
    expect(known.length).toBeGreaterThan(7)
    const wrong = known.filter(
      ({ licenceNo, industryType }) => industryTypeOfTrade(trades.get(licenceNo) ?? '') !== industryType,
    )
    expect(wrong.map(({ businessName }) => businessName)).toEqual([])
  })

  it('queues every certificate of the demo data for the worker', async () => {
    const certificates = await database.db.certificate.count()
    expect(certificates).toBe(4)
    expect(await database.db.outbox.count({ where: { kind: 'issue-certificate' } })).toBe(certificates)
  })
})
