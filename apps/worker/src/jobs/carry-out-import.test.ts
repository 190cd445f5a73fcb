import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import { checkImport } from '@hygiene/operations/staff/import/check-import'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import { countImportRows } from '@hygiene/operations/staff/import/count-import-rows'
import { decideImportRows } from '@hygiene/operations/staff/import/decide-import-rows'
import { mapImport } from '@hygiene/operations/staff/import/map-import'
import { orderImport } from '@hygiene/operations/staff/import/order-import'
import { stopImport } from '@hygiene/operations/staff/import/stop-import'
import { purgeExpiredRows } from '@hygiene/operations/platform/retention/purge-expired-rows'
import { importStorageKey } from '@hygiene/operations/staff/import/upload-import'
import { addEmployee, addPerson, interleave, employeeActor } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvOf, OLD_HEADER, oldRow, sentMapping, uploaded } from '../testing/import-files.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { readImportJob } from './read-import.ts'

let worker: TestWorker
let employees = 0
let number = 0

beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

const db = () => worker.database.db
const now = () => new Date()
const fresh = (count: number) => Array.from({ length: count }, () => (number += 1))

async function colleague(role: 'education' | 'headquarters' = 'education') {
  employees += 1
  return employeeActor(await addEmployee(db(), { loginId: `importer${employees}`, role }))
}
type Caller = Awaited<ReturnType<typeof colleague>>
const by = (actor: Caller) => ({ db: db(), actor, now: now() })
const decide = (actor: Caller, input: Parameters<typeof decideImportRows>[0]['input']) =>
  decideImportRows({ ...by(actor), input })

async function preview(csv: string, caller: Caller, kind: ImportKindName = 'oldRecords') {
  const bytes = Buffer.from(csv)
  const importNo = await uploaded(worker, { employeeNo: caller.employeeNo, bytes, kind })
  await readImportJob(worker.deps, { importNo })
  const head = await headOf(importNo)
  expect(head.failure).toBeNull()
  const input = { importNo, ...sentMapping(head.mapping), isFinal: true }
  expect(await mapImport({ ...by(caller), input })).toEqual({ importNo })
  await checkImport(db(), importNo, now)
  return importNo
}

const headOf = (importNo: number) => db().staffImport.findUniqueOrThrow({ where: { importNo } })
const rowsOf = (importNo: number) =>
  db().staffImportRow.findMany({ where: { importNo, rowClass: { not: null } }, orderBy: { rowAt: 'asc' } })
const classesOf = async (importNo: number) => (await rowsOf(importNo)).map(({ rowClass }) => rowClass)
const order = (importNo: number, caller: Caller) =>
  orderImport({ ...by(caller), input: { importNo, reasonCode: 'moved', text: '이전 시스템 이관' } })

async function written(importNo: number, caller: Caller) {
  expect(await order(importNo, caller)).toMatchObject({ approvalNo: null })
  await carryOutImport(db(), importNo, now)
}

const odd = (no: number) => [...oldRow(no).slice(0, 7), '첫해']
const near = (no: number, like: number) => [`2020-${no}`, ...oldRow(like).slice(1)]

describe('a preview of an import', () => {
  it('shows each row as new, changed, same, close or wrong and writes nothing', async () => {
    const caller = await colleague()
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = fresh(5)
    const first = await preview(csvOf(OLD_HEADER, ...[one, two, three].map((no) => oldRow(no))), caller)
    await written(first, caller)
    const before = await db().oldEducation.count()

    const close = [`2019-${five}`, ...oldRow(three).slice(1)]
    const wrong = oldRow(five, { uname: '=1+1' })
    const rows = [oldRow(one), oldRow(two, { cname: '고친 밥집' }), oldRow(four), close, wrong]
    const importNo = await preview(csvOf(OLD_HEADER, ...rows), caller)
    expect(await classesOf(importNo)).toEqual(['same', 'changed', 'new', 'close', 'wrong'])
    const [, changed, , closeRow, bad] = await rowsOf(importNo)
    expect(changed?.before).toEqual({ cname: `${two}번 밥집` })
    expect(closeRow?.sentence).toMatch(/다른 번호로/)
    expect(bad?.sentence).toMatch(/^B6 성명: 수식/)
    expect(await db().oldEducation.count()).toBe(before)
    expect(await order(importNo, caller)).toEqual({ allowed: false, reason: 'IMPORT_ROWS_UNDECIDED' })
  })

  it('writes a repeated row once and names two differing rows of one number', async () => {
    const caller = await colleague()
    const [one = 0, two = 0] = fresh(2)
    const rows = [oldRow(one), oldRow(two), oldRow(one), oldRow(two, { cname: '다른 밥집' })]
    const importNo = await preview(csvOf(OLD_HEADER, ...rows), caller)
    expect(await classesOf(importNo)).toEqual(['new', 'new', 'same', 'wrong'])
    const sentences = (await rowsOf(importNo)).map(({ sentence }) => sentence)
    expect(sentences[2]).toMatch(/^2행과 같은 행/)
    expect(sentences[3]).toMatch(/^5행: 3행과 같은 기록/)
    await decide(caller, { importNo, rows: { rowClass: 'wrong' }, decision: 'skip' })
    await written(importNo, caller)
    expect((await rowsOf(importNo)).map(({ outcome }) => outcome)).toEqual([
      'added',
      'added',
      'same',
      'skipped',
    ])
  })

  it('names the cell of each of 2,000 wrong rows and writes nothing', async () => {
    const caller = await colleague()
    const rows = Array.from({ length: 2_000 }, (_, at) => oldRow(900_000 + at, { ubir: '19570231' }))
    const importNo = await preview(csvOf(OLD_HEADER, ...rows), caller)
    expect(await countImportRows(db(), importNo)).toMatchObject({ wrong: 2_000, writes: 0, undecided: 2_000 })
    expect((await rowsOf(importNo)).at(-1)?.sentence).toBe('C2001 생년월일: 없는 날짜입니다.')
    await decide(caller, { importNo, rows: { rowClass: 'wrong' }, decision: 'skip' })
    expect(await order(importNo, caller)).toEqual({ allowed: false, reason: 'IMPORT_NOTHING' })
  })

  it('maps words as an employee decides and reuses the mapping for the next file of this form', async () => {
    const caller = await colleague()
    const [one = 0, two = 0] = fresh(2)
    const header = [...OLD_HEADER.slice(0, 7), '해 구분']
    const importNo = await preview(csvOf(header, odd(one)), caller)
    expect((await rowsOf(importNo))[0]?.values).not.toHaveProperty('utel')
    const { columns } = sentMapping((await headOf(importNo)).mapping)
    const mapping = {
      columns: [...columns, { key: 'utel', at: 7 }],
      values: [{ key: 'utel', theirs: '첫해', ours: 'new' }],
    }
    await mapImport({ ...by(caller), input: { importNo, ...mapping, isFinal: true } })
    await checkImport(db(), importNo, now)
    expect((await rowsOf(importNo))[0]?.values).toMatchObject({ utel: 'new' })
    const next = await preview(csvOf(header, odd(two)), caller)
    expect((await rowsOf(next))[0]?.values).toMatchObject({ utel: 'new' })
  })
})

describe('carrying out an import', () => {
  it('writes new and changed rows, assigns records to their member, and logs each with digest', async () => {
    const caller = await colleague()
    const { memberNo } = await addPerson(db(), { userId: 'oldowner', name: '옛주인', birth: '19570314' })
    const [one = 0, two = 0] = fresh(2)
    const importNo = await preview(csvOf(OLD_HEADER, oldRow(one, { uname: '옛주인' }), oldRow(two)), caller)
    await written(importNo, caller)
    const outnumber = oldRow(one)[0] ?? ''
    const record = await db().oldEducation.findUniqueOrThrow({ where: { outnumber } })
    expect(record).toMatchObject({ memberNo, uname: '옛주인', eduEndDate: new Date('2017-03-02') })
    const { sha256, status } = await headOf(importNo)
    expect(status).toBe('done')
    const where = { memberNo, employeeNo: caller.employeeNo, operation: 'carryOutImport' }
    expect((await db().auditEntry.findMany({ where })).map(({ reason }) => reason)).toEqual([
      `${sha256} 이전 시스템 이관`,
    ])
  })

  it('classifies all rows as same when the file or its rows come again', async () => {
    const caller = await colleague()
    const rows = fresh(250).map((no) => oldRow(no))
    await written(await preview(csvOf(OLD_HEADER, ...rows), caller), caller)
    for (const again of [rows, rows.toReversed()]) {
      const importNo = await preview(csvOf(OLD_HEADER, ...again), caller)
      expect(new Set(await classesOf(importNo))).toEqual(new Set(['same']))
      expect(await order(importNo, caller)).toEqual({ allowed: false, reason: 'IMPORT_NOTHING' })
    }
  })

  it('shows a row again whose record has changed, writes the others, and then that row', async () => {
    const caller = await colleague()
    const [one = 0, two = 0, three = 0] = fresh(3)
    await written(await preview(csvOf(OLD_HEADER, oldRow(one), oldRow(two)), caller), caller)
    const rows = [oldRow(one, { cname: '파일의 밥집' }), oldRow(two, { cname: '둘째 밥집' }), oldRow(three)]
    const importNo = await preview(csvOf(OLD_HEADER, ...rows), caller)
    const outnumber = oldRow(one)[0] ?? ''
    await db().oldEducation.update({ where: { outnumber }, data: { cname: '그사이 밥집' } })
    const named = async () => (await db().oldEducation.findUniqueOrThrow({ where: { outnumber } })).cname

    await written(importNo, caller)
    expect(await named()).toBe('그사이 밥집')
    expect((await rowsOf(importNo)).map(({ outcome, isAgain }) => [outcome, isAgain])).toEqual([
      [null, true],
      ['changed', false],
      ['added', false],
    ])
    expect((await rowsOf(importNo))[0]?.before).toEqual({ cname: '그사이 밥집' })
    expect((await headOf(importNo)).status).toBe('ready')
    await written(importNo, caller)
    expect([await named(), (await headOf(importNo)).status]).toEqual(['파일의 밥집', 'done'])
  })

  it('writes a close row into its record or beside the record, as the employee decides', async () => {
    const caller = await colleague()
    const [one = 0, two = 0, three = 0, four = 0] = fresh(4)
    await written(await preview(csvOf(OLD_HEADER, oldRow(one), oldRow(two)), caller), caller)
    const importNo = await preview(csvOf(OLD_HEADER, near(three, one), near(four, two)), caller)
    const rowAts = (await rowsOf(importNo)).map(({ rowAt }) => rowAt)
    await decide(caller, { importNo, rows: { rowAts: rowAts.slice(0, 1) }, decision: 'take' })
    await decide(caller, { importNo, rows: { rowAts: rowAts.slice(1) }, decision: 'add' })
    await written(importNo, caller)
    const numbers = [oldRow(one)[0], oldRow(two)[0], `2020-${three}`, `2020-${four}`] as string[]
    const found = await db().oldEducation.findMany({ where: { outnumber: { in: numbers } } })
    expect(found.map(({ outnumber }) => outnumber).toSorted()).toEqual(numbers.slice(1).toSorted())
  })

  it.each([
    ['a role without the right', { role: 'finance' as const }],
    ['a closed account', { disabledAt: new Date() }],
  ])('writes no row for %s by then', async (_case, data) => {
    const caller = await colleague()
    const [one = 0] = fresh(1)
    const importNo = await preview(csvOf(OLD_HEADER, oldRow(one)), caller)
    await order(importNo, caller)
    await db().employee.update({ where: { employeeNo: caller.employeeNo }, data })
    await carryOutImport(db(), importNo, now)
    expect(await headOf(importNo)).toMatchObject({
      status: 'stopped',
      failure: expect.stringMatching(/권한/),
    })
    expect(await db().oldEducation.count({ where: { outnumber: oldRow(one)[0] ?? '' } })).toBe(0)
  })

  it('writes each record once with four workers on two files with the same rows', async () => {
    const caller = await colleague()
    const rows = fresh(220).map((no) => oldRow(no))
    const one = await preview(csvOf(OLD_HEADER, ...rows), caller)
    const other = await preview(csvOf(OLD_HEADER, ...rows.toReversed()), caller)
    await order(one, caller)
    await order(other, caller)
    await Promise.all([one, other, one, other].map((importNo) => carryOutImport(db(), importNo, now)))
    const numbers = rows.map(([outnumber = '']) => outnumber)
    expect(await db().oldEducation.count({ where: { outnumber: { in: numbers } } })).toBe(220)
    const [counted, twin] = [await countImportRows(db(), one), await countImportRows(db(), other)]
    expect(counted.added + twin.added).toBe(220)
    expect(counted.again + twin.again).toBe(220)
  })

  it('keeps the written rows of a cancelled import and writes no more', async () => {
    const caller = await colleague()
    const importNo = await preview(csvOf(OLD_HEADER, ...fresh(150).map((no) => oldRow(no))), caller)
    await order(importNo, caller)
    let batches = 0
    const stopping = async () => stopImport({ ...by(caller), input: { importNo } })
    const writing = carryOutImport(db(), importNo, () => {
      batches += 1
      return now()
    })
    await expect.poll(() => batches).toBeGreaterThan(0)
    await Promise.all([writing, stopping()])
    const { added } = await countImportRows(db(), importNo)
    expect([0, 100, 150]).toContain(added)
    await carryOutImport(db(), importNo, now)
    expect((await countImportRows(db(), importNo)).added).toBe(added)
  })
})

it.each([
  ['written', 'stopped', carryOutImport],
  ['compared', 'mapping', checkImport],
] as const)(
  'prevents rows from being %s by a worker that waited while the file was %s',
  async (_action, status, action) => {
    const caller = await colleague()
    const importNo = await preview(csvOf(OLD_HEADER, oldRow(fresh(1)[0] ?? 0)), caller)
    if (status === 'stopped') await order(importNo, caller)
    else {
      await db().staffImportRow.updateMany({ where: { importNo }, data: { rowClass: null } })
      await db().staffImport.update({ where: { importNo }, data: { status: 'checking' } })
    }
    await interleave(
      worker.database,
      (tx) => tx.staffImport.update({ where: { importNo }, data: { status } }),
      () => action(db(), importNo, now),
    )
    expect((await headOf(importNo)).status).toBe(status)
    const touched = status === 'stopped' ? { doneAt: { not: null } } : { rowClass: { not: null } }
    expect(await db().staffImportRow.count({ where: { importNo, ...touched } })).toBe(0)
  },
)

it('deletes bytes and rows after thirty days and keeps who, when and the digest', async () => {
  const caller = await colleague()
  const importNo = await preview(csvOf(OLD_HEADER, oldRow(fresh(1)[0] ?? 0)), caller)
  const head = await headOf(importNo)
  const purge = (days: number) =>
    purgeExpiredRows({ db: db(), files: worker.storage }, new Date(Date.now() + days * 86_400_000))
  await purge(29)
  expect(await worker.storage.exists(importStorageKey(head))).toBe(true)
  await purge(32)
  expect(await worker.storage.exists(importStorageKey(head))).toBe(false)
  expect(await db().staffImportRow.count({ where: { importNo } })).toBe(0)
  expect(await headOf(importNo)).toMatchObject({
    sha256: head.sha256,
    employeeNo: caller.employeeNo,
    status: 'stopped',
    header: [],
    destroyedAt: expect.any(Date),
  })
})
