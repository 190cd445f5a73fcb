import { readFileSync } from 'node:fs'

type RegionLevel = 'sido' | 'sigungu'

/** `validTo` is the last day on which the code was in force; a split district has several successors. */
export type RegionRow = {
  code: string
  level: RegionLevel
  name: string
  parentCode: string | null
  areaNo: number | null
  validFrom: string | null
  validTo: string | null
  successors: readonly string[]
}

function readTable(fileName: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`./regions/${fileName}`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
}

function column(row: readonly string[], index: number): string {
  const value = row[index]
  if (value === undefined) throw new Error(`A region row has no column ${index}: ${row.join(',')}`)
  return value
}

function successorsOf(value: string): readonly string[] {
  return value === '' ? [] : value.split('|')
}

function readProvinces(): readonly RegionRow[] {
  return readTable('sido.csv').map((row) => ({
    code: column(row, 0),
    level: 'sido',
    name: column(row, 1),
    parentCode: null,
    areaNo: Number(column(row, 2)),
    validFrom: column(row, 3) || null,
    validTo: column(row, 4) || null,
    successors: successorsOf(column(row, 5)),
  }))
}

function readDistricts(): readonly RegionRow[] {
  return readTable('sigungu.csv').map((row) => ({
    code: column(row, 0),
    level: 'sigungu',
    name: column(row, 1),
    parentCode: column(row, 2),
    areaNo: null,
    validFrom: column(row, 3) || null,
    validTo: column(row, 4) || null,
    successors: successorsOf(column(row, 5)),
  }))
}

/** Provinces first, so that a parent always exists before its districts. */
export function readRegions(): readonly RegionRow[] {
  return [...readProvinces(), ...readDistricts()]
}
