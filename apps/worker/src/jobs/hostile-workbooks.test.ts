import { Readable } from 'node:stream'
import { addEmployee } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFile } from '../imports/read-file.ts'
import { readInChild } from '../imports/read-in-child.ts'
import { UnreadableFile } from '../imports/unreadable.ts'
import { OLD_HEADER, oldRow, sheetOf, uploaded, workbook } from '../testing/import-files.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { readImportJob } from './read-import.ts'

let worker: TestWorker
let employeeNo: number

beforeAll(async () => {
  worker = await startTestWorker()
  const { db } = worker.database
  employeeNo = (await addEmployee(db, { loginId: 'reader', role: 'education' })).employeeNo
})
afterAll(() => worker.stop())

async function read(bytes: Buffer) {
  const { db } = worker.database
  const importNo = await uploaded(worker, { employeeNo, bytes, format: 'xlsx' })
  await readImportJob(worker.deps, { importNo }, readFile)
  const head = await db.staffImport.findUniqueOrThrow({ where: { importNo } })
  const rows = await db.staffImportRow.findMany({ where: { importNo }, orderBy: { rowAt: 'asc' } })
  return { head, rows }
}

const NAMED = '<sheet name="이력" sheetId="1" r:id="rId1" xmlns:r="r"/>'
const SHEET = 'xl/worksheets/sheet1.xml'
const ONE = sheetOf([OLD_HEADER, oldRow(1)])
const row = (attributes: string, text = '가') =>
  `<row ${attributes}><c t="inlineStr"><is><t>${text}</t></is></c></row>`

describe('a small workbook with large content', () => {
  it.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      'with three million elements inside each other',
      () => workbook('', { [SHEET]: '<a>'.repeat(3_000_000) }),
      /올바르지/,
    ],
    [
      'with an attribute of 40 MB',
      () => workbook(`<sheetData><row x="${'a'.repeat(40_000_000)}"/></sheetData>`),
      /올바르지/,
    ],
    ['with a comment of 40 MB', () => workbook(`<!--${'a'.repeat(40_000_000)}-->`), /올바르지/],
    [
      'with 600,000 attributes of one tag',
      () =>
        workbook(
          `<sheetData><row ${Array.from({ length: 600_000 }, (_, at) => `a${at}="1"`).join(' ')}/></sheetData>`,
        ),
      /올바르지/,
    ],
    [
      'with a thousand and one sheets',
      () =>
        workbook(ONE, { 'xl/workbook.xml': `<workbook><sheets>${NAMED.repeat(1_001)}</sheets></workbook>` }),
      /시트나 서식이 너무/,
    ],
    [
      'with a million formats',
      () =>
        workbook(ONE, {
          'xl/styles.xml': `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(1_000_000)}</cellXfs></styleSheet>`,
        }),
      /시트나 서식이 너무/,
    ],
    [
      'whose cells share one long text',
      () =>
        workbook(`<sheetData><row>${'<c t="s"><v>0</v></c>'.repeat(150)}</row></sheetData>`, {
          'xl/sharedStrings.xml': `<sst><si><t>${'가'.repeat(5_000)}</t></si></sst>`,
        }),
      /^1행: 한 행에 50,000자/,
    ],
  ])('refuses a workbook with a sentence: %s', async (_case, bytes, sentence) => {
    const { head, rows } = await read(await bytes())
    expect(head).toMatchObject({ status: 'refused', failure: expect.stringMatching(sentence) })
    expect(rows).toEqual([])
  })
})

describe('a sheet with invalid rows', () => {
  it.each([
    ['a row beyond the last one', row('r="99999999999"'), /^1번째 행의 번호 «99999999999»/],
    ['a row that is no number', row('r="1"') + row('r="abc"'), /^2번째 행의 번호 «abc»/],
    ['a row between two', row('r="2.5"'), /^1번째 행의 번호 «2.5»/],
    ['a row that is there twice', row('r="2"') + row('r="2"'), /^2행이 두 번/],
    ['a row above an earlier one', row('r="3"') + row('r="2"'), /^2행이 두 번 있거나/],
    ['a cell without its letters', '<row r="4"><c r="4"><v>1</v></c></row>', /^4행: 칸 번호 «4»/],
    [
      'a cell that is there twice',
      '<row r="4"><c r="A4"><v>1</v></c><c r="A4"><v>2</v></c></row>',
      /^4행: 칸 번호 «A4»/,
    ],
  ])('refuses a sheet with %s and names the place', async (_case, rows, sentence) => {
    const { head } = await read(await workbook(`<sheetData>${rows}</sheetData>`))
    expect(head).toMatchObject({ status: 'refused', failure: expect.stringMatching(sentence) })
  })

  it('replaces half a letter in a cell, a shared text, a formula or a sheet name', async () => {
    const cells = [
      '<c t="inlineStr"><is><t>_xD800_</t></is></c>',
      '<c t="s"><v>0</v></c>',
      '<c t="str"><f>A1</f><v>a_x0000_b</v></c>',
    ]
    const { head, rows } = await read(
      await workbook(
        `<sheetData>${sheetOf([OLD_HEADER]).slice(11, -12)}<row>${cells.join('')}</row></sheetData>`,
        {
          'xl/sharedStrings.xml': '<sst><si><t>_xDC00_</t></si></sst>',
          'xl/workbook.xml': `<workbook><sheets>${NAMED.replace('이력', '_x0000_이력')}</sheets></workbook>`,
        },
      ),
    )
    expect(head).toMatchObject({ status: 'mapping', sheetName: '\uFFFD이력' })
    expect(rows[1]?.cells).toEqual([
      { as: 'control', text: '\uFFFD' },
      { as: 'control', text: '\uFFFD' },
      { as: 'formula', text: 'a\uFFFDb' },
    ])
  })
})

async function drain(bytes: Buffer, limits: { heapMegabytes: number; readMs: number }): Promise<number> {
  const { rows } = readInChild(Readable.from([bytes]), 'xlsx', limits)
  let count = 0
  for await (const { cells } of rows) count += cells.length
  return count
}
const outcome = (bytes: Buffer, limits: { heapMegabytes: number; readMs: number }) =>
  drain(bytes, limits).catch((error: unknown) => (error instanceof UnreadableFile ? error.sentence : error))

async function* brokenOff(): AsyncGenerator<Buffer> {
  yield Buffer.from('a,b\n')
  throw new Error('the storage is away')
}

describe('the reading process', () => {
  it('ends only the reading process when memory does not suffice', async () => {
    const texts = `<sst>${'<si><t>수료</t></si>'.repeat(900_000)}</sst>`
    const bytes = await workbook(ONE, { 'xl/sharedStrings.xml': texts })
    expect(await outcome(bytes, { heapMegabytes: 24, readMs: 60_000 })).toMatch(/^파일의 속이 올바르지 않아/)
  })

  it('blames no file that the storage could not deliver whole', async () => {
    const { rows } = readInChild(Readable.from(brokenOff()), 'csv')
    await expect(rows.next()).rejects.toThrow('the storage is away')
  })

  it('passes a sentence on to the job, which stores the sentence', async () => {
    const bytes = await workbook('', { [SHEET]: '<a>'.repeat(3_000_000) })
    const importNo = await uploaded(worker, { employeeNo, bytes, format: 'xlsx' })
    await readImportJob(worker.deps, { importNo })
    const head = await worker.database.db.staffImport.findUniqueOrThrow({ where: { importNo } })
    expect(head).toMatchObject({ status: 'refused', failure: expect.stringMatching(/올바르지/) })
  })

  it('ends the reading process when its time is over', async () => {
    const bytes = await workbook(ONE)
    expect(await outcome(bytes, { heapMegabytes: 256, readMs: 1 })).toMatch(/^파일을 읽는 데 너무 오래/)
    expect(await outcome(bytes, { heapMegabytes: 256, readMs: 60_000 })).toBe(OLD_HEADER.length * 2)
  })
})
