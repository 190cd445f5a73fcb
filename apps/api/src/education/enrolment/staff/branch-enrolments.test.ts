import { freezeEnrolments } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { addCourse, addEnrolment } from '@hygiene/testing'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let scenario: StaffSessionScenario
let number: number
let onlineNo: number
const ASKED = { filter: {}, sort: { by: 'appliedAt', isDescending: true }, text: '' } as const

beforeAll(async () => {
  scenario = await openStaffSessionScenario(async () => {
    api = await startTestApi()
    return api
  })
  const { person, enrolments } = await scenario.book(await scenario.session('2026-12-12'))
  number = enrolments[0]?.inPersonEnrolmentNo ?? 0
  const { db } = api.database
  onlineNo = (await addEnrolment(db, person, await addCourse(db), { status: 'paid' })).enrolmentNo
})
afterAll(() => api.stop())

const staff = async (branchNo: number) => (await scenario.staff('branch', branchNo)).client

it('shows a branch the enrolments of its own sessions and no online enrolments', async () => {
  const own = await staff(scenario.own.branchNo)
  expect((await own.call(listStaffEnrolments, ASKED)).entity.list).toMatchObject([{ key: `h${number}` }])
  expect((await own.call(readStaffEnrolment, { kind: 'inPerson', number })).entity).toMatchObject({ number })
  const online = { kind: 'online', number: onlineNo } as const
  expect((await own.call(readStaffEnrolment, online)).refusal).toBe('ENROLMENT_NOT_FOUND')
})

it('shows another branch none of those enrolments by any filter or number', async () => {
  const other = await staff(scenario.other.branchNo)
  const mine = { ...ASKED, filter: { branchNo: scenario.own.branchNo } }
  for (const asked of [ASKED, mine])
    expect((await other.call(listStaffEnrolments, asked)).entity.list).toEqual([])
  expect((await other.call(readStaffEnrolment, { kind: 'inPerson', number })).refusal).toBe(
    'ENROLMENT_NOT_FOUND',
  )
  expect((await other.call(freezeEnrolments, { ...ASKED, only: [`h${number}`] })).entity.count).toBe(0)
})
