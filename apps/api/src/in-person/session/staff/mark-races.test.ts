import { markPresence } from '@hygiene/contracts/in-person/check-in/staff/mark-presence'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { mergeAttendance } from '@hygiene/operations/in-person/check-in/attendance/merge-attendance'
import { makeCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { interleave } from '@hygiene/testing'
import { handIn, scanOf } from '@hygiene/testing/scenarios/check-in-scenario'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const PEOPLE = 12

let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  session = await scenario.session('2026-12-10')
  scenario.api.clock.set('2026-12-10T10:24:00+09:00')
})
afterAll(() => scenario.api.stop())

const by = { direction: 'in', reasonCode: 'idChecked', text: '' } as const
const at = (time: string) => new Date(`2026-12-10T${time}+09:00`)

async function booked() {
  const all = []
  for (let count = 0; count < PEOPLE; count += 1)
    all.push((await scenario.book(session)).booking.applicationNo)
  return all
}

it('keeps the earlier arrival of a manual mark and a concurrent scan and loses neither', async () => {
  const { db } = scenario.api.database
  const people = await booked()
  const { code } = await makeCheckInPass(db, session, '정문', scenario.api.clock.now())
  const { client } = await scenario.staff('education')
  const answers = await Promise.all(
    people.map(async (applicationNo) =>
      Promise.all([
        client.call(markPresence, { ...by, applicationNo }),
        handIn({ api: scenario.api, code }, [scanOf({ applicationNo }, 'in', '09:41:00')]),
      ]),
    ),
  )
  for (const [place, applicationNo] of people.entries()) {
    const [marked, scanned] = answers[place] ?? []
    expect(scanned?.entity.results[0]?.outcome).toBe('taken')
    expect(await db.attendance.findFirst({ where: { applicationNo } })).toMatchObject({
      inAt: at('09:41:00'),
    })
    expect(await db.handMark.count({ where: { applicationNo } })).toBe(marked?.code === 1 ? 1 : 0)
  }
})

it('keeps the earlier instant when a manual mark waits for a scan being written', async () => {
  const { database } = scenario.api
  const { applicationNo } = (await scenario.book(session)).booking
  const { client } = await scenario.staff('education')
  const scanned = new Map([[applicationNo, { inAt: at('09:41:00'), outAt: null }]])
  const answer = await interleave(
    database,
    (db) => mergeAttendance(db, session.sessionNo, scanned, scenario.api.clock.now()),
    () => client.call(markPresence, { ...by, applicationNo }),
  )
  expect(answer.code).toBe(1)
  expect(await database.db.attendance.findFirst({ where: { applicationNo } })).toMatchObject({
    inAt: at('09:41:00'),
  })
})

it('makes one mark when two employees mark one person concurrently', async () => {
  const people = await booked()
  const employees = [await scenario.staff('education'), await scenario.staff('education')]
  for (const applicationNo of people) {
    const answers = await Promise.all(
      employees.map(({ client }) => client.call(markPresence, { ...by, applicationNo })),
    )
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['ALREADY_MARKED', 'done'])
    expect(await scenario.api.database.db.handMark.count({ where: { applicationNo } })).toBe(1)
  }
})
