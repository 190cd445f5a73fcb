import { describe, expect, it } from 'vitest'
import { cellName, cellOfText, type ImportCell } from './import-cell.ts'
import type { ImportColumn } from './import-column.ts'
import { importColumnsOf } from './import-kinds.ts'
import { findHeader, guessColumns, unmappedColumns } from './map-columns.ts'
import { readCell } from './read-cell.ts'
import { readRow } from './read-row.ts'

const columnOf = (kind: 'oldRecords' | 'exemptions', key: string): ImportColumn => {
  const found = importColumnsOf(kind).find((column) => column.key === key)
  if (!found) throw new Error(key)
  return found
}
const phone: ImportColumn = {
  key: 'phone',
  label: '휴대전화',
  column: { type: 'phone' },
  isRequired: true,
  alike: [],
}

describe('an import cell', () => {
  it.each<[string, ImportColumn, ImportCell, string]>([
    ['a name, spaces joined', columnOf('oldRecords', 'uname'), ' 정  옥자 ', '정 옥자'],
    ['a day with points', columnOf('oldRecords', 'eduEndDate'), '2019. 3. 7.', '2019-03-07'],
    ['a day in Korean', columnOf('oldRecords', 'eduEndDate'), '2019년 12월 31일', '2019-12-31'],
    ['a day of digits', columnOf('oldRecords', 'eduEndDate'), '20190307', '2019-03-07'],
    [
      'a day of a sheet',
      columnOf('oldRecords', 'eduEndDate'),
      { as: 'day', text: '2019-03-07' },
      '2019-03-07',
    ],
    [
      'a birth date as a number',
      columnOf('oldRecords', 'ubir'),
      { as: 'number', text: '19570314' },
      '19570314',
    ],
    ['a choice by another word', columnOf('oldRecords', 'utel'), '신규', 'new'],
    ['a choice left empty', columnOf('oldRecords', 'utel'), '', ''],
    ['a year with its word', columnOf('exemptions', 'year'), '2026년', '2026'],
    ['a telephone with signs', phone, '010-1234-5678', '01012345678'],
  ])('reads %s', (_case, column, cell, value) => {
    expect(readCell(column, cell)).toEqual({ value })
  })

  it.each<[string, ImportColumn, ImportCell, RegExp]>([
    ['a formula', columnOf('oldRecords', 'uname'), cellOfText("=cmd|'/c calc'!A1"), /수식/],
    ['a formula behind a space', columnOf('oldRecords', 'uname'), cellOfText(' @SUM(A1)'), /수식/],
    ['a sign before a word', columnOf('oldRecords', 'uname'), cellOfText('+cmd'), /수식/],
    ['NUL', columnOf('oldRecords', 'uname'), cellOfText('정\0옥자'), /제어 문자/],
    [
      'a letter that turns the line around',
      columnOf('oldRecords', 'cname'),
      cellOfText('밥\u202E집'),
      /제어 문자/,
    ],
    ['an error of the sheet', columnOf('oldRecords', 'cname'), { as: 'error', text: '#REF!' }, /오류 값/],
    ['a telephone without its zero', phone, { as: 'number', text: '1012345678' }, /앞자리 0/],
    ['a telephone that was shortened', phone, '1.01235E+10', /줄었습니다/],
    [
      'a certificate number kept as a number',
      columnOf('oldRecords', 'outnumber'),
      { as: 'number', text: '312' },
      /앞자리 0/,
    ],
    [
      'a certificate number that became a day',
      columnOf('oldRecords', 'outnumber'),
      { as: 'day', text: '2017-03-01' },
      /날짜로/,
    ],
    [
      'a licence kept as a number',
      columnOf('exemptions', 'licenceNo'),
      { as: 'number', text: '20190101001' },
      /앞자리 0/,
    ],
    ['a birth date without its zero', columnOf('oldRecords', 'ubir'), '70314', /앞자리 0/],
    ['a day there is not', columnOf('oldRecords', 'ubir'), '19570231', /없는 날짜/],
    ['a 31st of February', columnOf('oldRecords', 'eduEndDate'), '2019-02-31', /날짜를/],
    ['nothing where something has to be', columnOf('oldRecords', 'uname'), ' ', /비어/],
    ['more than the column has room for', columnOf('oldRecords', 'uname'), '가'.repeat(41), /40자/],
    ['a word that is no choice', columnOf('oldRecords', 'utel'), '그때그때', /그때그때/],
  ])('refuses a cell with its reason: %s', (_case, column, cell, sentence) => {
    expect(readCell(column, cell)).toEqual({ wrong: expect.stringMatching(sentence) })
  })

  it('keeps the line breaks of a multi-line text', () => {
    const column: ImportColumn = {
      key: 'content',
      label: '내용',
      column: { type: 'lines', most: 20 },
      isRequired: true,
      alike: [],
    }
    expect(readCell(column, '첫  줄\r\n\n둘째 줄 ')).toEqual({ value: '첫 줄\n\n둘째 줄' })
    expect(readCell(column, '가'.repeat(21))).toEqual({ wrong: expect.stringMatching(/20자/) })
  })

  it('reads a lone minus, an international telephone and multi-line text as text', () => {
    expect(['-', '+82 10-1234-5678', '-3', '첫 줄\n둘째 줄'].map(cellOfText)).toEqual([
      '-',
      '+82 10-1234-5678',
      '-3',
      '첫 줄\n둘째 줄',
    ])
  })

  it('names a cell like a spreadsheet', () => {
    expect([cellName(0, 0), cellName(25, 4), cellName(26, 9), cellName(701, 0), cellName(702, 0)]).toEqual([
      'A1',
      'Z5',
      'AA10',
      'ZZ1',
      'AAA1',
    ])
  })
})

describe('an import row', () => {
  it('names the cells of the first three faults and counts the rest', () => {
    const { wrong } = readRow(
      importColumnsOf('oldRecords'),
      { columns: { outnumber: 0, uname: 1, ubir: 2, eduEndDate: 3 }, values: {} },
      6,
      ['', '=1+1', '1957', '어제'].map(cellOfText),
    )
    expect(wrong).toMatch(
      /^A7 수료번호: 비어 있습니다\. B7 성명: 수식.*C7 생년월일: .*그 밖에 1칸이 틀렸습니다\.$/,
    )
  })

  it('uses the value that an employee mapped', () => {
    const mapping = { columns: { utel: 0 }, values: { utel: { 첫: 'new' } } }
    expect(readRow(importColumnsOf('oldRecords'), mapping, 1, ['첫']).values).toEqual({ utel: 'new' })
  })
})

describe('the import header', () => {
  const columns = importColumnsOf('oldRecords')
  const rows = [
    ['이전 교육 이력 (2019)'],
    [],
    ['연번', '수료증 번호', '이름', '생년월일', '수료일자', '상호', '대표자', '주소'],
  ]

  it('finds the header below titles and each column by one of its names', () => {
    const at = findHeader(columns, rows)
    expect(at).toBe(2)
    expect(guessColumns(columns, rows[at] ?? [])).toEqual({
      outnumber: 1,
      uname: 2,
      ubir: 3,
      eduEndDate: 4,
      cname: 5,
      cuname: 6,
      uaddr1: 7,
    })
  })

  it('lists the missing columns', () => {
    expect(unmappedColumns(columns, { uname: 0 }).map(({ key }) => key)).toEqual([
      'outnumber',
      'ubir',
      'eduEndDate',
      'cname',
      'cuname',
      'uaddr1',
    ])
  })
})
