import { addCourse, addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import { openPlayer } from '@hygiene/testing/drive/test-player'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

let people = 0
async function watcher() {
  people += 1
  const person = await addPerson(api.database.db, { userId: `group${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, {
    status: 'studying',
    watchedSeconds: [2690, 2100],
  })
  const client = await api.logIn(person.userId)
  const lecture = { enrolmentNo, lectureNo: course.lectures[0]?.lectureNo ?? 0 }
  const player = await openPlayer(api, client, lecture)
  await player.send({ at: 2690, played: 0 })
  return { person, enrolmentNo, lecture, player }
}
async function classroom(count: number) {
  const watchers = []
  for (let index = 0; index < count; index += 1) watchers.push(await watcher())
  return watchers
}

describe('concurrent records of many people', () => {
  it('judges each record by its own row: watching, finishing, too early, lost, replayed', async () => {
    const watchers = await classroom(20)
    api.clock.advance(10)
    const answers = await Promise.all(
      watchers.map(({ player }, index) => {
        if (index % 5 === 0) return player.send({ at: 2700, played: 10, status: 1 })
        if (index % 5 === 1) return player.send({ at: 2695, played: 5, status: 1 })
        if (index % 5 === 2) return player.send({ at: 2690, played: 0, sequence: 1 })
        return player.send({ at: 2690 + (index % 5), played: index % 5 })
      }),
    )
    const notified = answers.map((answer) => answer.refusal ?? [answer.entity.credited, answer.entity.status])
    const round = [[10, 1], 'NOT_YET_FULL', [0, 2], [3, 2], [4, 2]]
    expect(notified).toEqual([...round, ...round, ...round, ...round])

    const enrolments = await api.database.db.onlineEnrolment.findMany({
      where: { enrolmentNo: { in: watchers.map(({ enrolmentNo }) => enrolmentNo) } },
      orderBy: { enrolmentNo: 'asc' },
    })
    expect(enrolments.map(({ status }) => status === 'studied')).toEqual(
      watchers.map((_watcher, index) => index % 5 === 0),
    )
  })

  it('does not wait for a record whose row another transaction holds', async () => {
    const [held, ...others] = await classroom(4)
    if (!held) throw new Error('Nobody is here')
    api.clock.advance(5)
    const holder = await api.database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM "OnlineEnrolment" WHERE "enrolmentNo" = $1 FOR UPDATE', [
      held.enrolmentNo,
    ])

    let isAnswered = false
    const waiting = held.player.send({ at: 2695, played: 5 }).then((answer) => {
      isAnswered = true
      return answer
    })
    const answers = await Promise.all(others.map(({ player }) => player.send({ at: 2695, played: 5 })))
    expect(answers.map(({ entity }) => entity.credited)).toEqual([5, 5, 5])
    expect(isAnswered).toBe(false)

    await holder.query('COMMIT')
    holder.release()
    expect((await waiting).entity.credited).toBe(5)
  })
})
