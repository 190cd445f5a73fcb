import type { ListedRegion, RegionList } from '@hygiene/domain/platform/lookup/region-list'
import { type DatabaseScenario, openDatabaseScenario } from '@hygiene/testing/open-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadRegionList } from './write-regions.ts'

const NOW = new Date('2026-12-01T10:00:00+09:00')
const PALDAL = '4111500000'
const district = (code: string, name: string): ListedRegion => ({ code, level: 3, parentCode: PALDAL, name })
const INGYE = district('4111514100', '인계동')
const MAEGYO = district('4111513600', '매교동')
const JI = district('4111513900', '지동')
const NOTHING = { added: 0, renamed: 0, closed: 0 }

let scenario: DatabaseScenario
let installed: ListedRegion[]

beforeEach(async () => {
  scenario = await openDatabaseScenario()
  const regions = await scenario.database.db.region.findMany({
    where: { validTo: null },
    orderBy: { code: 'asc' },
  })
  installed = regions.map(({ code, level, parentCode, name }) => ({
    code,
    level: level === 1 ? 1 : 2,
    parentCode,
    name,
  }))
})
afterEach(() => scenario.stop())

function update(districts: readonly ListedRegion[], abolished: readonly ListedRegion[] = []) {
  const codes = new Set(abolished.map(({ code }) => code))
  const inForce = [...installed, ...districts].filter(({ code }) => !codes.has(code))
  return updateList({ inForce, abolished: codes })
}
const updateList = (list: RegionList) => loadRegionList(scenario.database.db, list, NOW)
const districts = () =>
  scenario.database.db.region.findMany({
    where: { level: 3 },
    orderBy: { code: 'asc' },
    select: { name: true, validFrom: true, validTo: true },
  })

describe('region migrations', () => {
  it('installs the 16 provinces and their cities in force', () => {
    expect(installed.filter(({ level }) => level === 1)).toHaveLength(16)
    expect(installed.filter(({ level }) => level === 2)).toHaveLength(269)
  })

  it('keeps the 17 specified province codes and gives closed ones a current successor', async () => {
    const codes = [11, 26, 27, 28, 29, 30, 31, 36, 41, 42, 43, 44, 45, 46, 47, 48, 50].map(
      (at) => `${at}00000000`,
    )
    const rows = await scenario.database.db.region.findMany({ where: { code: { in: codes } } })
    expect(rows).toHaveLength(17)
    const current = new Set(rows.map(({ code, validTo, successor }) => (validTo === null ? code : successor)))
    expect([...current].toSorted((a, b) => Number(a) - Number(b))).toEqual(
      installed.filter(({ level }) => level === 1).map(({ code }) => code),
    )
  })

  it('installs no successor for a split district', async () => {
    const split = await scenario.database.db.region.findMany({
      where: { code: { in: ['2811000000', '2826000000'] } },
    })
    expect(split.map(({ successor }) => successor)).toEqual([null, null])
  })
})

describe('updateRegions', () => {
  it('enacts the first districts without a start date', async () => {
    expect(await update([INGYE])).toEqual({ 1: NOTHING, 2: NOTHING, 3: { ...NOTHING, added: 1 } })
    expect(await districts()).toEqual([{ name: '인계동', validFrom: null, validTo: null }])
  })

  it('enacts a new district today, renames one and closes an abolished one', async () => {
    await update([INGYE, MAEGYO])
    const levels = await update([{ ...INGYE, name: '새인계동' }, JI], [MAEGYO])
    expect(levels[3]).toEqual({ added: 1, renamed: 1, closed: 1 })
    expect(await districts()).toEqual([
      { name: '매교동', validFrom: null, validTo: new Date('2026-11-30') },
      { name: '지동', validFrom: new Date('2026-12-01'), validTo: null },
      { name: '새인계동', validFrom: null, validTo: null },
    ])
  })

  it('adds a province with its city', async () => {
    const province: ListedRegion = { code: '5300000000', level: 1, parentCode: null, name: '새도' }
    const city: ListedRegion = { code: '5311000000', level: 2, parentCode: '5300000000', name: '새시' }
    const levels = await update([province, city])
    expect(levels).toEqual({ 1: { ...NOTHING, added: 1 }, 2: { ...NOTHING, added: 1 }, 3: NOTHING })
  })

  it('changes nothing for the same list', async () => {
    await update([INGYE, MAEGYO])
    expect(await update([INGYE, MAEGYO])).toEqual({ 1: NOTHING, 2: NOTHING, 3: NOTHING })
  })

  it('refuses an incomplete list and writes nothing', async () => {
    await update([INGYE, MAEGYO])
    await expect(update([JI, MAEGYO])).rejects.toThrow('incomplete: it does not have 4111514100 인계동')
    expect(await districts()).toHaveLength(2)
  })

  it('refuses a list older than the table', async () => {
    const gwangju: ListedRegion = { code: '2900000000', level: 1, parentCode: null, name: '광주광역시' }
    await expect(update([gwangju])).rejects.toThrow('older than the table: 2900000000 광주광역시')
  })
})
