import { cancelInPersonSession } from '@hygiene/contracts/in-person/session/staff/cancel-in-person-session'
import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { readTimetable } from '@hygiene/contracts/in-person/session/staff/read-timetable'
import { saveTimetable } from '@hygiene/contracts/in-person/session/staff/save-timetable'
import type { Branch, InPersonSession } from '@hygiene/db/generated/client'
import { addSession, addVenue } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const reason = '강사 배정'
const at = (time: string, day = '2026-12-10') => new Date(`${day}T${time}:00+09:00`).toISOString()
let scenario: StaffSessionScenario
let instructorNo: number
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  const { db } = scenario.api.database
  const changedAt = scenario.api.clock.now()
  instructorNo = (await db.instructor.create({ data: { name: '윤강의', subjects: ['위생'], changedAt } }))
    .instructorNo
  session = await inVenue(scenario.own)
})
afterAll(() => scenario.api.stop())

async function inVenue(branch: Branch, day = '2026-12-10'): Promise<InPersonSession> {
  const { db } = scenario.api.database
  return addSession(db, { startsAt: new Date(at('10:00', day)), venue: await addVenue(db), branch })
}

const lesson = (from: string, to: string, day?: string) => ({
  instructorNo,
  subject: '식중독 예방',
  startsAt: at(from, day),
  endsAt: at(to, day),
})
const order = ({ sessionNo }: InPersonSession, ...lessons: ReturnType<typeof lesson>[]) => ({
  sessionNo,
  lessons,
  reason,
})
const read = async () => {
  const { client } = await scenario.staff('branch')
  return (await client.call(readTimetable, { sessionNo: session.sessionNo })).entity
}

describe('a timetable', () => {
  it('saves a whole timetable for its branch with the names to choose and logs the save', async () => {
    const { client, employeeNo } = await scenario.staff('branch')
    await client.call(saveTimetable, order(session, lesson('10:00', '12:00'), lesson('13:00', '14:00')))
    expect((await client.call(saveTimetable, order(session, lesson('10:00', '13:00')))).code).toBe(1)
    const { lessons, instructors } = await read()
    expect(lessons).toEqual([
      expect.objectContaining({ instructorName: '윤강의', startsAt: at('10:00'), endsAt: at('13:00') }),
    ])
    expect(instructors.find((one) => one.instructorNo === instructorNo)).toEqual({
      instructorNo,
      name: '윤강의',
      subjects: ['위생'],
      hours: '',
    })
    expect(
      (await auditOf(scenario, employeeNo)).map(({ operation, subjectNo, detail }) => [
        operation,
        subjectNo,
        detail,
      ]),
    ).toEqual([
      ['saveTimetable', session.sessionNo, '강의 2개'],
      ['saveTimetable', session.sessionNo, '강의 1개'],
    ])
  })

  it('refuses a lesson outside the session, an unknown person and another branch', async () => {
    const { client } = await scenario.staff('branch')
    const refusal = async (sent: ReturnType<typeof order>) => (await client.call(saveTimetable, sent)).refusal
    expect(await refusal(order(session, lesson('09:59', '11:00')))).toBe('LESSON_OUTSIDE_SESSION')
    const unknown = { ...lesson('10:00', '11:00'), instructorNo: 2_000_000 }
    expect(await refusal(order(session, unknown))).toBe('INSTRUCTOR_NOT_FOUND')
    const theirs = await inVenue(scenario.other)
    expect(await refusal(order(theirs, lesson('10:00', '11:00')))).toBe('SESSION_NOT_FOUND')
    const { sessionNo } = theirs
    expect((await client.call(readTimetable, { sessionNo })).refusal).toBe('SESSION_NOT_FOUND')
    expect((await read()).lessons).toEqual([])
  })

  it('requires two hours between venues of two branches for one instructor', async () => {
    const { client } = await scenario.staff('education')
    const [far, near] = [await inVenue(scenario.other), await inVenue(scenario.own)]
    await client.call(saveTimetable, order(session, lesson('10:00', '12:00')))
    const refusal = async (of: InPersonSession, from: string, to: string) =>
      (await client.call(saveTimetable, order(of, lesson(from, to)))).refusal
    expect(await refusal(near, '11:59', '13:00')).toBe('INSTRUCTOR_TAKEN')
    expect(await refusal(far, '13:59', '15:00')).toBe('INSTRUCTOR_TOO_FAR')
    expect(await refusal(far, '14:00', '15:00')).toBeNull()
    expect(await refusal(near, '12:00', '12:00')).toBe('LESSON_OUTSIDE_SESSION')
  })

  it('books an instructor once when several venues save concurrently', async () => {
    const { client } = await scenario.staff('headquarters')
    const venues = await Promise.all([1, 2, 3, 4].map(() => inVenue(scenario.own)))
    const answers = await Promise.all(
      venues.map((venue) => client.call(saveTimetable, order(venue, lesson('10:00', '12:00')))),
    )
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(Array<string>(3).fill('INSTRUCTOR_TAKEN'))
    expect(await scenario.api.database.db.sessionLesson.count({ where: { instructorNo } })).toBe(1)
  })

  it('has the database refuse a lesson that passes the lock', async () => {
    const { db } = scenario.api.database
    const { sessionNo } = await inVenue(scenario.own)
    const data = { instructorNo, subject: '위생', startsAt: at('10:00'), endsAt: at('11:00') }
    await db.sessionLesson.create({ data: { ...data, sessionNo } })
    await expect(
      db.sessionLesson.create({ data: { ...data, sessionNo: session.sessionNo } }),
    ).rejects.toThrow('SessionLesson_instructor_once')
  })
})

describe('a timetable of a changed session', () => {
  it('moves a timetable with its session unless the instructor teaches elsewhere then', async () => {
    const { client } = await scenario.staff('education')
    await client.call(saveTimetable, order(session, lesson('10:00', '12:00')))
    const busy = await inVenue(scenario.own, '2026-12-11')
    await client.call(saveTimetable, order(busy, lesson('10:00', '12:00', '2026-12-11')))
    const { sessionNo } = session
    const move = async (startsAt: string) =>
      (await client.call(moveInPersonSession, { sessionNo, startsAt, people: 0, reason })).refusal
    expect(await move(at('10:00', '2026-12-11'))).toBe('INSTRUCTOR_TAKEN')
    expect((await read()).lessons[0]?.startsAt).toBe(at('10:00'))
    expect(await move(at('12:00', '2026-12-11'))).toBeNull()
    expect((await read()).lessons[0]).toMatchObject({
      startsAt: at('12:00', '2026-12-11'),
      endsAt: at('14:00', '2026-12-11'),
    })
  })

  it('frees the instructor when the session is cancelled', async () => {
    const { client } = await scenario.staff('education')
    await client.call(saveTimetable, order(session, lesson('10:00', '12:00')))
    const { sessionNo } = session
    await client.call(cancelInPersonSession, { sessionNo, people: 0, reason })
    expect((await read()).lessons).toEqual([])
    const other = await inVenue(scenario.other)
    expect((await client.call(saveTimetable, order(other, lesson('10:00', '12:00')))).code).toBe(1)
    const again = order(session, lesson('13:00', '14:00'))
    expect((await client.call(saveTimetable, again)).refusal).toBe('SESSION_CANCELLED')
  })
})
