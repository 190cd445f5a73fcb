import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { cancelStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/cancel-staff-enrolment'
import { correctStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/correct-staff-enrolment'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { addBooked } from '@hygiene/testing/scenarios/booked-people'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let education: ContractClient
let employeeNo: number
let people = 0
const reason = '전화로 요청하심'

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  ;({ client: education, employeeNo } = await logInStaff(api, 'edu1', 'education'))
})
afterAll(() => api.stop())
beforeEach(() => {
  people += 1
})

async function enrolled(status: Parameters<typeof addEnrolment>[3] = {}) {
  const person = await addPerson(api.database.db, { userId: `changed${people}` })
  return addEnrolment(api.database.db, person, course, { appliedAt: api.clock.now(), ...status })
}

const correct = (number: number, more: Partial<SentTo<typeof correctStaffEnrolment>>) =>
  education.call(correctStaffEnrolment, { kind: 'online', number, reason, ...more })
const cancel = (number: number, more: Partial<SentTo<typeof cancelStaffEnrolment>> = {}) =>
  education.call(cancelStaffEnrolment, { kind: 'online', number, reason, ...more })
const stored = (enrolmentNo: number) =>
  api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
const logOf = (memberNo: number) => api.database.db.auditEntry.findMany({ where: { memberNo } })

describe('corrections at the console', () => {
  it('changes only the given words and logs their fields with the reason', async () => {
    const { enrolmentNo, memberNo, ...before } = await enrolled({ status: 'studying' })
    expect((await correct(enrolmentNo, { businessName: '옥자네 분식' })).code).toBe(1)
    expect(await stored(enrolmentNo)).toEqual({
      ...before,
      enrolmentNo,
      memberNo,
      businessName: '옥자네 분식',
    })
    expect(await logOf(memberNo)).toMatchObject([
      {
        employeeNo,
        operation: 'correctStaffEnrolment',
        subjectKind: 'enrolment',
        subjectNo: enrolmentNo,
        detail: '업소명',
        reason,
      },
    ])
  })

  it('corrects an in-person record and adds a missing licence number', async () => {
    const { inPersonEnrolmentNo, stored: row } = await addBooked(api, { licences: [{ licenceNo: '' }] })
    const wanted = { kind: 'inPerson' as const, licenseNumber: '2026-0999-001', representative: '김대표' }
    expect((await correct(inPersonEnrolmentNo, wanted)).code).toBe(1)
    expect(await row()).toMatchObject({
      representative: '김대표',
      licenceNo: '2026-0999-001',
      businessName: '새마음 식당',
    })
  })

  it('refuses a completed, an ended and an unknown enrolment, and a missing reason', async () => {
    const completed = await enrolled({ status: 'completed' })
    const text = { businessName: '새 이름' }
    expect((await correct(completed.enrolmentNo, text)).refusal).toBe('CANNOT_CORRECT_COMPLETED')
    people += 1
    const ended = await enrolled({ status: 'cancelled' })
    expect((await correct(ended.enrolmentNo, text)).refusal).toBe('ALREADY_ENDED')
    expect((await correct(9_999_999, text)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await correct(ended.enrolmentNo, { ...text, reason: ' ' })).status).toBe(400)
    expect((await correct(ended.enrolmentNo, { businessName: ' ' })).status).toBe(400)
    expect(await logOf(ended.memberNo)).toEqual([])
  })
})

describe('cancellations at the console', () => {
  it('ends an unpaid application once', async () => {
    const { enrolmentNo, memberNo } = await enrolled()
    const answers = await Promise.all([cancel(enrolmentNo), cancel(enrolmentNo)])
    expect(answers.map(({ entity }) => entity.refund)).toEqual([null, null])
    expect((await stored(enrolmentNo)).status).toBe('cancelled')
    expect(await logOf(memberNo)).toHaveLength(1)
  })

  it('refunds a paid enrolment by its terms, once for two concurrent cancellations', async () => {
    const { enrolmentNo, applicationNo } = await enrolled({ status: 'paid' })
    const refundAccount = { bank: 'SHINHAN', accountNumber: '110123456789', holder: '김영자' }
    const answers = await Promise.all([
      cancel(enrolmentNo, { refundAccount }),
      cancel(enrolmentNo, { refundAccount }),
    ])
    expect(answers.map((answer) => answer.refusal ?? answer.entity.refund)).toContain(36_000)
    expect((await stored(enrolmentNo)).status).toBe('refunded')
    const refunds = await api.database.db.refund.findMany({ where: { payment: { applicationNo } } })
    expect(refunds).toMatchObject([{ amountWon: 36_000, reason }])
  })

  it('refuses a cancellation after the terms, after completion, and of no application', async () => {
    const completed = await enrolled({ status: 'completed' })
    expect((await cancel(completed.enrolmentNo)).refusal).toBe('ALREADY_ENDED')
    people += 1
    const late = await enrolled({ status: 'paid', appliedAt: new Date('2026-09-01T00:00:00Z') })
    expect((await cancel(late.enrolmentNo)).refusal).toBe('NOT_REFUNDABLE_FORFEITED')
    expect((await stored(late.enrolmentNo)).status).toBe('paid')
    expect(await logOf(late.memberNo)).toEqual([])
    expect((await cancel(9_999_999)).refusal).toBe('ENROLMENT_NOT_FOUND')
  })

  it('returns the seat in a venue', async () => {
    const { inPersonEnrolmentNo, stored: row } = await addBooked(api, { seat: 'held' })
    expect((await cancel(inPersonEnrolmentNo, { kind: 'inPerson' })).entity.refund).toBeNull()
    expect(await row()).toMatchObject({ status: 'cancelled' })
  })
})
