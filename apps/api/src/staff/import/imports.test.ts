import { setTimeout } from 'node:timers/promises'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { decideImportRows } from '@hygiene/contracts/staff/import/decide-import-rows'
import { listImports } from '@hygiene/contracts/staff/import/list-imports'
import { mapImport } from '@hygiene/contracts/staff/import/map-import'
import { openWrongRows } from '@hygiene/contracts/staff/import/open-wrong-rows'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { stopImport } from '@hygiene/contracts/staff/import/stop-import'
import { createStorage } from '@hygiene/gateways'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import { removeUnstored } from '@hygiene/operations/staff/import/remove-unstored'
import { importStorageKey } from '@hygiene/operations/staff/import/upload-import'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportAdmin, importAdmin } from '../../testing/import-admin.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { storedZip } from '../../testing/stored-zip.ts'

let api: TestApi
let employee: ContractClient
let employeeNo: number
let token: string
let admin: ImportAdmin
let number = 0

beforeAll(async () => {
  api = await startTestApi()
  const login = await logInStaff(api, 'importer', 'education')
  employee = login.client
  employeeNo = login.employeeNo
  token = login.token
  admin = importAdmin(api, employee, 'oldRecords', HEADER)
})
afterAll(() => api.stop())

const db = () => api.database.db
const storage = () => createStorage({ directory: api.config.STORAGE_DIR })
const now = () => api.clock.now()
const HEADER = ['수료번호', '성명', '생년월일', '수료일', '업소명', '대표자', '소재지', '교육구분']
/** Gives each row a person of its own: the same person on the same day would count as close to another row. */
const row = (outnumber: string, uname = `정${outnumber.slice(5)}자`) =>
  `${outnumber},${uname},19570314,2017-03-02,옥자네,정옥자,경기도 수원시 팔달구 가상로 12,신규`.split(',')
const fresh = () => `2017-${(number += 1)}`
const csv = (...rows: string[][]) => admin.csv(...rows)
const upload: ImportAdmin['upload'] = (...given) => admin.upload(...given)
const read = (rows: string[][], above?: string[]) => admin.read(rows, above)
const preview = (rows: string[][]) => admin.preview(rows)
const listed: ImportAdmin['listed'] = (...given) => admin.listed(...given)
const ask: ImportAdmin['ask'] = (...given) => admin.ask(...given)

describe('an upload for import', () => {
  it('lists and logs the upload with its digest', async () => {
    const { importNo } = (await upload(csv(HEADER, row(fresh())))).entity
    const list = { filter: { kind: 'oldRecords' }, sort: { by: 'uploadedAt', isDescending: true } } as const
    const [first] = (await employee.call(listImports, list)).entity.list
    expect(first).toMatchObject({
      importNo,
      status: 'uploaded',
      fileName: '이전 이력.csv',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const where = {
      employeeNo,
      operation: 'uploadImport',
      subjectKind: 'import',
      subjectNo: importNo,
      reason: first?.sha256 ?? '',
    }
    expect(await db().auditEntry.count({ where })).toBe(1)
    expect(
      await db().outbox.count({ where: { kind: 'read-import', payload: { equals: { importNo } } } }),
    ).toBe(1)
  })

  it('makes one import from the same bytes, even for four concurrent uploads', async () => {
    const bytes = csv(HEADER, row(fresh()))
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(bytes)))
    const all = [...answers, await upload(bytes)].map(({ entity }) => entity)
    expect(new Set(all.map(({ importNo }) => importNo)).size).toBe(1)
    expect(all.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
  })

  it.each<[string, Buffer, string, string]>([
    ['a program', Buffer.from('MZ'), 'list.exe', 'IMPORT_TYPE_REFUSED'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'list.xls', 'IMPORT_TYPE_REFUSED'],
    ['a workbook of macros by its name', Buffer.from('PK'), 'list.xlsm', 'IMPORT_MACROS'],
    [
      'a workbook of macros by its parts',
      storedZip(['xl/workbook.xml', 1], ['xl/vbaProject.bin', 1]),
      'list.xlsx',
      'IMPORT_MACROS',
    ],
    ['a zip that is no workbook', storedZip(['readme.txt', 1]), 'list.xlsx', 'IMPORT_TYPE_REFUSED'],
    [
      'a zip bomb by its size',
      storedZip(['xl/workbook.xml', 300_000_000]),
      'list.xlsx',
      'IMPORT_FILE_BROKEN',
    ],
    [
      'a zip bomb by its ratio',
      storedZip(['xl/workbook.xml', 11_000_000]),
      'list.xlsx',
      'IMPORT_FILE_BROKEN',
    ],
    ['half a zip', storedZip(['xl/workbook.xml', 1]).subarray(0, 40), 'list.xlsx', 'IMPORT_FILE_BROKEN'],
    ['nothing', Buffer.alloc(0), 'list.csv', 'FILE_MISSING'],
  ])('refuses an upload of %s and keeps nothing', async (_case, bytes, name, refusal) => {
    const before = await db().staffImport.count()
    expect((await upload(bytes, name)).refusal).toBe(refusal)
    expect(await db().staffImport.count()).toBe(before)
  })

  it('resumes an interrupted upload with the same bytes or ends the import without its bytes', async () => {
    const die = async () => {
      const bytes = csv(HEADER, row(fresh()))
      const { importNo } = (await upload(bytes)).entity
      const data = { storedAt: null, uploadedAt: new Date(now().getTime() - 2 * 3_600_000) }
      return { bytes, ...(await db().staffImport.update({ where: { importNo }, data })) }
    }
    const [revived, dead] = [await die(), await die()]
    expect((await upload(revived.bytes)).entity).toEqual({ importNo: revived.importNo, isRepeated: true })
    expect(await removeUnstored({ db: db(), storage: storage() }, now())).toBe(1)
    const statusOf = async ({ importNo }: { importNo: number }) =>
      (await db().staffImport.findUniqueOrThrow({ where: { importNo } })).status
    expect([await statusOf(revived), await statusOf(dead)]).toEqual(['uploaded', 'refused'])
    expect(await storage().exists(importStorageKey(revived))).toBe(true)
    expect(await storage().exists(importStorageKey(dead))).toBe(false)
  })

  it('refuses an upload of old records to roles other than headquarters and education', async () => {
    const { client } = await logInStaff(api, 'finance9', 'finance')
    expect((await upload(csv(HEADER), undefined, client)).refusal).toBe('STAFF_FORBIDDEN')
  })
})

describe('the mapping of an import', () => {
  it('shows header, guessed columns and values with masked data', async () => {
    const importNo = await read([row(fresh()), row(fresh())])
    const { entity } = await employee.call(readStaffImport, { importNo })
    expect(entity).toMatchObject({
      status: 'mapping',
      header: HEADER,
      headerAt: 0,
      rowCount: 2,
      encoding: 'utf-8',
    })
    expect(entity.samples[0]?.slice(1, 3)).toEqual([expect.stringMatching(/^정\*+자$/), '1957-**-**'])
    expect(entity.text).toEqual([{ key: 'utel', theirs: '신규', rows: 2, ours: 'new' }])
  })

  it('refuses a mapping while a required column is not mapped', async () => {
    const importNo = await read([row(fresh())])
    const columns = [{ key: 'uname', at: 1 }]
    expect((await employee.call(mapImport, { importNo, columns, values: [] })).refusal).toBeNull()
    const final = await employee.call(mapImport, { importNo, columns, values: [], isFinal: true })
    expect(final.refusal).toBe('IMPORT_COLUMNS_MISSING')
  })

  it('guesses the columns again for another header row', async () => {
    const importNo = await read([HEADER, row(fresh())], ['ㄱ', 'ㄴ', '성명'])
    const found = (await employee.call(readStaffImport, { importNo })).entity
    expect(found).toMatchObject({ headerAt: 1, header: HEADER, rowCount: 1 })
    await employee.call(mapImport, { importNo, columns: [], values: [], headerAt: 0 })
    const { entity } = await employee.call(readStaffImport, { importNo })
    expect(entity).toMatchObject({ headerAt: 0, header: ['ㄱ', 'ㄴ', '성명'], rowCount: 2 })
    expect(entity.mapping.columns).toEqual([{ key: 'uname', at: 2 }])
  })
})

describe('the row list of an import', () => {
  it('shows every row by its class with its difference and masked data', async () => {
    const outnumber = fresh()
    const first = await preview([row(outnumber, '정옥자')])
    await ask(first)
    await carryOutImport(db(), first, now)
    const importNo = await preview([row(outnumber, '정옥희'), row(fresh()), row(fresh(), '=1+1')])
    const { list } = (await listed(importNo)).entity
    expect(list.map(({ rowClass }) => rowClass)).toEqual(['changed', 'new', 'wrong'])
    expect(list[0]?.fields.find(({ key }) => key === 'uname')).toEqual({
      key: 'uname',
      before: '정*자',
      after: '정*희',
    })
    expect(list[0]?.fields.find(({ key }) => key === 'cname')).toMatchObject({ before: null })
    expect((await listed(importNo, { rowClass: 'wrong' })).entity.list).toHaveLength(1)
    expect((await listed(importNo, { state: 'undecided' })).entity.list).toHaveLength(1)
    const views = { employeeNo, operation: 'listImportRows', subjectKind: 'import', subjectNo: importNo }
    expect(await db().auditEntry.count({ where: views })).toBe(3)
  })

  it('skips rows by decision and allows no other decision for a wrong row', async () => {
    const importNo = await preview([row(fresh()), row(fresh(), '=1+1')])
    const decide = (decision: 'skip' | 'add' | null, rows: object) =>
      employee.call(decideImportRows, { importNo, decision, rows: rows as { rowAts: number[] } })
    expect((await decide('add', { rowAts: [2] })).refusal).toBe('IMPORT_DECISION_REFUSED')
    expect((await ask(importNo)).refusal).toBe('IMPORT_ROWS_UNDECIDED')
    expect((await decide('skip', { rowClass: 'wrong' })).entity).toEqual({ rows: 1 })
    expect((await decide('skip', { rowAts: [1] })).entity).toEqual({ rows: 1 })
    expect((await ask(importNo)).refusal).toBe('IMPORT_NOTHING')
    expect((await decide(null, { rowAts: [1] })).entity).toEqual({ rows: 1 })
    expect((await ask(importNo)).entity).toEqual({ rows: 1, approvalNo: null })
    expect((await decide('skip', { rowAts: [1] })).refusal).toBe('IMPORT_NOT_READY')
  })
})

describe('wrong rows of an import', () => {
  it('exports wrong rows as a correction file with one line per cell', async () => {
    const importNo = await preview([row(fresh()), row(fresh(), '=1+1').with(2, '19570231')])
    const answer = await fetch(`${api.client.origin}${openWrongRows.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        [CSRF_HEADER]: CSRF_VALUE,
      },
      body: JSON.stringify({ importNo }),
    })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
    expect(text.split('\r\n')).toEqual([
      '\uFEFF행,칸,열,무엇이 틀렸는지',
      '3,B3,성명,수식이 들어 있습니다. 값으로 바꿔 다시 저장해주세요.',
      '3,C3,생년월일,없는 날짜입니다.',
      '',
    ])
    expect((await employee.call(openWrongRows, { importNo: await preview([row(fresh())]) })).refusal).toBe(
      'IMPORT_NO_WRONG_ROWS',
    )
  })
})

describe('an import order', () => {
  it('accepts one of four concurrent orders', async () => {
    const importNo = await preview([row(fresh())])
    // Holds the lock until all four have arrived.
    const answers = await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "StaffImport" WHERE "importNo" = ${importNo} FOR NO KEY UPDATE`
      const asked = Array.from({ length: 4 }, () => ask(importNo))
      await setTimeout(500)
      return { asked }
    })
    const notified = await Promise.all(answers.asked)
    expect(notified.map(({ refusal }) => refusal ?? 'ordered').toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'IMPORT_NOT_READY'),
      'ordered',
    ])
    expect(
      await db().outbox.count({ where: { kind: 'carry-out-import', payload: { equals: { importNo } } } }),
    ).toBe(1)
  })

  it('writes nothing when the order is withdrawn', async () => {
    const outnumber = fresh()
    const importNo = await preview([row(outnumber)])
    await ask(importNo)
    expect((await employee.call(stopImport, { importNo })).refusal).toBeNull()
    expect((await employee.call(stopImport, { importNo })).refusal).toBe('IMPORT_NOT_READY')
    await carryOutImport(db(), importNo, now)
    expect(await db().oldEducation.count({ where: { outnumber } })).toBe(0)
  })

  it('refuses an unknown import and an import whose file is destroyed', async () => {
    expect((await ask(9_999_999)).refusal).toBe('IMPORT_NOT_FOUND')
    expect((await listed(9_999_999)).refusal).toBe('IMPORT_NOT_FOUND')
    const importNo = await preview([row(fresh())])
    await db().staffImport.update({ where: { importNo }, data: { destroyedAt: now() } })
    expect((await ask(importNo)).refusal).toBe('IMPORT_NOT_FOUND')
    expect((await employee.call(readStaffImport, { importNo })).entity.destroyedAt).not.toBeNull()
  })
})
