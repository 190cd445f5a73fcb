import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { consoleUser } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { addSession, addVenue, frozenClock } from '@hygiene/testing'
import { openDatabaseScenario, type DatabaseScenario } from '@hygiene/testing/open-database'
import { bookSomebody, REASON, stateOf } from '@hygiene/testing/scenarios/session-people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

const WHY = '전화 확인'

let scenario: DatabaseScenario
let session: InPersonSession
const clock = frozenClock()

beforeAll(async () => {
  scenario = await openDatabaseScenario()
})
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00+09:00')
  session = await addSession(scenario.database.db, { startsAt: new Date('2026-12-10T01:00:00Z') })
})
afterAll(() => scenario.stop())

async function type(...typed: string[]): Promise<{ isDone: boolean; said: string }> {
  const why = typed[0] === 'list' || typed.includes('--reason') ? [] : ['--reason', WHY]
  const command = readArguments([...typed, ...why])
  if (!command) throw new Error('not understood')
  const lines: string[] = []
  const isDone = await runCommand(
    {
      db: scenario.database.db,
      publicUrl: 'https://edu.example.org',
      now: clock.now,
      print: (line) => void lines.push(line),
    },
    command,
  )
  return { isDone, said: lines.join('\n') }
}

const no = (): string => String(session.sessionNo)
const current = (): Promise<InPersonSession> =>
  scenario.database.db.inPersonSession.findUniqueOrThrow({ where: { sessionNo: Number(no()) } })

async function jobs(kind: string, payload: object): Promise<number> {
  return scenario.database.db.outbox.count({ where: { kind, payload: { equals: payload } } })
}

async function logged(): Promise<[string, string, string, number | null][]> {
  const rows = await scenario.database.db.auditEntry.findMany({
    where: { subjectKind: 'session', subjectNo: Number(no()), consoleUser: consoleUser(), employeeNo: null },
    orderBy: { auditNo: 'asc' },
  })
  return rows.map(({ operation, detail, reason, memberNo }) => [operation, detail, reason, memberNo])
}

describe('the session list', () => {
  it('lists coming sessions with their seats and booked members without names', async () => {
    const past = await addSession(scenario.database.db, { startsAt: new Date('2026-11-20T01:00:00Z') })
    const { booking, person } = await bookSomebody(scenario, null, session)
    const { said } = await type('list')
    expect(await logged()).toEqual([])
    expect(said).toContain(`${no()}  2026.12.10 (목) 10:00~17:00  수원 교육장`)
    expect(said).toContain('1 of 30 seats, 0 in the queue  open')
    expect(said).not.toContain(`${past.sessionNo}  2026.11.20`)

    const shown = await type('show', no(), '--reason', '전화 문의')
    expect(await logged()).toEqual([['readRoster', '', '전화 문의', person.memberNo]])
    expect(shown.said).toMatch(
      new RegExp(`${booking.applicationNo}  김\\*자 010-\\*{4}-\\d{4}  sold  새마음 식당 paid`),
    )
    expect((await type('show', '2000000')).isDone).toBe(false)
  })
})

describe('the cancellation of a session', () => {
  it('closes the session immediately and hands its members over once', async () => {
    await bookSomebody(scenario, null, session)
    expect(await type('cancel', no(), '--reason', REASON)).toMatchObject({ isDone: true })
    expect(await current()).toMatchObject({
      status: 'cancelled',
      cancelReason: REASON,
      cancelledAt: clock.now(),
      replacedByNo: null,
    })
    expect(await type('cancel', no(), '--reason', '다시')).toMatchObject({
      isDone: false,
      said: 'Nothing was changed: the session is cancelled already.',
    })
    expect(await jobs('wind-up-session', { sessionNo: Number(no()) })).toBe(1)
    expect(await logged()).toEqual([['cancelInPersonSession', '', REASON, null]])
    expect((await type('show', no())).said).toContain('1 are still to be told and settled')
  })

  it.each([
    ['--to', '2000000', 'no session of that number'],
    ['--to', 'itself', 'is the same one'],
  ])('refuses a cancellation with %s %s', async (option, to, why) => {
    const { isDone, said } = await type(
      'cancel',
      no(),
      '--reason',
      REASON,
      option,
      to === 'itself' ? no() : to,
    )
    expect(isDone).toBe(false)
    expect(said).toContain(why)
    expect((await current()).status).toBe('open')
    expect(await logged()).toEqual([])
  })
})

describe('the move of a session', () => {
  it('gives every member the new time and venue, a message and a new slip', async () => {
    const venue = await addVenue(scenario.database.db, { name: '용인 교육장', venueCapacity: 20 })
    const paid = await bookSomebody(scenario, null, session)
    const queue = await bookSomebody(scenario, null, session, { seat: 'waiting' })
    const left = await bookSomebody(scenario, null, session, { seat: 'released' })
    const pass = { codeHash: no().padStart(64, '0'), validFrom: session.startsAt, validUntil: session.endsAt }
    const { checkInPassNo } = await scenario.database.db.checkInPass.create({
      data: { ...pass, sessionNo: session.sessionNo, createdAt: clock.now() },
    })
    const starts = ['--starts', '2026-12-11 13:00', '--venue', String(venue.venueNo)]
    expect(await type('move', no(), ...starts, '--reason', '누수')).toMatchObject({ isDone: true })
    const detail = `2026.12.11 13:00, 교육장 ${venue.venueNo}`
    expect(await logged()).toEqual([['moveInPersonSession', detail, '누수', null]])

    expect(await current()).toMatchObject({
      startsAt: new Date('2026-12-11T04:00:00Z'),
      endsAt: new Date('2026-12-11T11:00:00Z'),
      applyClosesAt: new Date(session.applyClosesAt.getTime() + 27 * 3_600_000),
      venueNo: venue.venueNo,
      capacity: 20,
    })
    expect(await stateOf(scenario, paid)).toMatchObject({
      seat: 'sold',
      notified: ['sessionMoved'],
      exceptionText: null,
    })
    expect(await stateOf(scenario, queue)).toMatchObject({ seat: 'waiting', notified: ['sessionMoved'] })
    expect((await stateOf(scenario, left)).notified).toEqual([])
    expect(
      await jobs('issue-enrolment-slip', { inPersonEnrolmentNo: paid.enrolments[0]?.inPersonEnrolmentNo }),
    ).toBe(1)
    const checkIn = await scenario.database.db.checkInPass.findUniqueOrThrow({ where: { checkInPassNo } })
    expect(checkIn.validFrom).toEqual(new Date('2026-12-11T04:00:00Z'))
  })

  it('shortens holds, repeats open offers and shows staff members with two venues at once', async () => {
    const { db } = scenario.database
    const other = await addSession(db, {
      startsAt: new Date('2026-12-04T01:00:00Z'),
      venue: await addVenue(db, { name: '용인 교육장' }),
    })
    const account = await bookSomebody(scenario, null, session, {
      seat: 'held',
      heldUntil: new Date('2026-12-08T01:00:00Z'),
    })
    const offered = await bookSomebody(scenario, null, session, { seat: 'waiting' })
    await scenario.database.db.waitingEntry.updateMany({
      where: { applicationNo: offered.booking.applicationNo },
      data: { status: 'offered', offeredAt: clock.now(), offerUntil: new Date('2026-11-22T01:00:00Z') },
    })
    const busy = await bookSomebody(scenario, null, session)
    const twice = await scenario.database.db.application.create({ data: { memberNo: busy.person.memberNo } })
    await scenario.database.db.booking.create({
      data: {
        applicationNo: twice.applicationNo,
        memberNo: busy.person.memberNo,
        sessionNo: other.sessionNo,
        seat: 'sold',
        bookedAt: clock.now(),
      },
    })
    await type('move', no(), '--starts', '2026-12-04 14:00')

    const { heldUntil } = await scenario.database.db.booking.findUniqueOrThrow({
      where: { applicationNo: account.booking.applicationNo },
    })
    expect(heldUntil).toEqual(new Date('2026-12-04T05:00:00Z'))
    expect((await stateOf(scenario, offered)).notified).toEqual(['sessionMoved', 'seatOffered'])
    expect(await stateOf(scenario, busy)).toMatchObject({
      seat: 'sold',
      exceptionText: expect.stringContaining('다른 집합교육'),
    })
    const { said } = await type('exceptions')
    expect(said).toContain(`  ${busy.booking.applicationNo}  김*자`)
    const shown = { operation: 'readBookingExceptions', memberNo: busy.person.memberNo, employeeNo: null }
    expect(await scenario.database.db.auditEntry.count({ where: shown })).toBe(1)
  })

  it('refuses a venue that is too small and changes nothing', async () => {
    const closet = await addVenue(scenario.database.db, { name: '작은 교육장', venueCapacity: 1 })
    await bookSomebody(scenario, null, session)
    await bookSomebody(scenario, null, session)
    const { isDone, said } = await type('move', no(), '--venue', String(closet.venueNo))
    expect({ isDone, said }).toMatchObject({
      isDone: false,
      said: expect.stringContaining('more seats are taken'),
    })
    expect(await current()).toMatchObject({ venueNo: session.venueNo, capacity: 30 })
    expect((await type('move', no(), '--venue', '2000000')).said).toContain('no venue')
  })
})

it('settles attendance and logs the member of the record', async () => {
  const { booking, person } = await bookSomebody(scenario, null, session)
  clock.set('2026-12-12T09:00:00+09:00')
  const settling = await type('settle', String(booking.applicationNo), '--absent', '--reason', '통화')
  expect(settling).toEqual({ isDone: true, said: 'Settled.' })
  const entry = {
    operation: 'decidePresence',
    subjectKind: 'application',
    subjectNo: booking.applicationNo,
    detail: '불참',
    reason: '통화',
  }
  const of = { memberNo: person.memberNo, consoleUser: consoleUser(), at: clock.now() }
  expect(await scenario.database.db.auditEntry.count({ where: { ...entry, ...of } })).toBe(1)
})

it('settles no attendance without a booking', async () => {
  expect(await type('settle', '2000000', '--present')).toEqual({
    isDone: false,
    said: 'Nothing was changed: there is no in-person application of that number.',
  })
})

it('runs as «pnpm sessions»', () => {
  const entry = fileURLToPath(new URL('../sessions.ts', import.meta.url))
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [entry, ...args], {
      env: { ...process.env, DATABASE_URL: scenario.url },
      encoding: 'utf8',
    })
  expect(run('show', no(), '--reason', WHY)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('수원 교육장'),
  })
  expect(run('show', '2000000', '--reason', WHY)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('no session'),
  })
  expect(run('sell')).toMatchObject({ status: 2, stderr: expect.stringContaining('pnpm sessions list') })
})
