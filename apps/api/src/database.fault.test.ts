import { setTimeout } from 'node:timers/promises'
import { extendLogin } from '@hygiene/contracts/member/login/extend-login'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { addCourse, addEnrolment, addPerson } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { proxyTo, type SilentProxy } from '@hygiene/testing/drive/silent-proxy'
import { openPlayer } from '@hygiene/testing/drive/test-player'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from './testing/start-test-api.ts'

/** Shortens the 15 s of production to save half a minute. The second attempt of a call would still come too late. */
const ANSWER_SECONDS = Number(process.env['LAB_ANSWER_SECONDS'] ?? 6)
const BACK_WITHIN_MS = ANSWER_SECONDS * 1000 + 5_000
const VIEWERS = 10

let around: TestApi
let api: TestApi
let proxy: SilentProxy

beforeEach(async () => {
  around = await startTestApi({ LOG_LEVEL: 'silent' })
  proxy = await proxyTo(around.config.DATABASE_URL)
  const env = { LOG_LEVEL: 'silent', DATABASE_ANSWER_SECONDS: String(ANSWER_SECONDS) }
  api = await startTestApi(env, { clock: around.clock, config: { DATABASE_URL: proxy.url } })
})
afterEach(async () => {
  await proxy.stop()
  await api.stop()
  await around.stop()
})

async function addViewers() {
  const course = await addCourse(around.database.db)
  const lectureNo = course.lectures[0]?.lectureNo ?? 0
  const viewers = Array.from({ length: VIEWERS }, async (_, serial) => {
    const person = await addPerson(around.database.db, { userId: `viewer${serial}` })
    const { enrolmentNo } = await addEnrolment(around.database.db, person, course, { status: 'studying' })
    const client = await api.logIn(person.userId)
    const player = await openPlayer(api, client, { enrolmentNo, lectureNo })
    return { client, player, enrolmentNo, acknowledged: 0, statuses: [] as number[] }
  })
  return Promise.all(viewers)
}
type Viewer = Awaited<ReturnType<typeof addViewers>>[number]

async function watch(viewer: Viewer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const sequence = viewer.acknowledged + 1
    const answer = await viewer.player.send({ at: 0, played: 0, sequence }).catch(() => null)
    viewer.statuses.push(answer?.status ?? 0)
    if (answer?.status === 200) viewer.acknowledged = sequence
    else await setTimeout(50)
  }
}

async function timed<T>(call: Promise<T>): Promise<{ answer: T; tookMs: number }> {
  const began = performance.now()
  const answer = await call
  return { answer, tookMs: performance.now() - began }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController()
  const limit = setTimeout(BACK_WITHIN_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('A call was not answered in time')
  })
  limit.catch(() => {})
  try {
    return await Promise.race([work, limit])
  } finally {
    late.abort()
  }
}

function notified(kind: string, figures: object): void {
  if (process.env['LAB_ANSWER_SECONDS']) process.stdout.write(`${kind} ${JSON.stringify(figures)}\n`)
}

describe('silent database connections', () => {
  it('gives up silent connections and loses nothing acknowledged', async () => {
    const viewers = await addViewers()
    let isOver = false
    const watching = viewers.map((viewer) => watch(viewer, () => isOver))
    await eventually(async () => viewers.every(({ acknowledged }) => acknowledged > 3))

    const silentAt = performance.now()
    proxy.fallSilent('established')
    const before = viewers.map(({ acknowledged }) => acknowledged)
    try {
      await eventually(
        async () => viewers.every(({ acknowledged }, place) => acknowledged > (before[place] ?? 0) + 2),
        BACK_WITHIN_MS,
      )
      notified('back', { afterMs: Math.round(performance.now() - silentAt) })
      expect((await fetch(`${api.client.origin}/readyz`)).status).toBe(200)
    } finally {
      isOver = true
      if (performance.now() - silentAt > BACK_WITHIN_MS) await proxy.stop()
      await Promise.all(watching)
    }
    for (const { enrolmentNo, acknowledged, statuses } of viewers) {
      const row = await around.database.db.lectureProgress.findFirstOrThrow({ where: { enrolmentNo } })
      expect(row.lastSequence).toBeGreaterThanOrEqual(acknowledged)
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    }
  }, 120_000)
})

describe('a forgotten table lock', () => {
  it('answers calls on the locked table with 503 in time and only delays all others', async () => {
    const viewers = await addViewers()
    const holder = new pg.Client({ connectionString: around.config.DATABASE_URL })
    await holder.connect()
    try {
      await holder.query('BEGIN; LOCK TABLE "OnlineEnrolment"')
      const locked = Array.from({ length: 20 }, (_, serial) =>
        timed((viewers[serial % VIEWERS] as Viewer).client.call(listOnlineEnrolments, {})),
      )
      const free = viewers.map(({ client }) => timed(client.call(extendLogin, { applicationId: 'edu' })))
      const lockedAnswers = await inTime(Promise.all(locked))
      const freeAnswers = await inTime(Promise.all(free))
      notified('lock', {
        lockedMs: Math.max(...lockedAnswers.map(({ tookMs }) => Math.round(tookMs))),
        freeMs: Math.max(...freeAnswers.map(({ tookMs }) => Math.round(tookMs))),
      })
      expect(new Set(lockedAnswers.map(({ answer }) => answer.status))).toEqual(new Set([503]))
      expect(lockedAnswers[0]?.answer).toMatchObject({ code: -2197 })
      expect(Number(lockedAnswers[0]?.answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(new Set(freeAnswers.map(({ answer }) => answer.status))).toEqual(new Set([200]))
    } finally {
      await holder.end()
    }
    const after = await Promise.all(viewers.map(({ client }) => client.call(listOnlineEnrolments, {})))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
  }, 120_000)
})
