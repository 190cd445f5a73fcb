import { randomBytes, randomUUID } from 'node:crypto'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { changeLecture } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { countVideoPart } from '@hygiene/contracts/education/video/staff/count-video-part'
import { publishVideo } from '@hygiene/contracts/education/video/staff/publish-video'
import { lockLecture } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { openStorage, type Storage } from '@hygiene/gateways'
import { claimVideo } from '@hygiene/operations/education/video/claim-video'
import { interleave } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type VideoAdmin, openVideoAdmin } from '../../../testing/video-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: VideoAdmin
let lectureNo = 0
let storage: Storage

beforeAll(async () => {
  api = await startTestApi()
  admin = await openVideoAdmin(api)
  storage = await openStorage(api.config)
})
afterAll(() => api.stop())
beforeEach(async () => {
  lectureNo = (await admin.client.call(addLecture, { title: '여름철 식중독' })).entity.lectureNo
})

const videoOf = (videoNo: number) => api.database.db.lectureVideo.findUniqueOrThrow({ where: { videoNo } })
async function putPart(videoNo: number) {
  const partName = `0-500-${randomUUID()}`
  const fileKey = `lectures/parts/${videoNo}/${partName}`
  await storage.put(fileKey, randomBytes(500))
  return { partName, fileKey }
}
const during = <T>(first: (tx: Transaction) => Promise<unknown>, second: () => Promise<T>) =>
  interleave(
    api.database,
    async (tx) => {
      await lockLecture(tx, lectureNo)
      await first(tx)
    },
    second,
  )

describe('concurrent changes of a video', () => {
  it('refuses the second of two parts for one byte and reports the received length', async () => {
    const bytes = randomBytes(1000)
    const { videoNo, uploadPath } = (await admin.begin(lectureNo, bytes)).entity
    const answer = await during(
      async (tx) => {
        const fileKey = `lectures/parts/${videoNo}/0-first`
        await tx.lectureVideoPart.create({ data: { videoNo, fromByte: 0, sizeBytes: 400, fileKey } })
        await tx.lectureVideo.update({ where: { videoNo }, data: { receivedBytes: 400 } })
      },
      () => admin.tus('PATCH', uploadPath, { offset: 0, body: bytes.subarray(0, 400) }),
    )
    expect(answer.status).toBe(409)
    expect((await admin.tus('HEAD', uploadPath)).offset).toBe(400)
  })

  it('drops the second of two overlapping parts and removes its bytes', async () => {
    const { videoNo } = (await admin.begin(lectureNo, randomBytes(1000))).entity
    const { partName, fileKey } = await putPart(videoNo)
    const counted = await during(
      async (tx) => {
        const first = `lectures/parts/${videoNo}/0-first`
        await tx.lectureVideoPart.create({ data: { videoNo, fromByte: 0, sizeBytes: 400, fileKey: first } })
        await tx.lectureVideo.update({ where: { videoNo }, data: { receivedBytes: 400 } })
      },
      () => admin.client.call(countVideoPart, { videoNo, partName }),
    )
    expect(counted.refusal).toBe('VIDEO_PART_NOT_WANTED')
    expect(await videoOf(videoNo)).toMatchObject({ receivedBytes: 400 })
    expect(await storage.exists(fileKey)).toBe(false)
  })

  it('counts no part of a video given up concurrently and removes its bytes', async () => {
    const { videoNo } = (await admin.begin(lectureNo, randomBytes(1000))).entity
    const { partName, fileKey } = await putPart(videoNo)
    const counted = await during(
      (tx) => tx.lectureVideo.update({ where: { videoNo }, data: { state: 'stopped' } }),
      () => admin.client.call(countVideoPart, { videoNo, partName }),
    )
    expect(counted.refusal).toBe('VIDEO_NOT_OPEN')
    expect(await videoOf(videoNo)).toMatchObject({ receivedBytes: 0 })
    expect(await storage.exists(fileKey)).toBe(false)
  })

  it('reports a video as busy to the second of two concurrent workers', async () => {
    const videoNo = await admin.send(lectureNo, randomBytes(100))
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const progressAt = api.clock.now()
    const claim = await during(
      (tx) =>
        tx.lectureVideo.update({ where: { videoNo }, data: { workerNo: first, progressAt, attempts: 1 } }),
      () => claimVideo(api.database.db, videoNo, second, progressAt),
    )
    expect(claim.outcome).toBe('busy')
    expect(await videoOf(videoNo)).toMatchObject({ workerNo: first, attempts: 1 })
  })

  it('sees the published video when a replacement is begun during the publication', async () => {
    const videoNo = await admin.converted(lectureNo, 600, 'ready')
    const begun = await during(
      (tx) =>
        tx.lectureVideo.update({
          where: { videoNo },
          data: { state: 'published', publishedAt: api.clock.now() },
        }),
      () => admin.begin(lectureNo, randomBytes(1000)),
    )
    expect(begun.code).toBe(1)
    expect(await videoOf(begun.entity.videoNo)).toMatchObject({ edition: 2, state: 'uploading' })
  })

  it('never shows a video that is given up during its publication', async () => {
    const videoNo = await admin.converted(lectureNo, 600, 'ready')
    const published = await during(
      (tx) => tx.lectureVideo.update({ where: { videoNo }, data: { state: 'stopped' } }),
      () => admin.client.call(publishVideo, { videoNo }),
    )
    expect(published.refusal).toBe('VIDEO_NOT_READY')
    expect(await admin.read(lectureNo)).toMatchObject({ videoEdition: 0, durationSeconds: 0 })
  })

  it('refuses the later of two concurrent renames and keeps the first title', async () => {
    const before = { title: '여름철 식중독', summary: '' }
    const changed = await during(
      (tx) => tx.lecture.update({ where: { lectureNo }, data: { title: '여름 식중독' } }),
      () => admin.client.call(changeLecture, { lectureNo, before, title: '식중독 예방', reason: '오타' }),
    )
    expect(changed.refusal).toBe('LECTURE_TEXT_CHANGED')
    expect((await admin.read(lectureNo)).title).toBe('여름 식중독')
  })
})
