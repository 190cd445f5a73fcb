import { GatewayUnavailable } from '@hygiene/gateways'
import { afterEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment
const EVENING = new Date('2026-11-23T20:00:00+09:00')
const open = async (now = EVENING): Promise<Environment> =>
  (environment = await openEnvironment({ now: () => now }))
afterEach(() => environment.close())

const page = { businessTypeName: '일반음식점', changedSince: null, first: 1, last: 1_000 }

describe('the licence register', () => {
  it('pages by a thousand rows and reports the end of the rows', async () => {
    await open()
    const last = await environment.register.readPage({ ...page, first: 2_001, last: 3_000 })
    if (last.outcome !== 'rows') throw new Error(last.outcome)
    expect([last.total, last.rows.length]).toEqual([2_345, 345])
    expect(await environment.register.readPage({ ...page, first: 3_001, last: 4_000 })).toEqual({
      outcome: 'none',
    })
  })

  it('returns the changes since a day of this week', async () => {
    await open()
    const changes = await environment.register.readPage({ ...page, changedSince: '2026-11-20' })
    expect(changes).toMatchObject({ outcome: 'rows', total: 47 })
  })

  it.each([
    ['08:59', 'rows'],
    ['09:00', 'sent away'],
    ['18:59', 'sent away'],
    ['19:00', 'rows'],
  ])('answers at %s in Seoul with «%s»', async (time, outcome) => {
    await open(new Date(`2026-11-23T${time}:00+09:00`))
    expect(await environment.register.readPage(page)).toMatchObject({ outcome })
  })

  it.each([
    ['more than a thousand rows', { last: 1_001 }, 'ERROR-336'],
    ['no first row', { first: 0, last: 10 }, 'ERROR-331'],
    ['a change of last month', { changedSince: '2026-10-20' }, 'ERROR-303'],
  ])('reports an outage with the error code when the register refuses %s', async (_what, wrong, code) => {
    await open()
    const asked = environment.register.readPage({ ...page, ...wrong })
    await expect(asked).rejects.toThrow(GatewayUnavailable)
    await expect(asked).rejects.toThrow(code)
  })

  it('never includes the key in a failure', async () => {
    await open()
    await environment.control('/control/faults', { service: 'licences', httpStatus: 502 })
    const failure: unknown = await environment.register.readPage(page).catch((error: unknown) => error)
    expect(String(failure)).toContain('answered 502 without JSON')
    expect(String(failure)).not.toContain('test-food-safety-key')
  })
})
