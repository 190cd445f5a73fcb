import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'
import { orderExport } from '@hygiene/contracts/staff/export/order-export'
import { pauseExport } from '@hygiene/contracts/staff/export/pause-export'
import { removeSavedExport } from '@hygiene/contracts/staff/export/remove-saved-export'
import { saveExport } from '@hygiene/contracts/staff/export/save-export'
import { scheduleExport } from '@hygiene/contracts/staff/export/schedule-export'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { exportListOf, type ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let scenario: StaffSessionScenario

beforeAll(async () => {
  scenario = await openStaffSessionScenario(async () => {
    api = await startTestApi()
    return api
  })
})
afterAll(() => api.stop())

const VIEW = { format: 'csv', columns: ['phone', 'name'] as string[], found: '휴면' } as const
const columnsOf = (screen: ExportScreen) => exportListOf(screen).columns.map(({ key }) => key)
const wanted = (name: string) =>
  ({ ...VIEW, choice: { screen: 'members', filter: { state: 'dormant' } }, name }) as const
const DAILY = { rhythm: 'daily', rhythmDay: null, hour: 7 } as const
const REASON = { purpose: 'check', text: '아침 대조' } as const

type Client = Awaited<ReturnType<StaffSessionScenario['staff']>>['client']
const listOf = async (client: Client) => (await client.call(listSavedExports, {})).entity.list
const saved = async (client: Client, name: string) =>
  (await client.call(saveExport, wanted(name))).entity.savedNo

describe('a saved export', () => {
  it('keeps conditions, column order and format and replaces an export of the same name', async () => {
    const { client } = await scenario.staff('support')
    const savedNo = await saved(client, '휴면 명단')
    const again = { ...wanted('휴면 명단'), columns: ['name'] }
    expect((await client.call(saveExport, again)).entity.savedNo).toBe(savedNo)
    expect(await listOf(client)).toMatchObject([
      { savedNo, savedName: '휴면 명단', filter: { state: 'dormant' }, columns: ['name'], isOwn: true },
    ])
  })

  it('stores no typed words in a saved export because they may name members', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const { choice } = wanted('말')
    await client.call(saveExport, { ...wanted('말'), choice: { ...choice, text: '김영자' } })
    const row = await api.database.db.savedExport.findFirstOrThrow({ where: { employeeNo } })
    expect(JSON.stringify(row)).not.toContain('김영자')
  })

  it('hides another employee’s saved export and refuses changes by any number', async () => {
    const savedNo = await saved((await scenario.staff('education')).client, '남의 것')
    const { client } = await scenario.staff('support')
    expect(await listOf(client)).toEqual([])
    const schedule = { savedNo, schedule: DAILY, ...REASON }
    expect((await client.call(scheduleExport, schedule)).refusal).toBe('SAVED_EXPORT_NOT_FOUND')
    expect((await client.call(pauseExport, { savedNo, isPaused: true })).refusal).toBe(
      'SAVED_EXPORT_NOT_FOUND',
    )
    expect((await client.call(removeSavedExport, { savedNo })).refusal).toBe('SAVED_EXPORT_NOT_FOUND')
  })

  it('lets headquarters save an export for a role, the role see and the owner schedule', async () => {
    const head = (await scenario.staff('headquarters')).client
    const finance = (await scenario.staff('finance')).client
    const forFinance = { ...wanted('회계 명단'), role: 'finance' } as const
    expect((await finance.call(saveExport, forFinance)).refusal).toBe('STAFF_FORBIDDEN')
    const { savedNo } = (await head.call(saveExport, forFinance)).entity
    expect(await listOf(finance)).toMatchObject([{ savedNo, isOwn: false, mayRemove: false }])
    const schedule = { savedNo, schedule: DAILY, ...REASON }
    expect((await finance.call(scheduleExport, schedule)).refusal).toBe('SAVED_EXPORT_NOT_FOUND')
    await head.call(removeSavedExport, { savedNo })
    expect(await listOf(finance)).toEqual([])
  })

  it('requires the right to the list and a separate right to unmasked names', async () => {
    const { client } = await scenario.staff('support')
    const unmasked = { ...wanted('온전'), isUnmasked: true }
    expect((await client.call(saveExport, unmasked)).refusal).toBe('EXPORT_UNMASKED_FORBIDDEN')
    const log = {
      ...wanted('기록'),
      columns: columnsOf('audit'),
      choice: { screen: 'audit', filter: {} },
    } as const
    expect((await client.call(saveExport, log)).refusal).toBe('STAFF_FORBIDDEN')
    const other = { screen: 'members', filter: { state: 'whim' } } as never
    expect((await client.call(saveExport, { ...wanted('틀림'), choice: other })).status).toBe(400)
  })

  it('refuses more than fifty saved exports', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const row = { ...VIEW, employeeNo, screen: 'members', filter: {}, isUnmasked: false, savedAt: new Date() }
    await api.database.db.savedExport.createMany({
      data: Array.from({ length: 50 }, (_, at) => ({ ...row, savedName: `이름 ${at}` })),
    })
    expect((await client.call(saveExport, wanted('쉰하나'))).refusal).toBe('SAVED_EXPORTS_FULL')
    expect((await client.call(saveExport, wanted('이름 7'))).refusal).toBeNull()
  })
})

describe('the schedule of an export', () => {
  it('sets the next run of a schedule, pauses, resumes and ends the schedule', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const savedNo = await saved(client, '날마다')
    expect((await client.call(pauseExport, { savedNo, isPaused: true })).refusal).toBe(
      'SAVED_EXPORT_UNSCHEDULED',
    )
    const { entity } = await client.call(scheduleExport, { savedNo, schedule: DAILY, ...REASON })
    expect(entity.nextAt).toBe('2026-11-21T22:00:00.000Z')
    const action = { operation: 'scheduleExport', subjectKind: 'savedExport', subjectNo: savedNo }
    expect(await api.database.db.auditEntry.count({ where: { employeeNo, ...action } })).toBe(1)
    await client.call(pauseExport, { savedNo, isPaused: true })
    expect(await listOf(client)).toMatchObject([{ isPaused: true, schedule: DAILY }])
    await client.call(pauseExport, { savedNo, isPaused: false })
    await client.call(scheduleExport, { savedNo, schedule: null })
    expect(await listOf(client)).toMatchObject([{ isPaused: false, schedule: null, nextAt: null }])
  })

  it.each([
    ['without a reason', { schedule: DAILY, text: '' }],
    ['of a week without its day', { schedule: { ...DAILY, rhythm: 'weekly' as const }, ...REASON }],
    [
      'of no such day of a week',
      { schedule: { rhythm: 'weekly' as const, rhythmDay: 7, hour: 1 }, ...REASON },
    ],
    ['of a day 0 of a month', { schedule: { rhythm: 'monthly' as const, rhythmDay: 0, hour: 1 }, ...REASON }],
    ['of a 24th hour', { schedule: { ...DAILY, hour: 24 }, ...REASON }],
  ])('rejects a schedule %s as malformed', async (_case, asked) => {
    const { client } = await scenario.staff('support')
    const savedNo = await saved(client, '틀린 예약')
    expect((await client.call(scheduleExport, { savedNo, ...asked })).status).toBe(400)
  })
})

const counted = async (asked: Client) =>
  (await asked.call(readHome, {})).entity.queues.find(({ name }) => name === 'exports')?.count

it('counts a ready file on the home of the employee who ordered the export', async () => {
  const { client, employeeNo } = await scenario.staff('finance')
  const choice = { screen: 'employees', filter: {} } as const
  expect(
    (await client.call(orderExport, { ...VIEW, columns: columnsOf('employees'), choice, ...REASON })).refusal,
  ).toBe('STAFF_FORBIDDEN')
  const { person } = await scenario.book(await scenario.session('2026-12-12'))
  const own = { screen: 'members', filter: {}, text: person.userId } as const
  await client.call(orderExport, { ...VIEW, choice: own, ...REASON })
  const madeAt = api.clock.now()
  const endsAt = new Date(madeAt.getTime() + 86_400_000)
  await api.database.db.staffExport.updateMany({
    where: { employeeNo },
    data: { status: 'ready', madeAt, endsAt },
  })
  expect(await counted(client)).toBe(1)
  expect(await counted((await scenario.staff('finance')).client)).toBe(0)
  const asked = { filter: {}, sort: { by: 'orderedAt', isDescending: true } } as const
  expect((await client.call(listExports, asked)).entity.list).toHaveLength(1)
})
