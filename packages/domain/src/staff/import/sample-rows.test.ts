import { describe, expect, it } from 'vitest'
import { cellOfText } from './import-cell.ts'
import { columnHint } from './column-hint.ts'
import { importColumnsOf, importKindNames } from './import-kinds.ts'
import { findHeader, guessColumns, unmappedColumns } from './map-columns.ts'
import { readCells } from './read-row.ts'
import { sampleFileOf } from './sample-rows.ts'

describe.each(importKindNames)('the sample file of %s', (kind) => {
  const { columns, rows } = sampleFileOf(kind)
  const header = columns.map(({ label }) => label)

  it('finds the header of the sample file and every column in its position', () => {
    const cells = [header, ...rows].map((row) => row.map(cellOfText))
    expect(findHeader(importColumnsOf(kind), cells)).toBe(0)
    const places = guessColumns(columns, header)
    expect(unmappedColumns(columns, places)).toEqual([])
    expect(columns.map(({ key }) => places[key])).toEqual(columns.map((_column, at) => at))
  })

  it('reads all rows of the sample file without a wrong cell', () => {
    const mapping = { columns: guessColumns(columns, header), values: {} }
    const wrongs = rows.flatMap((row, at) => readCells(columns, mapping, at + 1, row.map(cellOfText)).wrongs)
    expect(rows.length).toBeGreaterThan(0)
    expect(wrongs).toEqual([])
  })

  it('explains the content of every column of the sample file', () => {
    expect(columns.map(columnHint).filter((hint) => hint === '')).toEqual([])
  })
})
