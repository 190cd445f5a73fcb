import { makeSessions } from '@hygiene/contracts/in-person/session/staff/make-sessions'
import { planSessions } from '@hygiene/contracts/in-person/session/staff/plan-sessions'
import { saveTimetable } from '@hygiene/contracts/in-person/session/staff/save-timetable'
import { lockInstructors } from '@hygiene/db/locks'
import { addInPersonCourse, addVenue, interleave } from '@hygiene/testing'
import { seriesOf } from '@hygiene/testing/scenarios/admin-series'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const reason = '하반기 교육 일정'
const NAMES = ['윤강의', '한강의', '오강의'] as const
let scenario: StaffSessionScenario
let instructors: number[] = []
let copied: number

const at = (time: string, day: string) => new Date(`${day}T${time}:00+09:00`)
const db = () => scenario.api.database.db
const admin = async () => (await scenario.staff('branch')).client
async function series(more: object = {}) {
  const { venueNo } = await addVenue(db(), { venueCapacity: 40 })
  return { ...seriesOf({ branchNo: scenario.own.branchNo, venueNo }), ...more }
}
async function made(days: string[], more: object = {}) {
  return (await admin()).call(makeSessions, { ...(await series(more)), days, reason })
}
const lessonsOf = async (sessionNo: number) =>
  (await db().sessionLesson.findMany({ where: { sessionNo }, orderBy: { startsAt: 'asc' } })).map(
    ({ instructorNo, startsAt }) => [instructorNo, startsAt.toISOString()],
  )

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  await addInPersonCourse(db())
  const changedAt = scenario.api.clock.now()
  for (const name of NAMES) {
    const { instructorNo } = await db().instructor.create({ data: { name, subjects: ['위생'], changedAt } })
    instructors.push(instructorNo)
  }
  copied = (await made(['2026-12-10'])).entity.sessionNos[0] ?? 0
  const lessons = instructors.map((instructorNo, hour) => ({
    instructorNo,
    subject: '식중독 예방',
    startsAt: at(`${10 + hour}:00`, '2026-12-10').toISOString(),
    endsAt: at(`${11 + hour}:00`, '2026-12-10').toISOString(),
  }))
  await (await admin()).call(saveTimetable, { sessionNo: copied, lessons, reason })
})
afterAll(() => scenario.api.stop())

it('copies the timetable, except for instructors who teach elsewhere then', async () => {
  const [first = 0, second = 0, third = 0] = instructors
  const busy = (await made(['2026-12-17'])).entity.sessionNos[0] ?? 0
  const startsAt = at('11:30', '2026-12-17').toISOString()
  const taken = {
    instructorNo: second,
    subject: '위생',
    startsAt,
    endsAt: at('12:30', '2026-12-17').toISOString(),
  }
  await (await admin()).call(saveTimetable, { sessionNo: busy, lessons: [taken], reason })
  await db().instructor.update({
    where: { instructorNo: third },
    data: { endedAt: scenario.api.clock.now() },
  })

  const wanted = { ...(await series()), sessionNo: copied }
  const pattern = { kind: 'list' as const, days: ['2026-12-17', '2026-12-18'] }
  const { days } = (await (await admin()).call(planSessions, { ...wanted, pattern })).entity
  expect(
    days.map(({ lessons }) => lessons.map(({ instructorName, refusal }) => [instructorName, refusal])),
  ).toEqual([
    [
      ['윤강의', null],
      ['한강의', 'INSTRUCTOR_TAKEN'],
      ['오강의', 'INSTRUCTOR_ENDED'],
    ],
    [
      ['윤강의', null],
      ['한강의', null],
      ['오강의', 'INSTRUCTOR_ENDED'],
    ],
  ])
  const answer = await (await admin()).call(makeSessions, { ...wanted, days: pattern.days, reason })
  const [one = 0, two = 0] = answer.entity.sessionNos
  expect(await lessonsOf(one)).toEqual([[first, at('10:00', '2026-12-17').toISOString()]])
  expect(await lessonsOf(two)).toEqual([
    [first, at('10:00', '2026-12-18').toISOString()],
    [second, at('11:00', '2026-12-18').toISOString()],
  ])
  await db().instructor.update({ where: { instructorNo: third }, data: { endedAt: null } })
})

it('copies what fits a shorter session and nothing from another branch', async () => {
  const short =
    (await made(['2026-12-21'], { sessionNo: copied, endTime: '12:00' })).entity.sessionNos[0] ?? 0
  expect(await lessonsOf(short)).toHaveLength(2)
  const plain = (await made(['2026-12-22'])).entity.sessionNos[0] ?? 0
  expect(await lessonsOf(plain)).toEqual([])
  const source = await db().inPersonSession.findUniqueOrThrow({ where: { sessionNo: copied } })
  await db().inPersonSession.update({
    where: { sessionNo: copied },
    data: { branchNo: scenario.other.branchNo },
  })
  const strange = (await made(['2026-12-23'], { sessionNo: copied })).entity.sessionNos[0] ?? 0
  expect(await lessonsOf(strange)).toEqual([])
  await db().inPersonSession.update({ where: { sessionNo: copied }, data: { branchNo: source.branchNo } })
})

it('leaves out the part of an instructor who is booked elsewhere during the copy', async () => {
  const [first = 0] = instructors
  const elsewhere = (await made(['2026-12-28'])).entity.sessionNos[0] ?? 0
  const wanted = { ...(await series()), sessionNo: copied, days: ['2026-12-28'], reason }
  const client = await admin()
  const answer = await interleave(
    scenario.api.database,
    async (tx) => {
      await lockInstructors(tx, [first])
      const [startsAt, endsAt] = [at('10:00', '2026-12-28'), at('11:00', '2026-12-28')]
      const lesson = { sessionNo: elsewhere, instructorNo: first, subject: '위생', startsAt, endsAt }
      await tx.sessionLesson.create({ data: lesson })
    },
    () => client.call(makeSessions, wanted),
  )
  expect(await lessonsOf(answer.entity.sessionNos[0] ?? 0)).toHaveLength(2)
})
