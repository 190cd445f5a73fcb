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

  it('has its header found with every column in its own place', () => {
    const cells = [header, ...rows].map((row) => row.map(cellOfText))
    expect(findHeader(importColumnsOf(kind), cells)).toBe(0)
    const places = guessColumns(columns, header)
    expect(unmappedColumns(columns, places)).toEqual([])
    expect(columns.map(({ key }) => places[key])).toEqual(columns.map((_column, at) => at))
  })

  it('has rows that are read without a wrong cell', () => {
    const mapping = { columns: guessColumns(columns, header), values: {} }
    const wrongs = rows.flatMap((row, at) => readCells(columns, mapping, at + 1, row.map(cellOfText)).wrongs)
    expect(rows.length).toBeGreaterThan(0)
    expect(wrongs).toEqual([])
  })

  it('says of every column what a cell holds', () => {
    expect(columns.map(columnHint).filter((hint) => hint === '')).toEqual([])
  })
})
