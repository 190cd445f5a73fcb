import { openDoor } from '@hygiene/contracts'
import { consoleUser } from '@hygiene/operations/audit/write-console-audit'
import { addSession } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DoorTown, openDoorTown } from '../../testing/door-town.ts'
import { doorLinkLines } from './door-link-lines.ts'

let town: DoorTown

beforeAll(async () => {
  town = await openDoorTown()
})
afterAll(() => town.api.stop())

const logged = () => town.api.database.db.auditEntry.findMany({ orderBy: { auditNo: 'asc' } })

function make(sessionNo: number, label = '후문') {
  const wanted = { sessionNo, label, publicUrl: 'https://edu.example.or.kr' }
  return doorLinkLines(town.api.database.db, wanted, town.api.clock.now())
}

it('makes a link that opens the door of its session, with the code behind the #', async () => {
  const { sessionNo } = town.session
  const { link, lines } = await make(sessionNo)
  const { origin, pathname, hash, search } = new URL(link ?? '')
  expect([origin, pathname, search]).toEqual(['https://edu.example.or.kr', '/door', ''])
  const { entity } = await town.api.client.call(openDoor, { code: hash.slice(1) })
  expect(entity.sessionNo).toBe(sessionNo)
  expect(lines.join('\n')).toContain('2026.12.10 05:00, closes 2026.12.11 03:00')
  expect(await town.api.database.db.doorPass.count({ where: { label: '후문' } })).toBe(1)
  const made = {
    action: `makeDoorLink 회차 ${sessionNo}`,
    reason: '후문',
    consoleUser: consoleUser(),
  }
  expect(await logged()).toEqual([expect.objectContaining({ ...made, employeeNo: null })])
})

it('makes another code for every door, and the earlier ones stay good', async () => {
  const { sessionNo } = town.session
  const made = [await make(sessionNo, ''), await make(sessionNo, ''), await make(sessionNo, '옆문')]
  const links = made.map(({ link }) => link ?? '')
  expect(new Set(links).size).toBe(3)
  expect((await make(sessionNo, '옆문')).lines).toEqual([
    'The session has a link of that name already; say another --label.',
  ])
  for (const link of links) {
    const { refusal } = await town.api.client.call(openDoor, { code: new URL(link).hash.slice(1) })
    expect(refusal).toBeNull()
  }
})

it('makes none for a session that is not, is cancelled or is over', async () => {
  const { db } = town.api.database
  const cancelled = await addSession(db, { startsAt: new Date('2026-12-20T10:00:00+09:00') })
  await db.inPersonSession.update({
    where: { sessionNo: cancelled.sessionNo },
    data: { status: 'cancelled', cancelledAt: town.api.clock.now() },
  })
  const over = await addSession(db, { startsAt: new Date('2026-12-08T10:00:00+09:00') })
  const before = await db.doorPass.count()
  const log = await logged()
  expect((await make(999_999)).lines).toEqual(['There is no session of that number.'])
  expect((await make(cancelled.sessionNo)).lines).toEqual(['The association cancelled this session.'])
  expect((await make(over.sessionNo)).lines).toEqual(['The day of this session is over.'])
  expect(await db.doorPass.count()).toBe(before)
  expect(await logged()).toEqual(log)
})
