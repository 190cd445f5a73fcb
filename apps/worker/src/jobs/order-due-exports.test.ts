import { isDenied } from '@hygiene/operations/kit/operation'
import { saveExport } from '@hygiene/operations/staff/export/save-export'
import { orderDueExports } from '@hygiene/operations/staff/export/order-due-exports'
import { scheduleExport } from '@hygiene/operations/staff/export/schedule-export'
import { pauseExport } from '@hygiene/operations/staff/export/pause-export'
import { addEmployee, addPerson, employeeActor } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { makeExportJob } from './make-export.ts'

let worker: TestWorker
let count = 0

beforeAll(async () => {
  worker = await startTestWorker()
  for (const at of [1, 2, 3]) await addPerson(worker.database.db, { userId: `due${at}`, name: '예약한' })
})
afterAll(() => worker.stop())

const SEOUL = (at: string) => new Date(`${at}:00+09:00`)
const EVENING = SEOUL('2026-11-23T18:00')
const MORNING = SEOUL('2026-11-24T07:00')

async function saved(more: { isUnmasked?: boolean; state?: 'dormant' } = {}) {
  const { db } = worker.database
  count += 1
  const employee = await addEmployee(db, { loginId: `due${count}`, role: 'headquarters', name: '한본부' })
  const filter = more.state ? { state: more.state } : {}
  const wanted = {
    choice: { screen: 'members', filter, text: '예약한' },
    name: '아침 명단',
    format: 'csv',
    columns: ['name', 'memberNo'],
    isUnmasked: more.isUnmasked ?? false,
    role: null,
  } as const
  const by = { db, actor: employeeActor(employee), now: EVENING }
  const kept = await saveExport({ ...by, input: { ...wanted, columns: [...wanted.columns] } })
  if (isDenied(kept)) throw new Error(kept.reason)
  const { savedNo } = kept
  const schedule = { rhythm: 'daily', rhythmDay: null, hour: 7 } as const
  const asked = { savedNo, schedule, purpose: 'check', text: '아침 대조' } as const
  await scheduleExport({ ...by, input: asked })
  return { savedNo, employee }
}

const savedRow = (savedNo: number) => worker.database.db.savedExport.findUniqueOrThrow({ where: { savedNo } })
const exportsOf = (savedNo: number) =>
  worker.database.db.staffExport.findMany({ where: { savedNo }, orderBy: { exportNo: 'asc' } })
const turn = (now: Date) => orderDueExports(worker.database.db, now)

describe('a scheduled export', () => {
  it('orders a scheduled export at its hour, not before, and schedules the next turn', async () => {
    const { savedNo, employee } = await saved()
    await turn(new Date(MORNING.getTime() - 1))
    expect(await exportsOf(savedNo)).toEqual([])
    await turn(MORNING)
    const [row] = await exportsOf(savedNo)
    expect(row).toMatchObject({
      employeeNo: employee.employeeNo,
      status: 'ordered',
      columns: ['name', 'memberNo'],
      purpose: 'check',
      text: '아침 대조',
      dueAt: MORNING,
    })
    expect(await savedRow(savedNo)).toMatchObject({ nextAt: SEOUL('2026-11-25T07:00'), lastSaid: null })
    await makeExportJob(worker.deps, { exportNo: row?.exportNo ?? 0 })
    expect((await exportsOf(savedNo))[0]).toMatchObject({ status: 'ready', madeRows: 3 })
  })

  it('orders a scheduled export once with three concurrent workers, however late', async () => {
    const { savedNo } = await saved()
    const late = SEOUL('2026-11-27T12:00')
    await Promise.all([turn(late), turn(late), turn(late)])
    await turn(late)
    expect(await exportsOf(savedNo)).toHaveLength(1)
    expect((await savedRow(savedNo)).nextAt).toEqual(SEOUL('2026-11-28T07:00'))
  })

  it('orders a scheduled export next time when the worker dies before writing the order', async () => {
    const { savedNo } = await saved()
    const { db } = worker.database
    // The order is written last, so that a failure in its transaction leaves the turn open.
    await db.$executeRaw`CREATE FUNCTION dead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`
    await db.$executeRaw`CREATE TRIGGER dead BEFORE INSERT ON "StaffExport" FOR EACH ROW EXECUTE FUNCTION dead()`
    await expect(turn(MORNING)).rejects.toThrow('killed')
    expect((await savedRow(savedNo)).nextAt).toEqual(MORNING)
    await db.$executeRaw`DROP TRIGGER dead ON "StaffExport"`
    await turn(MORNING)
    expect(await exportsOf(savedNo)).toHaveLength(1)
  })

  it('makes no export of zero rows, says so, and schedules the next turn', async () => {
    const { savedNo } = await saved({ state: 'dormant' })
    await turn(MORNING)
    expect(await exportsOf(savedNo)).toEqual([])
    const next = { nextAt: SEOUL('2026-11-25T07:00'), isPaused: false }
    expect(await savedRow(savedNo)).toMatchObject({ ...next, lastSaid: expect.stringContaining('행이 없어') })
  })

  it('gives a paused export no turn and resumes with the next turn after now', async () => {
    const { savedNo, employee } = await saved()
    const { db } = worker.database
    const by = { db, actor: employeeActor(employee) }
    await pauseExport({ ...by, input: { savedNo, isPaused: true }, now: EVENING })
    await turn(MORNING)
    expect(await exportsOf(savedNo)).toEqual([])
    const noon = SEOUL('2026-11-26T12:00')
    await pauseExport({ ...by, input: { savedNo, isPaused: false }, now: noon })
    expect(await savedRow(savedNo)).toMatchObject({ nextAt: SEOUL('2026-11-27T07:00'), isPaused: false })
  })

  it('requires a second person each time for an export of more than 1,000 rows', async () => {
    const { db } = worker.database
    const { memberNo: _one, ...copied } = await addPerson(db, { userId: 'duemany', name: '예약한' })
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      ...copied,
      userId: `duemany${at}`,
      phone: `0106${String(at).padStart(7, '0')}`,
    }))
    await db.member.createMany({ data: many })
    await addEmployee(db, { loginId: 'approver', role: 'headquarters' })
    const { savedNo } = await saved()
    await turn(MORNING)
    await turn(SEOUL('2026-11-25T07:00'))
    const rows = await exportsOf(savedNo)
    expect(rows.map(({ status }) => status)).toEqual(['approval', 'approval'])
    const subjects = rows.map(({ exportNo }) => `export ${exportNo}`)
    expect(await db.approval.count({ where: { subject: { in: subjects }, status: 'pending' } })).toBe(2)
    await db.member.deleteMany({ where: { userId: { startsWith: 'duemany' } } })
  })
})

describe('the rights of its employee', () => {
  it.each([
    ['a role without the right', { role: 'readOnly' as const }],
    ['a suspended account', { disabledAt: new Date() }],
    ['a role that takes out masked names only', { role: 'support' as const }],
  ])('stops and logs a scheduled export without making a file: %s', async (_case, data) => {
    const { savedNo, employee } = await saved({ isUnmasked: true })
    const { db } = worker.database
    await db.employee.update({ where: { employeeNo: employee.employeeNo }, data })
    await turn(MORNING)
    expect(await exportsOf(savedNo)).toEqual([])
    expect(await savedRow(savedNo)).toMatchObject({
      isPaused: true,
      lastSaid: expect.stringContaining('권한'),
    })
    expect(
      await db.auditEntry.count({
        where: { operation: 'stopSavedExport', subjectKind: 'savedExport', subjectNo: savedNo },
      }),
    ).toBe(1)
  })

  it('makes no file when the rights are withdrawn between the order and the making', async () => {
    const { savedNo, employee } = await saved()
    const { db } = worker.database
    await turn(MORNING)
    const { employeeNo } = employee
    await db.employee.update({ where: { employeeNo }, data: { disabledAt: MORNING } })
    const [row] = await exportsOf(savedNo)
    await makeExportJob(worker.deps, { exportNo: row?.exportNo ?? 0 })
    expect((await exportsOf(savedNo))[0]).toMatchObject({ status: 'refused', sizeBytes: null })
  })

  it('narrows the export to the current branch of the employee', async () => {
    const { savedNo, employee } = await saved()
    const { employeeNo } = employee
    await worker.database.db.employee.update({ where: { employeeNo }, data: { role: 'branch' } })
    await turn(MORNING)
    expect((await savedRow(savedNo)).lastSaid).toContain('행이 없어')
  })
})
