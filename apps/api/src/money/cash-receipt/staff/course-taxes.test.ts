import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { listCourseTaxes } from '@hygiene/contracts/money/cash-receipt/staff/list-course-taxes'
import { setCourseTax } from '@hygiene/contracts/money/cash-receipt/staff/set-course-tax'
import { reportUndecidedCourses } from '@hygiene/operations/education/course/undecided-courses'
import type { ContractClient } from '@hygiene/testing'
import { addCourse } from '@hygiene/testing'
import {
  addApplicant,
  openPaymentScenario,
  type PaymentScenario,
} from '@hygiene/testing/scenarios/payment-scenario'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: PaymentScenario
let finance: ContractClient

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ client: finance } = await logInStaff(scenario.api, 'tax1', 'finance'))
})
afterAll(() => scenario.stop())

type Wanted = SentTo<typeof setCourseTax>
const set = async (change: Partial<Wanted>) =>
  finance.call(setCourseTax, {
    courseNo: scenario.course.code.courseNo,
    taxKind: 'taxable',
    before: 'exempt',
    reason: '세무서 회신',
    ...change,
  })

describe('the tax of a course', () => {
  it('records a decision with a reason and refuses to override another employee’s decision', async () => {
    const { courseNo } = scenario.course.code
    expect((await set({ before: 'undecided' })).refusal).toBe('COURSE_TAX_CHANGED')
    expect((await set({ courseNo: 2_000_000 })).refusal).toBe('COURSE_NOT_FOUND')
    expect((await set({ reason: ' ' })).status).toBe(400)
    expect((await set({})).code).toBe(1)
    const where = {
      operation: 'setCourseTax',
      subjectKind: 'course',
      subjectNo: courseNo,
      detail: '면세 → 과세',
    }
    expect(await scenario.api.database.db.auditEntry.count({ where })).toBe(1)
    const { list } = (await finance.call(listCourseTaxes, {})).entity
    expect(list.find((course) => course.courseNo === courseNo)?.taxKind).toBe('taxable')
    await set({ taxKind: 'exempt', before: 'taxable' })
  })

  it('freezes the tax in an order, at the gateway and in the payment window', async () => {
    const payer = await addApplicant(scenario)
    const { applicationNo } = payer.enrolment
    const order = async () =>
      (await payer.client.call(openOrder, { applicationNo, paymentType: 1 as const })).entity
    const { paymentId, taxFreeAmount } = await order()
    expect(taxFreeAmount).toBe(36_000)
    await set({ taxKind: 'taxable', before: 'exempt' })
    expect((await order()).taxFreeAmount).toBe(36_000)
    const other = await addApplicant(scenario)
    const later = { applicationNo: other.enrolment.applicationNo, paymentType: 1 } as const
    expect((await other.client.call(openOrder, later)).entity.taxFreeAmount).toBe(0)
    await scenario.sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD' })
    const state = await fetch(`${scenario.sandbox.origin}/control/state`)
    const { payments } = (await state.json()) as { payments: Record<string, { taxFreeAmount: number }> }
    expect(payments[paymentId]?.taxFreeAmount).toBe(36_000)
    await set({ taxKind: 'exempt', before: 'taxable' })
  })

  it('reports an undecided tax for years that take applications, but not for a draft', async () => {
    const { db, pool } = scenario.api.database
    const at = new Date('2026-11-23T01:00:00Z')
    const report = async (now = at) => {
      const sentences: string[] = []
      await reportUndecidedCourses(pool, { now, warn: (sentence) => sentences.push(sentence) })
      return sentences
    }
    expect(await report()).toEqual([])
    const draft = {
      year: 2026,
      salesType: 2 as const,
      industryType: 3 as const,
      onlineType: 1 as const,
      name: '초안',
      hours: 3,
      priceWon: 0,
    }
    await db.course.create({ data: draft })
    await addCourse(db, { year: 2027, taxKind: 'undecided' })
    expect(await report()).toEqual([])
    const window = { opensAt: at, closesAt: new Date('2027-12-31T09:00:00Z') }
    const next = await addCourse(db, { year: 2027, industryType: 2 as const, taxKind: 'undecided', window })
    const named = [expect.stringContaining(`${next.code.courseNo} 2027년`)]
    expect(await report()).toEqual(named)
    expect(await report(new Date('2027-02-01T00:00:00Z'))).toEqual(named)
  })
})
