import { randomBytes, randomUUID } from 'node:crypto'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { countVideoPart } from '@hygiene/contracts/education/video/staff/count-video-part'
import { openVideoPart } from '@hygiene/contracts/education/video/staff/open-video-part'
import { readVideoParts } from '@hygiene/contracts/education/video/staff/read-video-parts'
import { stopVideo } from '@hygiene/contracts/education/video/staff/stop-video'
import { openStorage, type Storage } from '@hygiene/gateways'
import { startS3 } from '@hygiene/testing/s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type VideoAdmin, openVideoAdmin } from '../../../testing/video-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const s3 = await startS3()

describe.runIf(s3)('video parts in the bucket', () => {
  const bytes = randomBytes(3000)
  let api: TestApi
  let admin: VideoAdmin
  let storage: Storage
  let videoNo = 0
  let uploadPath = ''

  beforeAll(async () => {
    api = await startTestApi({ ...s3!.env, LOG_LEVEL: 'silent' })
    api.clock.set(new Date().toISOString())
    admin = await openVideoAdmin(api)
    storage = await openStorage(api.config)
  })
  afterAll(async () => {
    await api?.stop()
    await s3?.stop()
  })
  beforeEach(async () => {
    const { lectureNo } = (await admin.client.call(addLecture, { title: '여름철 식중독' })).entity
    ;({ videoNo, uploadPath } = (await admin.begin(lectureNo, bytes)).entity)
  })

  const open = (fromByte: number, sizeBytes: number) =>
    admin.client.call(openVideoPart, { videoNo, fromByte, sizeBytes })
  const count = (partName: string, of = videoNo) =>
    admin.client.call(countVideoPart, { videoNo: of, partName })
  async function put(
    fromByte: number,
    sizeBytes: number,
    body = bytes.subarray(fromByte, fromByte + sizeBytes),
  ) {
    const { address, partName } = (await open(fromByte, sizeBytes)).entity
    const { status } = await fetch(address ?? '', { method: 'PUT', body: new Uint8Array(body) })
    return { partName, status }
  }
  const sent = async (fromByte: number, sizeBytes: number) => count((await put(fromByte, sizeBytes)).partName)
  const video = () =>
    api.database.db.lectureVideo.findUniqueOrThrow({
      where: { videoNo },
      include: { parts: { orderBy: { fromByte: 'asc' } } },
    })
  async function keptBytes(): Promise<Buffer> {
    const { parts } = await video()
    return Buffer.concat(await Promise.all(parts.map(({ fileKey }) => storage.read(fileKey))))
  }
  async function keys(): Promise<string[]> {
    const found: string[] = []
    for await (const { key } of storage.list(`lectures/parts/${videoNo}`)) found.push(key)
    return found.toSorted()
  }

  it('joins parts sent out of order and twice and hands the video to the worker once', async () => {
    expect((await sent(2000, 1000)).entity).toEqual({ receivedBytes: 0, isWhole: false })
    const first = await put(0, 1000)
    const again = await put(0, 1000)
    const notified = await Promise.all([first, first, again].map(({ partName }) => count(partName)))
    expect(notified.filter(({ code }) => code === 1).map(({ entity }) => entity.receivedBytes)).toContain(
      1000,
    )
    expect(notified.filter(({ refusal }) => refusal === 'VIDEO_PART_NOT_WANTED').length).toBeGreaterThan(0)
    expect((await admin.client.call(readVideoParts, { videoNo })).entity.held).toEqual([
      { fromByte: 0, sizeBytes: 1000 },
      { fromByte: 2000, sizeBytes: 1000 },
    ])

    const last = await put(1000, 1000)
    const both = await Promise.all([count(last.partName), count(last.partName)])
    expect(both.map(({ entity }) => entity)).toEqual(
      [1, 2].map(() => ({ receivedBytes: 3000, isWhole: true })),
    )
    expect((await keptBytes()).equals(bytes)).toBe(true)
    expect(await video()).toMatchObject({ state: 'checking', receivedBytes: 3000 })
    expect(await keys()).toHaveLength(3)
    const jobs = await api.database.db.outbox.findMany({ where: { kind: 'convert-video' } })
    expect(jobs.filter(({ payload }) => (payload as { videoNo: number }).videoNo === videoNo)).toHaveLength(1)
  })

  it('ignores and removes parts of another length than their address said', async () => {
    const longer = await put(0, 1000, bytes)
    expect(longer.status).toBe(403)
    expect((await count(longer.partName)).refusal).toBe('VIDEO_PART_NOT_WHOLE')
    const partName = `0-1000-${randomUUID()}`
    await storage.put(`lectures/parts/${videoNo}/${partName}`, bytes.subarray(0, 999))
    expect((await count(partName)).refusal).toBe('VIDEO_PART_NOT_WHOLE')
    expect([await keys(), (await video()).receivedBytes]).toEqual([[], 0])
  })

  it('counts parts only for their own video, within its size and while the video is open', async () => {
    const { partName } = await put(0, 1000)
    const { lectureNo } = (await admin.client.call(addLecture, { title: '손 씻기' })).entity
    const other = (await admin.begin(lectureNo, bytes)).entity.videoNo
    expect((await count(partName, other)).refusal).toBe('VIDEO_PART_NOT_WHOLE')
    expect((await count(partName, 999_999)).refusal).toBe('VIDEO_NOT_FOUND')
    expect((await count(`2500-1000-${randomUUID()}`)).refusal).toBe('VIDEO_PART_NOT_WANTED')
    expect((await count(`9999999999-1-${randomUUID()}`)).refusal).toBe('VIDEO_PART_NOT_WANTED')
    expect((await open(2500, 501)).refusal).toBe('VIDEO_PART_NOT_WANTED')
    expect(await keys()).toHaveLength(1)

    await admin.client.call(stopVideo, { videoNo })
    expect((await count(partName)).refusal).toBe('VIDEO_NOT_OPEN')
    expect((await open(1000, 1000)).refusal).toBe('VIDEO_NOT_OPEN')
    expect((await admin.client.call(readVideoParts, { videoNo })).refusal).toBe('VIDEO_NOT_OPEN')
    expect(await keys()).toEqual([])
    expect((await video()).addressedUntil?.getTime()).toBe(api.clock.now().getTime() + 15 * 60_000)
  })

  it('hands over to tus, which continues at the first gap and skips present parts', async () => {
    await sent(0, 1000)
    await sent(1200, 300)
    await sent(2000, 1000)
    expect((await admin.tus('HEAD', uploadPath)).offset).toBe(1000)
    const over = await admin.tus('PATCH', uploadPath, { offset: 1000, body: bytes.subarray(1000, 1400) })
    expect([over.status, over.offset]).toEqual([204, 1400])
    expect(await keys()).toHaveLength(3)
    const last = await admin.tus('PATCH', uploadPath, { offset: 1400, body: bytes.subarray(1400, 2000) })
    expect([last.status, last.offset]).toEqual([204, 3000])
    expect((await keptBytes()).equals(bytes)).toBe(true)
    expect(await video()).toMatchObject({ state: 'checking', receivedBytes: 3000 })
  })
})
