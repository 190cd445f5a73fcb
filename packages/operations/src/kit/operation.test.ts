import { retireVenue } from '@hygiene/contracts/in-person/venue/staff/retire-venue'
import { denied } from '@hygiene/domain/verdict'
import { type DatabaseScenario, openDatabaseScenario } from '@hygiene/testing/open-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EmployeeActor } from './actor.ts'
import { isDenied, operation, query } from './operation.ts'

const now = new Date('2026-12-01T10:00:00+09:00')
const actor: EmployeeActor = {
  employeeNo: 1,
  loginNo: '',
  loginId: 'office',
  name: '이담당',
  role: 'education',
  branchNo: null,
  ipAddress: '203.0.113.7',
}

let scenario: DatabaseScenario
beforeEach(async () => {
  scenario = await openDatabaseScenario()
  await scenario.database.db.employee.create({
    data: {
      employeeNo: 1,
      loginId: 'office',
      name: '이담당',
      role: 'education',
      passwordHash: '',
      createdAt: now,
    },
  })
})
afterEach(() => scenario.stop())

const call = () => ({
  db: scenario.database.db,
  input: { venueNo: 7, isRetired: true, reason: '리모델링' },
  actor,
  now,
})
const isNoted = async () => (await scenario.database.db.region.count({ where: { code: '9900000000' } })) > 0
const REGION = { code: '9900000000', level: 1, name: '가상도' }

it('keeps the writes of an allowed operation and returns its result', async () => {
  const retire = operation(retireVenue, async ({ db, input }) => {
    await db.region.create({ data: REGION })
    return { allowed: true, venueNo: input.venueNo }
  })
  expect(await retire(call())).toMatchObject({ venueNo: 7 })
  expect(await isNoted()).toBe(true)
})

const fail = async () => {
  throw new Error('was run')
}

const entries = () =>
  scenario.database.db.auditEntry.findMany({
    omit: { auditNo: true, at: true, loginNo: true, consoleUser: true },
  })

it('writes the log entry that the contract requires with details from the operation', async () => {
  const retire = operation(retireVenue, async ({ input, log }) => {
    log({ detail: '사용 중지' })
    return { venueNo: input.venueNo }
  })
  await retire(call())
  expect(await entries()).toEqual([
    {
      employeeNo: 1,
      memberNo: null,
      operation: 'retireVenue',
      subjectKind: 'venue',
      subjectNo: 7,
      detail: '사용 중지',
      reason: '리모델링',
      ipAddress: '203.0.113.7',
    },
  ])
})

it('reverts the writes of a refused operation and returns the refusal', async () => {
  const retire = operation(retireVenue, async ({ db, log }) => {
    await db.region.create({ data: REGION })
    log({ detail: '사용 중지' })
    return denied('VENUE_IN_USE')
  })
  const verdict = await retire(call())
  expect(verdict).toEqual({ allowed: false, reason: 'VENUE_IN_USE' })
  expect(isDenied(verdict)).toBe(true)
  expect(await isNoted()).toBe(false)
  expect(await entries()).toEqual([])
})

it('keeps the writes of a refusal that requests this and logs nothing', async () => {
  const retire = operation(retireVenue, async ({ db }) => {
    await db.region.create({ data: REGION })
    return { ...denied('VENUE_IN_USE'), keeps: true }
  })
  expect(await retire(call())).toMatchObject({ allowed: false, reason: 'VENUE_IN_USE' })
  expect(await isNoted()).toBe(true)
  expect(await entries()).toEqual([])
})

it('reverts the writes of a failed operation and throws its error', async () => {
  const retire = operation(retireVenue, async ({ db }) => {
    await db.region.create({ data: REGION })
    throw new Error('broken')
  })
  await expect(retire(call())).rejects.toThrow('broken')
  expect(await isNoted()).toBe(false)
})

it('refuses a query whose contract requires a log entry', () => {
  expect(() => query(retireVenue, async () => ({ venueNo: 1 }))).toThrow('declare it by operation()')
})

it('passes the caller, the clock and the outer connection to a query', async () => {
  const { audit: _, ...unlogged } = retireVenue
  const read = query(unlogged, async ({ actor: reader, now: at, db }) => ({
    venueNo: reader.employeeNo + at.getUTCFullYear() + (await db.venue.count()),
  }))
  expect(await read(call())).toEqual({ venueNo: 2027 })
})

it('runs the outside step before the transaction and passes on its result', async () => {
  const retire = operation(
    retireVenue,
    { needs: ['random'], before: async ({ input, random }) => input.venueNo + random() },
    async ({ prepared, log }) => {
      log({ reason: `${prepared}` })
      return { venueNo: 7 }
    },
  )
  await retire({ ...call(), random: () => 0.5 })
  expect(await entries()).toEqual([expect.objectContaining({ reason: '7.5' })])
  expect(retire.needs).toEqual(['random'])
})

it('starts no transaction when the preceding step refuses', async () => {
  const retire = operation(retireVenue, { before: async () => denied('VENUE_NOT_FOUND') }, fail)
  expect(await retire(call())).toEqual({ allowed: false, reason: 'VENUE_NOT_FOUND' })
})

it('runs the following step after the commit and keeps the work when that step refuses', async () => {
  const seen: boolean[] = []
  const retire = operation(
    retireVenue,
    {
      after: async ({ answer }) => {
        seen.push(answer.venueNo === 7 && (await isNoted()))
        return denied('VENUE_NOT_FOUND')
      },
    },
    async ({ db, input }) => {
      await db.region.create({ data: REGION })
      return { venueNo: input.venueNo }
    },
  )
  expect(await retire(call())).toEqual({ allowed: false, reason: 'VENUE_NOT_FOUND' })
  expect(seen).toEqual([true])
  expect(await isNoted()).toBe(true)
})

it('runs no following step after a refusal', async () => {
  const retire = operation(retireVenue, { after: fail }, async () => denied('VENUE_IN_USE'))
  expect(await retire(call())).toEqual({ allowed: false, reason: 'VENUE_IN_USE' })
})

it('logs each member that a list shows and nothing for an empty page', async () => {
  const list = operation(retireVenue, async ({ input, log }) => {
    log({ shown: input.reason === '리모델링' ? [4, 5, 4] : [] })
    return { venueNo: 7 }
  })
  await list(call())
  await list({ ...call(), input: { ...call().input, reason: '' } })
  expect(await entries()).toEqual([
    expect.objectContaining({ memberNo: 4 }),
    expect.objectContaining({ memberNo: 5 }),
  ])
})

it('logs nothing when nothing happened', async () => {
  const retire = operation(retireVenue, async ({ log }) => {
    log(null)
    return { venueNo: 7 }
  })
  await retire(call())
  expect(await entries()).toEqual([])
})
