import { randomBytes, randomUUID } from 'node:crypto'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { countFilmPart } from '@hygiene/contracts/education/video/staff/count-film-part'
import { openFilmPart } from '@hygiene/contracts/education/video/staff/open-film-part'
import { readFilmParts } from '@hygiene/contracts/education/video/staff/read-film-parts'
import { stopFilm } from '@hygiene/contracts/education/video/staff/stop-film'
import { openStorage, type Storage } from '@hygiene/gateways'
import { startS3 } from '@hygiene/testing/s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FilmDesk, openFilmDesk } from '../../../testing/film-desk.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const s3 = await startS3()

describe.runIf(s3)('parts of a film that go into the bucket', () => {
  const bytes = randomBytes(3000)
  let api: TestApi
  let desk: FilmDesk
  let storage: Storage
  let filmNo = 0
  let uploadPath = ''

  beforeAll(async () => {
    api = await startTestApi({ ...s3!.env, LOG_LEVEL: 'silent' })
    // The bucket's server has a clock of its own.
    api.clock.set(new Date().toISOString())
    desk = await openFilmDesk(api)
    storage = await openStorage(api.config)
  })
  afterAll(async () => {
    await api?.stop()
    await s3?.stop()
  })
  beforeEach(async () => {
    const { lectureNo } = (await desk.client.call(addLecture, { title: '여름철 식중독' })).entity
    ;({ filmNo, uploadPath } = (await desk.begin(lectureNo, bytes)).entity)
  })

  const open = (fromByte: number, sizeBytes: number) =>
    desk.client.call(openFilmPart, { filmNo, fromByte, sizeBytes })
  const count = (partName: string, of = filmNo) => desk.client.call(countFilmPart, { filmNo: of, partName })
  /** Opens a part and puts `body` there as a browser does; not yet told. */
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
  const film = () =>
    api.database.db.lectureFilm.findUniqueOrThrow({
      where: { filmNo },
      include: { parts: { orderBy: { fromByte: 'asc' } } },
    })
  async function keptBytes(): Promise<Buffer> {
    const { parts } = await film()
    return Buffer.concat(await Promise.all(parts.map(({ fileKey }) => storage.read(fileKey))))
  }
  async function keys(): Promise<string[]> {
    const found: string[] = []
    for await (const { key } of storage.list(`lectures/parts/${filmNo}`)) found.push(key)
    return found.toSorted()
  }

  it('out of order and twice are the film in its own bytes, handed to the worker once', async () => {
    expect((await sent(2000, 1000)).entity).toEqual({ receivedBytes: 0, isWhole: false })
    const first = await put(0, 1000)
    const again = await put(0, 1000)
    const told = await Promise.all([first, first, again].map(({ partName }) => count(partName)))
    expect(told.filter(({ code }) => code === 1).map(({ entity }) => entity.receivedBytes)).toContain(1000)
    expect(told.filter(({ refusal }) => refusal === 'FILM_PART_NOT_WANTED').length).toBeGreaterThan(0)
    expect((await desk.client.call(readFilmParts, { filmNo })).entity.held).toEqual([
      { fromByte: 0, sizeBytes: 1000 },
      { fromByte: 2000, sizeBytes: 1000 },
    ])

    const last = await put(1000, 1000)
    const both = await Promise.all([count(last.partName), count(last.partName)])
    expect(both.map(({ entity }) => entity)).toEqual(
      [1, 2].map(() => ({ receivedBytes: 3000, isWhole: true })),
    )
    expect((await keptBytes()).equals(bytes)).toBe(true)
    expect(await film()).toMatchObject({ state: 'checking', receivedBytes: 3000 })
    expect(await keys()).toHaveLength(3)
    const jobs = await api.database.db.outbox.findMany({ where: { kind: 'convert-film' } })
    expect(jobs.filter(({ payload }) => (payload as { filmNo: number }).filmNo === filmNo)).toHaveLength(1)
  })

  it('that are not as long as their address said do not count, and are removed', async () => {
    const longer = await put(0, 1000, bytes)
    expect(longer.status).toBe(403)
    expect((await count(longer.partName)).refusal).toBe('FILM_PART_NOT_WHOLE')
    // As by a server that does not keep to the length it was signed for.
    const partName = `0-1000-${randomUUID()}`
    await storage.put(`lectures/parts/${filmNo}/${partName}`, bytes.subarray(0, 999))
    expect((await count(partName)).refusal).toBe('FILM_PART_NOT_WHOLE')
    expect([await keys(), (await film()).receivedBytes]).toEqual([[], 0])
  })

  it('count for their own film only, inside it, and while it is open', async () => {
    const { partName } = await put(0, 1000)
    const { lectureNo } = (await desk.client.call(addLecture, { title: '손 씻기' })).entity
    const other = (await desk.begin(lectureNo, bytes)).entity.filmNo
    expect((await count(partName, other)).refusal).toBe('FILM_PART_NOT_WHOLE')
    expect((await count(partName, 999_999)).refusal).toBe('FILM_NOT_FOUND')
    expect((await count(`2500-1000-${randomUUID()}`)).refusal).toBe('FILM_PART_NOT_WANTED')
    expect((await count(`9999999999-1-${randomUUID()}`)).refusal).toBe('FILM_PART_NOT_WANTED')
    expect((await open(2500, 501)).refusal).toBe('FILM_PART_NOT_WANTED')
    expect(await keys()).toHaveLength(1)

    await desk.client.call(stopFilm, { filmNo })
    expect((await count(partName)).refusal).toBe('FILM_NOT_OPEN')
    expect((await open(1000, 1000)).refusal).toBe('FILM_NOT_OPEN')
    expect((await desk.client.call(readFilmParts, { filmNo })).refusal).toBe('FILM_NOT_OPEN')
    expect(await keys()).toEqual([])
    // Its folder goes when the last address is over.
    expect((await film()).addressedUntil?.getTime()).toBe(api.clock.now().getTime() + 15 * 60_000)
  })

  it('give way to tus, which goes on at the first gap and skips those that are there', async () => {
    await sent(0, 1000)
    await sent(1200, 300)
    await sent(2000, 1000)
    expect((await desk.tus('HEAD', uploadPath)).offset).toBe(1000)
    const over = await desk.tus('PATCH', uploadPath, { offset: 1000, body: bytes.subarray(1000, 1400) })
    expect([over.status, over.offset]).toEqual([204, 1400])
    expect(await keys()).toHaveLength(3)
    const last = await desk.tus('PATCH', uploadPath, { offset: 1400, body: bytes.subarray(1400, 2000) })
    expect([last.status, last.offset]).toEqual([204, 3000])
    expect((await keptBytes()).equals(bytes)).toBe(true)
    expect(await film()).toMatchObject({ state: 'checking', receivedBytes: 3000 })
  })
})
