import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { readLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const ASKED = { filter: {}, sort: { by: 'madeAt', isDescending: true }, text: '' } as const

let api: TestApi
let scenario: StaffSessionScenario
let checkNo: number

beforeAll(async () => {
  scenario = await openStaffSessionScenario(async () => {
    api = await startTestApi()
    return api
  })
  const { enrolments } = await scenario.book(await scenario.session('2026-12-12'))
  const inPersonEnrolmentNo = enrolments[0]?.inPersonEnrolmentNo ?? 0
  const check = await api.database.db.licenceCheck.findFirstOrThrow({ where: { inPersonEnrolmentNo } })
  checkNo = check.checkNo
})
afterAll(() => api.stop())

const branch = async (branchNo: number) => (await scenario.staff('branch', branchNo)).client

it('shows a branch the licence checks of its own sessions and hides them from another branch', async () => {
  const own = await branch(scenario.own.branchNo)
  expect((await own.call(listLicenceChecks, ASKED)).entity.list).toMatchObject([
    { checkNo, kind: 'inPerson' },
  ])
  expect((await own.call(readLicenceCheck, { checkNo })).entity).toMatchObject({ checkNo })
  const other = await branch(scenario.other.branchNo)
  expect((await other.call(listLicenceChecks, ASKED)).entity.list).toEqual([])
  expect((await other.call(readLicenceCheck, { checkNo })).refusal).toBe('LICENCE_CHECK_NOT_FOUND')
})
