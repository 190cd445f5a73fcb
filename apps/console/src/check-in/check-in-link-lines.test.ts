import type { InPersonSession } from '@hygiene/db/generated/client'
import { isCheckInOpen } from '@hygiene/domain/in-person/check-in/check-in-hours'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { consoleUser } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { findCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { addSession, frozenClock } from '@hygiene/testing'
import { openDatabaseScenario, type DatabaseScenario } from '@hygiene/testing/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInLinkLines } from './check-in-link-lines.ts'

const clock = frozenClock('2026-12-10T09:30:00+09:00')
let scenario: DatabaseScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openDatabaseScenario()
  session = await addSession(scenario.database.db, { startsAt: new Date('2026-12-10T10:00:00+09:00') })
})
afterAll(() => scenario.stop())

async function openCheckIn(link: string) {
  const pass = await findCheckInPass(scenario.database.db, new URL(link).hash.slice(1))
  return { sessionNo: pass?.sessionNo, isOpen: pass !== null && isCheckInOpen(pass, clock.now()) }
}

const logged = () => scenario.database.db.auditEntry.findMany({ orderBy: { auditNo: 'asc' } })

function make(sessionNo: SessionNo, label = '후문') {
  const wanted = { sessionNo, label, publicUrl: 'https://edu.example.or.kr' }
  return checkInLinkLines(scenario.database.db, wanted, clock.now())
}

it('makes a link that opens the check-in of its session with the code after the #', async () => {
  const { sessionNo } = session
  const { link, lines } = await make(sessionNo)
  const { origin, pathname, search } = new URL(link ?? '')
  expect([origin, pathname, search]).toEqual(['https://edu.example.or.kr', '/check-in', ''])
  expect(await openCheckIn(link ?? '')).toEqual({ sessionNo, isOpen: true })
  expect(lines.join('\n')).toContain('2026.12.10 05:00, closes 2026.12.11 03:00')
  expect(await scenario.database.db.checkInPass.count({ where: { label: '후문' } })).toBe(1)
  const made = {
    operation: 'makeCheckInLink',
    subjectKind: 'session',
    subjectNo: sessionNo,
    reason: '후문',
    consoleUser: consoleUser(),
  }
  expect(await logged()).toEqual([expect.objectContaining({ ...made, employeeNo: null })])
})

it('makes a new code for every check-in and keeps earlier ones valid', async () => {
  const { sessionNo } = session
  const made = [await make(sessionNo, ''), await make(sessionNo, ''), await make(sessionNo, '옆문')]
  const links = made.map(({ link }) => link ?? '')
  expect(new Set(links).size).toBe(3)
  expect((await make(sessionNo, '옆문')).lines).toEqual([
    'The session has a link of that name already; say another --label.',
  ])
  for (const link of links) {
    expect(await openCheckIn(link)).toEqual({ sessionNo, isOpen: true })
  }
})

it('refuses a link for an unknown, cancelled or past session', async () => {
  const { db } = scenario.database
  const cancelled = await addSession(db, { startsAt: new Date('2026-12-20T10:00:00+09:00') })
  await db.inPersonSession.update({
    where: { sessionNo: cancelled.sessionNo },
    data: { status: 'cancelled', cancelledAt: clock.now() },
  })
  const over = await addSession(db, { startsAt: new Date('2026-12-08T10:00:00+09:00') })
  const before = await db.checkInPass.count()
  const log = await logged()
  expect((await make(999_999)).lines).toEqual(['There is no session of that number.'])
  expect((await make(cancelled.sessionNo)).lines).toEqual(['The association cancelled this session.'])
  expect((await make(over.sessionNo)).lines).toEqual(['The day of this session is over.'])
  expect(await db.checkInPass.count()).toBe(before)
  expect(await logged()).toEqual(log)
})
