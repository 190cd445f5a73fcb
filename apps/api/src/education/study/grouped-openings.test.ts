import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { groupedOpening } from '@hygiene/operations/education/study/group-openings'
import { addCourse, addEnrolment, addPerson, interleave, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let others: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  others = await addCourse(api.database.db, {
    industryType: 2,
    lectures: [{ title: '급식', durationSeconds: 60 }],
  })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

let people = 0
type Wanted = Parameters<typeof addEnrolment>[3]
async function student(wanted: Wanted = { status: 'paid', watchedSeconds: [600] }) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `crowd${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, wanted)
  const client = await api.logIn(person.userId)
  const open = (more: object = {}) => client.call(openLecture, { ...lectureOf(enrolmentNo), ...more })
  return { person, enrolmentNo, open }
}
const lectureOf = (enrolmentNo: number) => ({ enrolmentNo, lectureNo: course.lectures[0]?.lectureNo ?? 0 })
async function classroom(wanted: readonly Wanted[]) {
  const students = []
  for (const one of wanted) students.push(await student(one))
  return students
}
const stored = (enrolmentNo: number) =>
  api.database.db.lectureProgress.findUnique({ where: { enrolmentNo_lectureNo: lectureOf(enrolmentNo) } })

async function stateOf({ person: { memberNo }, enrolmentNo }: Awaited<ReturnType<typeof student>>) {
  const { db } = api.database
  const { status } = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  const lease = (await db.playerLease.findUnique({ where: { memberNo } }))?.leaseNo ?? null
  return { status, lease, progress: (await stored(enrolmentNo))?.leaseNo ?? null }
}

describe('concurrent openings by many people', () => {
  it('judges each opening by its row: new, begun, unpaid, seen, playing elsewhere, taken over', async () => {
    const round: Wanted[] = [
      { status: 'paid' },
      { status: 'studying', watchedSeconds: [600] },
      { status: 'applied' },
      { status: 'studying', watchedSeconds: [2700] },
      { status: 'studying', watchedSeconds: [90] },
      { status: 'studying', watchedSeconds: [120] },
    ]
    const students = await classroom([...round, ...round])
    for (const [place, { open }] of students.entries()) if (place % 6 > 3) await open()
    const answers = await Promise.all(
      students.map(({ open }, place) => open(place % 6 === 5 ? { takeOver: 1 } : {})),
    )
    const notified = answers.map((answer) => answer.refusal ?? answer.entity.info.studyTime)
    const expected = [0, 600, 'NOT_PAID', 'LECTURE_FINISHED', 'PLAYER_OPEN_ELSEWHERE', 120]
    expect(notified).toEqual([...expected, ...expected])

    const states = await Promise.all(students.map(stateOf))
    const given = answers.map((answer) => (answer.refusal ? null : answer.entity.lease.leaseNo))
    const kinds = states.map(({ status, lease, progress }, place) => {
      const isGiven = lease !== null && lease === given[place]
      return [status, isGiven ? 'given' : lease && 'kept', lease === progress]
    })
    const kept = [
      ['studying', 'given', true],
      ['studying', 'given', true],
      ['applied', null, true],
      ['studying', null, true],
      ['studying', 'kept', true],
      ['studying', 'given', true],
    ]
    expect(kinds).toEqual([...kept, ...kept])
  })

  it.each([
    ['enrolment', 'SELECT 1 FROM "OnlineEnrolment" WHERE "memberNo" = $1 FOR UPDATE'],
    ['lease', 'SELECT 1 FROM "PlayerLease" WHERE "memberNo" = $1 FOR UPDATE'],
  ])('does not wait for a person whose %s another transaction holds', async (_what, lock) => {
    const [held, ...free] = await classroom([undefined, undefined, undefined, undefined])
    if (!held) throw new Error('The classroom is empty')
    await held.open()
    const holder = await api.database.pool.connect()
    await holder.query('BEGIN')
    await holder.query(lock, [held.person.memberNo])

    let isAnswered = false
    const waiting = held.open({ takeOver: 1 }).then((answer) => {
      isAnswered = true
      return answer
    })
    const answers = await Promise.all(free.map(({ open }) => open()))
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(isAnswered).toBe(false)

    await holder.query('COMMIT')
    holder.release()
    expect((await waiting).entity.info.studyTime).toBe(600)
  })
})

describe('a delayed opening', () => {
  it('continues from the credit that was stored during the wait', async () => {
    const { enrolmentNo, open } = await student()
    const answer = await interleave(
      api.database,
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "OnlineEnrolment" WHERE "enrolmentNo" = ${enrolmentNo} FOR UPDATE`
        await tx.lectureProgress.update({
          where: { enrolmentNo_lectureNo: lectureOf(enrolmentNo) },
          data: { creditedMs: 660_000 },
        })
      },
      () => open(),
    )
    expect(answer.entity.info.studyTime).toBe(660)
    expect(await stored(enrolmentNo)).toMatchObject({ creditedMs: 660_000 })
  })

  it('refuses an opening when the course was refunded during the wait and leaves no player', async () => {
    const { person, enrolmentNo, open } = await student()
    const answer = await interleave(
      api.database,
      (tx) => tx.onlineEnrolment.update({ where: { enrolmentNo }, data: { status: 'refunded' } }),
      () => open(),
    )
    expect(answer.refusal).toBe('ENROLMENT_ENDED')
    expect(await api.database.db.playerLease.count({ where: { memberNo: person.memberNo } })).toBe(0)
    expect(await stored(enrolmentNo)).toMatchObject({ leaseNo: null })
  })
})

it('gives the player to one of two courses that a person opens concurrently on two servers', async () => {
  const { db, pool } = api.database
  const [one, another] = [groupedOpening(pool), groupedOpening(pool)]
  for (let round = 0; round < 3; round += 1) {
    const { person, enrolmentNo } = await student()
    const other = await addEnrolment(db, person, others, { status: 'paid', licenceNo: `77${people}` })
    const { memberNo } = person
    const { loginNo } = await db.login.findFirstOrThrow({ where: { memberNo, endedAt: null } })
    const who = { memberNo, loginNo, heldLeaseNo: null, isTakeOver: false, now: api.clock.now() }
    const elsewhere = { enrolmentNo: other.enrolmentNo, lectureNo: others.lectures[0]?.lectureNo ?? 0 }
    const notified = await Promise.all([
      one({ ...who, ...lectureOf(enrolmentNo) }),
      another({ ...who, ...elsewhere }),
    ])
    const leases = notified.flatMap((answer) => (answer.allowed ? [answer.leaseNo] : []))
    const refusals = notified.flatMap((answer) => (answer.allowed ? [] : [answer.reason]))
    expect(refusals).toEqual(['PLAYER_OPEN_ELSEWHERE'])
    expect(leases).toEqual([(await db.playerLease.findUniqueOrThrow({ where: { memberNo } })).leaseNo])
    const begun = await db.onlineEnrolment.count({ where: { memberNo, status: 'studying' } })
    expect(begun).toBe(1)
  }
})
