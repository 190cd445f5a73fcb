import { buffer } from 'node:stream/consumers'
import type { ImportCell } from '@hygiene/domain/staff/import/import-cell'
import { importColumnsOf } from '@hygiene/domain/staff/import/import-kinds'
import { readRow } from '@hygiene/domain/staff/import/read-row'
import { addEmployee } from '@hygiene/testing'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvOf, OLD_HEADER, oldRow, sheetOf, uploaded, workbook } from '../testing/import-files.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { readCsv } from '../imports/read-csv.ts'
import { readFile } from '../imports/read-file.ts'
import { withinBounds } from '../imports/row-bounds.ts'
import { readImportJob } from './read-import.ts'
import { writeXlsx as writeExport } from '../exports/write-xlsx.ts'

let worker: TestWorker
let employeeNo: number

beforeAll(async () => {
  worker = await startTestWorker()
  const { db } = worker.database
  employeeNo = (await addEmployee(db, { loginId: 'reader', role: 'education' })).employeeNo
})
afterAll(() => worker.stop())

async function read(bytes: Buffer, format: 'csv' | 'xlsx' = 'csv') {
  const { db } = worker.database
  const importNo = await uploaded(worker, { employeeNo, bytes, format })
  await readImportJob(worker.deps, { importNo }, readFile)
  const head = await db.staffImport.findUniqueOrThrow({ where: { importNo } })
  const rows = await db.staffImportRow.findMany({ where: { importNo }, orderBy: { rowAt: 'asc' } })
  return { head, rows, cells: rows.map((row) => row.cells as unknown[]) }
}

const CSV = csvOf(OLD_HEADER, oldRow(1), oldRow(2))
/** Encodes texts such as «성명» and «수료1» as Korean spreadsheets do; Node only decodes this encoding. */
function cp949(text: string): Buffer {
  const decoder = new TextDecoder('euc-kr')
  const codes = new Map<string, number[]>()
  for (let first = 0xb0; first <= 0xc8; first += 1)
    for (let second = 0xa1; second <= 0xfe; second += 1)
      codes.set(decoder.decode(Uint8Array.of(first, second)), [first, second])
  return Buffer.from(Array.from(text).flatMap((sign) => codes.get(sign) ?? [sign.charCodeAt(0)]))
}

describe('a text file', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(CSV), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${CSV}`), 'utf-8'],
    ['CP949', cp949(CSV), 'cp949'],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${CSV}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without', Buffer.from(CSV, 'utf16le'), 'utf-16le'],
  ])('reads a text in %s with its header and columns', async (_case, bytes, encoding) => {
    const { head, cells } = await read(bytes)
    expect(head).toMatchObject({ status: 'mapping', encoding, headerAt: 0, header: OLD_HEADER, rowCount: 2 })
    expect(head.mapping).toMatchObject({
      columns: { outnumber: 0, uname: 1, ubir: 2, eduEndDate: 3, utel: 7 },
    })
    expect(cells[1]).toEqual(oldRow(1))
  })

  it('keeps quotes, line breaks and tabs as delimiters', async () => {
    const { cells } = await read(Buffer.from(csvOf(OLD_HEADER, oldRow(1, { cname: '"밥", 집\n2층' }))))
    expect(cells[1]?.[4]).toBe('"밥", 집\n2층')
    const tabs = await read(Buffer.from(CSV.replaceAll(',', '\t')))
    expect(tabs.cells[2]).toEqual(oldRow(2))
  })

  it.each<[string, Buffer, RegExp]>([
    ['with a quote that is not closed', Buffer.from(`${CSV}\r\n"2017,수료`), /^A4: 따옴표/],
    ['with a cell without an end', Buffer.from(`${CSV}\r\n${'가'.repeat(6_000)}`), /^A4: .*너무 깁니다/],
    ['with ten thousand columns', Buffer.from(`${CSV}\r\n${','.repeat(10_000)}`), /^4행: 열이/],
    ['that is no text', Buffer.from([0x80, 0xff, 0x81, 0x20, 0xff, 0xff, 0x0a]), /글자를 읽을 수 없습니다/],
    ['without a row', Buffer.from('\r\n\r\n ,, \r\n'), /행이 없는/],
  ])('refuses a text %s, names the place, and keeps nothing of the file', async (_case, bytes, sentence) => {
    const { head, rows } = await read(bytes)
    expect(head).toMatchObject({ status: 'refused', failure: expect.stringMatching(sentence) })
    expect(rows).toEqual([])
  })

  it('refuses a text with more rows than a file may have', async () => {
    const rows = readCsv(Buffer.from('1,2\n'.repeat(400_002)), 'utf-8')
    let count = 0
    const counted = async () => {
      for await (const { cells } of withinBounds(rows)) count += cells.length / 2
    }
    await expect(counted()).rejects.toMatchObject({ sentence: expect.stringMatching(/400,000행까지/) })
    expect(count).toBe(400_001)
  })
})

const merges = (ref: string) => `<mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>`

const STATEMENT = ['거래일시', '거래시각', '입금액', '입금자']
const TIME = (14 * 3600 + 3 * 60 + 22) / 86_400

async function otherProgram(): Promise<Buffer> {
  const formats = ['yyyy-mm-dd hh:mm:ss', 'h:mm:ss', '#,##0', undefined]
  const columns = STATEMENT.map((header, at) => ({ header, key: header, numFmt: formats[at] }))
  const values = [new Date('2026-11-20T14:03:22Z'), TIME, 36_000, '한미자']
  const row = Object.fromEntries(STATEMENT.map((header, at) => [header, values[at] ?? '']))
  return Buffer.from(await writeXlsx({ sheets: [{ name: '내역', columns, data: [row] }] }))
}

function ownExport(): Promise<Buffer> {
  const rows = [[new Date('2026-11-20T14:03:22+09:00'), '14:03:22', 36_000, '한미자']]
  const columns = STATEMENT.map((label) => ({ label, width: 20 }))
  return buffer(writeExport([{ name: '내역', columns, rows }]))
}

const lettered = () =>
  workbook(
    sheetOf([
      STATEMENT,
      ['<c t="d"><v>2026-11-20T14:03:22</v></c>', `<c><v>${TIME}</v></c>`, '<c><v>36000</v></c>', '한미자'],
    ]),
  )

describe('a workbook', () => {
  it('reads a workbook of another program with shared texts, days, numbers and first sheet', async () => {
    const row = oldRow(1)
    const { cells, head } = await read(
      Buffer.from(
        await writeXlsx({
          sheets: [
            { name: '숨김', hidden: true, rows: [['x']] },
            {
              name: '이력',
              columns: OLD_HEADER.map((header, at) =>
                at === 3 ? { header, key: header, numFmt: 'yyyy-mm-dd' } : { header, key: header },
              ),
              data: [
                Object.fromEntries(
                  OLD_HEADER.map((name, at) => [
                    name,
                    at === 3 ? new Date('2017-03-02') : at === 2 ? 19570314 : (row[at] ?? ''),
                  ]),
                ),
              ],
            },
          ],
        }),
      ),
      'xlsx',
    )
    expect(head).toMatchObject({ status: 'mapping', sheetName: '이력', header: OLD_HEADER })
    expect(cells[1]).toEqual(
      row.map((cell, at) =>
        at === 3 ? { as: 'day', text: cell } : at === 2 ? { as: 'number', text: cell } : cell,
      ),
    )
  })

  it.each<[string, () => Promise<Buffer>, string]>([
    ['of another program', otherProgram, '2026-11-20 14:03:22'],
    ['of our own exports', ownExport, '2026-11-20 14:03:22'],
    ['with days by the letter', lettered, '2026-11-20 14:03:22'],
  ])('keeps the times of a workbook %s', async (_whose, made, moment) => {
    const { cells } = await read(await made(), 'xlsx')
    const mapping = { columns: { at: 0, time: 1, amountWon: 2, depositor: 3 }, values: {} }
    const row = readRow(importColumnsOf('deposits'), mapping, 1, cells[1] as ImportCell[])
    expect(row).toEqual({
      wrong: null,
      values: { at: moment, time: '14:03:22', amountWon: '36000', depositor: '한미자' },
    })
  })

  it('names the cells with a formula, a number without its zeros, an error or NUL', async () => {
    const bytes = await workbook(
      sheetOf([
        OLD_HEADER,
        [
          '<c><f>cmd|calc!A1</f><v>7</v></c>',
          '<c><v>1.0123456789E10</v></c>',
          '<c t="e"><v>#REF!</v></c>',
          '정_x0000_옥자',
        ],
      ]),
    )
    const { cells } = await read(bytes, 'xlsx')
    expect(cells[1]).toEqual([
      { as: 'formula', text: '7' },
      { as: 'number', text: '10123456789' },
      { as: 'error', text: '#REF!' },
      { as: 'control', text: '정\uFFFD옥자' },
    ])
  })

  it('reads a workbook with a merged title and names a merged block in the list', async () => {
    const rows = [['이전 이력 2017'], OLD_HEADER, oldRow(1), oldRow(2)]
    expect((await read(await workbook(sheetOf(rows, merges('A1:H1'))), 'xlsx')).head).toMatchObject({
      status: 'mapping',
      headerAt: 1,
      rowCount: 2,
    })
    const harmful = await read(await workbook(sheetOf(rows, merges('B3:B4'))), 'xlsx')
    expect(harmful.head).toMatchObject({
      status: 'refused',
      failure: expect.stringMatching(/^B3:B4: 병합한 칸/),
    })
    expect(harmful.rows).toEqual([])
  })

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['is no zip', async () => Buffer.from('PK\u0003\u0004 and nothing'), /열 수 없습니다/],
    [
      'has a document type, whose entities expand',
      () => workbook('', { 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "cc">]><a>&b;</a>' }),
      /올바르지/,
    ],
    ['has no sheet', () => workbook('', { 'xl/workbook.xml': '<workbook/>' }), /시트를 찾을 수/],
    [
      'ends in the middle',
      () => workbook('', { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c>' }),
      /올바르지/,
    ],
    [
      'has a column far to the right',
      () => workbook('<sheetData><row r="7"><c r="XFD7"><v>1</v></c></row></sheetData>'),
      /^XFD7: 열이/,
    ],
    [
      'lies about its size',
      async () => lying(await workbook(sheetOf([OLD_HEADER, oldRow(1)]))),
      /열 수 없습니다/,
    ],
  ])('refuses a workbook that %s and keeps nothing of the file', async (_case, bytes, sentence) => {
    const { head, rows } = await read(await bytes(), 'xlsx')
    expect(head).toMatchObject({ status: 'refused', failure: expect.stringMatching(sentence) })
    expect(rows).toEqual([])
  })
})

function lying(bytes: Buffer): Buffer {
  const lied = Buffer.from(bytes)
  for (let at = lied.indexOf('PK\u0001\u0002'); at !== -1; at = lied.indexOf('PK\u0001\u0002', at + 1))
    lied.writeUInt32LE(10, at + 24)
  return lied
}

it('restarts an interrupted import and does not repeat a finished one', async () => {
  const { db } = worker.database
  const importNo = await uploaded(worker, { employeeNo, bytes: Buffer.from(csvOf(OLD_HEADER, oldRow(31))) })
  await db.staffImportRow.create({ data: { importNo, rowAt: 9, cells: ['left by a process that died'] } })
  await readImportJob(worker.deps, { importNo })
  await readImportJob(worker.deps, { importNo })
  expect(await db.staffImportRow.count({ where: { importNo } })).toBe(2)
})
