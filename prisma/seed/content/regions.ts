import { readFileSync } from 'node:fs'

export type RegionLevel = 'sido' | 'sigungu'

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

/** The 17 provinces the specification counts (section 3): as they stood before 2026-07-01, when 29 and 46 became 12. */
export const specificationProvinceCodes = [
  '1100000000',
  '2600000000',
  '2700000000',
  '2800000000',
  '2900000000',
  '3000000000',
  '3100000000',
  '3600000000',
  '4100000000',
  '4300000000',
  '4400000000',
  '4600000000',
  '4700000000',
  '4800000000',
  '5000000000',
  '5100000000',
  '5200000000',
] as const

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
