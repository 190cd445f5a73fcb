import { addRegions } from '@hygiene/testing'
import { type DatabaseScenario, openDatabaseScenario } from '@hygiene/testing/open-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renewDistricts } from './renew-districts.ts'

const NOW = new Date('2026-12-01T10:00:00+09:00')
const cityCode = '4111500000'
const INGYE = { code: '4111514100', cityCode, name: '인계동' }
const MAEGYO = { code: '4111513600', cityCode, name: '매교동' }
const JI = { code: '4111513900', cityCode, name: '지동' }

let scenario: DatabaseScenario

beforeEach(async () => {
  scenario = await openDatabaseScenario()
  await addRegions(scenario.database.db)
})
afterEach(() => scenario.stop())

const renew = (listed: (typeof INGYE)[], now = NOW) => renewDistricts(scenario.database.db, listed, now)
const districts = () =>
  scenario.database.db.region.findMany({
    where: { level: 3 },
    orderBy: { code: 'asc' },
    select: { name: true, validFrom: true, validTo: true },
  })

describe('the districts of the table of regions', () => {
  it('are in force always where the table had none; a city that is not known leaves its own out', async () => {
    const stranger = { code: '9911010100', cityCode: '9911000000', name: '먼동' }
    expect(await renew([INGYE, stranger])).toEqual({ added: 1, renamed: 0, closed: 0, homeless: 1 })
    expect(await districts()).toEqual([{ name: '인계동', validFrom: null, validTo: null }])
  })

  it('are new from the day of a later list, renamed by it, and ended the day before it', async () => {
    await renew([INGYE, MAEGYO])
    expect(await renew([{ ...INGYE, name: '새인계동' }, JI])).toEqual({
      added: 1,
      renamed: 1,
      closed: 1,
      homeless: 0,
    })
    expect(await districts()).toEqual([
      { name: '매교동', validFrom: null, validTo: new Date('2026-11-30') },
      { name: '지동', validFrom: new Date('2026-12-01'), validTo: null },
      { name: '새인계동', validFrom: null, validTo: null },
    ])
  })

  it('stay as they are by the same list once more', async () => {
    await renew([INGYE, MAEGYO])
    expect(await renew([INGYE, MAEGYO])).toEqual({ added: 0, renamed: 0, closed: 0, homeless: 0 })
  })

  it('are not ended by a list that was cut off', async () => {
    await renew([INGYE, MAEGYO, JI])
    await expect(renew([INGYE])).rejects.toThrow('less than half')
    expect((await districts()).map(({ validTo }) => validTo)).toEqual([null, null, null])
  })
})
