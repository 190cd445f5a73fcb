import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enrolmentStatuses } from '@hygiene/domain/education/enrolment/enrolment-status'
import type { VideoState } from '@hygiene/domain/education/video/video-state'
import { keptSince } from '@hygiene/domain/platform/retention/retention'
import { purgeExpiredRows } from '@hygiene/operations/platform/retention/purge-expired-rows'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { type Dice, dice, pick } from '@hygiene/testing/drive/dice'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantVideo, plantLecture } from '../testing/expired-videos.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { tendVideos } from './tend-videos.ts'

const NOW = new Date('2026-11-22T03:10:00+09:00')
const DAY_MS = 86_400_000
const FILE = 'index.m3u8'
const STATUSES = enrolmentStatuses.filter((status) => status !== 'revoked')
let worker: TestWorker
let enrolmentNos: number[] = []

beforeAll(async () => {
  worker = await startTestWorker()
  const { db } = worker.database
  enrolmentNos = []
  for (const status of STATUSES) {
    const person = await addPerson(db, { userId: `watch${status}` })
    enrolmentNos.push((await addEnrolment(db, person, worker.course, { status })).enrolmentNo)
  }
})
afterAll(() => worker.stop())

const folderOf = (mediaKey: string) => join(worker.directory, 'lectures/media', mediaKey)
const fileOf = (mediaKey: string) => join(folderOf(mediaKey), FILE)
const partsOf = (videoNo: number) => join(worker.directory, 'lectures/parts', String(videoNo))
async function fill(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, FILE), 'video')
}
async function run(): Promise<void> {
  await purgeExpiredRows({ db: worker.database.db, files: worker.storage, batch: 7 }, NOW)
  await tendVideos(worker.deps)
}

const STATES = ['uploading', 'captions', 'ready', 'failed'] as const satisfies readonly VideoState[]

async function randomLecture(roll: Dice) {
  const { db } = worker.database
  const shown = 1 + roll(4)
  const lectureNo = await plantLecture(db, shown)
  const watched = new Set<number>()
  for (const [at, enrolmentNo] of enrolmentNos.entries()) {
    if (roll(4) > 0) continue
    const videoEdition = 1 + roll(shown)
    const finishedAt = roll(3) === 0 ? NOW : null
    await db.lectureProgress.create({ data: { enrolmentNo, lectureNo, videoEdition, finishedAt } })
    const isRunning = ['paid', 'studying'].includes(STATUSES[at] ?? '')
    if (isRunning && finishedAt === null) watched.add(videoEdition)
  }
  const videos = []
  for (let edition = 1; edition <= shown + 1; edition += 1) {
    const state = edition > shown ? pick(STATES, roll(4)) : edition === shown ? 'published' : 'replaced'
    const daysAgo = pick([1, 29, 32, 364, 367, 900], roll(6))
    const isByHand = edition === 1 && roll(4) === 0
    const at = new Date(NOW.getTime() - daysAgo * DAY_MS)
    const video = await plantVideo(db, { lectureNo, edition, state, at, isByHand })
    if (edition === shown)
      await db.lecture.update({ where: { lectureNo }, data: { mediaKey: video.mediaKey } })
    await fill(folderOf(video.mediaKey))
    const goes =
      (state === 'replaced' && daysAgo > 365 && !isByHand && !watched.has(edition)) ||
      ((state === 'uploading' || state === 'failed') && daysAgo > 30)
    videos.push({ ...video, stays: !goes })
  }
  return videos
}

it.each([1, 2])('keeps exactly the videos that may still be watched: world %i', async (seed) => {
  const roll = dice(seed)
  const videos = []
  for (let at = 0; at < 25; at += 1) videos.push(...(await randomLecture(roll)))
  await run()
  const wrong = videos.filter(({ mediaKey, stays }) => existsSync(fileOf(mediaKey)) !== stays)
  expect(wrong).toEqual([])
  expect(videos.filter(({ stays }) => !stays).length).toBeGreaterThan(8)
})

it('removes a video once on concurrent runs and keeps its row for the credit', async () => {
  const { db } = worker.database
  const at = new Date(keptSince('videos', NOW).getTime() - 1000)
  const lectureNo = await plantLecture(db, 2)
  const { videoNo, mediaKey } = await plantVideo(db, { lectureNo, edition: 1, state: 'replaced', at })
  await fill(folderOf(mediaKey))
  await Promise.all([run(), run()])
  const video = await db.lectureVideo.findUniqueOrThrow({ where: { videoNo } })
  expect(video).toMatchObject({ state: 'replaced', durationSeconds: 600, convertedAt: null })
  expect([video.removedAt !== null, existsSync(fileOf(mediaKey))]).toEqual([true, false])
})

it('removes every part of an abandoned upload, also parts without a row', async () => {
  const { db } = worker.database
  const at = new Date(keptSince('videoUploads', NOW).getTime() - 1000)
  const lectureNo = await plantLecture(db, 1)
  const { videoNo } = await plantVideo(db, { lectureNo, edition: 2, state: 'uploading', at })
  await db.lectureVideoPart.create({
    data: { videoNo, fromByte: 0, sizeBytes: 4, fileKey: `lectures/parts/${videoNo}/0-a` },
  })
  await fill(partsOf(videoNo))
  await db.lectureVideo.update({ where: { videoNo }, data: { partAt: NOW } })
  await run()
  expect(existsSync(join(partsOf(videoNo), FILE))).toBe(true)
  await db.lectureVideo.update({ where: { videoNo }, data: { partAt: at } })
  await run()
  const video = await db.lectureVideo.findUniqueOrThrow({ where: { videoNo }, include: { parts: true } })
  expect(video).toMatchObject({ state: 'stopped', parts: [] })
  expect(existsSync(join(partsOf(videoNo), FILE))).toBe(false)
})

it('keeps parts until no browser can add another one', async () => {
  const { db } = worker.database
  const lectureNo = await plantLecture(db, 1)
  const { videoNo } = await plantVideo(db, { lectureNo, edition: 2, state: 'stopped', at: NOW })
  const addressedUntil = (ms: number) =>
    db.lectureVideo.update({ where: { videoNo }, data: { addressedUntil: new Date(Date.now() + ms) } })
  await fill(partsOf(videoNo))
  await addressedUntil(60_000)
  await run()
  expect(existsSync(join(partsOf(videoNo), FILE))).toBe(true)
  await addressedUntil(-1000)
  await run()
  expect(existsSync(join(partsOf(videoNo), FILE))).toBe(false)
})
