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
beforeEach(() => api.clock.set('2026-11-21T23:58:00+09:00'))

let people = 0
async function watcher() {
  people += 1
  const person = await addPerson(api.database.db, { userId: `loser${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, { status: 'paid' })
  const client = await api.logIn(person.userId)
  const lecture = { enrolmentNo, lectureNo: course.lectures[0]?.lectureNo ?? 0 }
  const open = () => openPlayer(api, client, lecture)
  const player = await open()
  await player.send({ at: 0, played: 0 })
  return { enrolmentNo, player, open }
}
const lossesOf = async (enrolmentNo: number) => {
  const rows = await api.database.db.watchLoss.findMany({
    where: { enrolmentNo },
    orderBy: [{ lostOn: 'asc' }, { lossReason: 'asc' }],
  })
  return rows.map(({ lostOn, lossReason, records, lostMs }) =>
    [lostOn.toISOString().slice(8, 10), lossReason, records, Number(lostMs)].join(' '),
  )
}

describe('watch time that did not count', () => {
  it('adds up lost time by reason and Seoul day and stores nothing for what counted whole', async () => {
    const { enrolmentNo, player } = await watcher()
    api.clock.advance(60)
    await player.send({ at: 60, played: 60 })
    expect(await lossesOf(enrolmentNo)).toEqual([])
    api.clock.advance(30)
    await player.send({ at: 200, played: 30 })
    api.clock.advance(10)
    await player.send({ at: 30, played: 10 })
    await player.send({ at: 30, played: 10 })
    api.clock.advance(60)
    await player.send({ at: 30, played: 10 })
    expect(await lossesOf(enrolmentNo)).toEqual([
      '21 ALREADY_WATCHED 2 20000',
      '21 SKIPPED_AHEAD 1 110000',
      '22 ALREADY_WATCHED 1 10000',
    ])
  })

  it('stores the loss of a window that another one took over although its record is refused', async () => {
    const { enrolmentNo, player, open } = await watcher()
    api.clock.advance(100)
    await open()
    expect((await player.send({ at: 10, played: 10 })).refusal).toBe('LEASE_LOST')
    expect(await lossesOf(enrolmentNo)).toEqual(['21 LEASE_LOST 1 10000'])
  })

  it('stores no more loss than the lecture, whatever a client claims', async () => {
    const { enrolmentNo, player } = await watcher()
    await player.send({ at: 2700, played: 3000 })
    expect(await lossesOf(enrolmentNo)).toEqual(['21 FASTER_THAN_CLOCK 1 2698000'])
  })

  it('removes lost time with its enrolment', async () => {
    const { enrolmentNo, player, open } = await watcher()
    api.clock.advance(100)
    await open()
    await player.send({ at: 10, played: 10 })
    const { db } = api.database
    await db.lectureProgress.deleteMany({ where: { enrolmentNo } })
    await db.onlineEnrolment.delete({ where: { enrolmentNo } })
    expect(await lossesOf(enrolmentNo)).toEqual([])
  })
})
