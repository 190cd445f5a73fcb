import { randomBytes, randomUUID } from 'node:crypto'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { changeLecture } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { countFilmPart } from '@hygiene/contracts/education/video/staff/count-film-part'
import { publishFilm } from '@hygiene/contracts/education/video/staff/publish-film'
import { lockLecture, type Transaction } from '@hygiene/db'
import { openStorage, type Storage } from '@hygiene/gateways'
import { claimFilm } from '@hygiene/operations/education/video/claim-film'
import { interleave } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FilmDesk, openFilmDesk } from '../../../testing/film-desk.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let desk: FilmDesk
let lectureNo = 0
let storage: Storage

beforeAll(async () => {
  api = await startTestApi()
  desk = await openFilmDesk(api)
  storage = await openStorage(api.config)
})
afterAll(() => api.stop())
beforeEach(async () => {
  lectureNo = (await desk.client.call(addLecture, { title: '여름철 식중독' })).entity.lectureNo
})

const filmOf = (filmNo: number) => api.database.db.lectureFilm.findUniqueOrThrow({ where: { filmNo } })
/** Bytes 0 to 500 of a film, as if a browser had put them. */
async function putPart(filmNo: number) {
  const partName = `0-500-${randomUUID()}`
  const fileKey = `lectures/parts/${filmNo}/${partName}`
  await storage.put(fileKey, randomBytes(500))
  return { partName, fileKey }
}
/** What another employee does holds the lecture while `second` is sent. */
const during = <T>(first: (tx: Transaction) => Promise<unknown>, second: () => Promise<T>) =>
  interleave(
    api.database,
    async (tx) => {
      await lockLecture(tx, lectureNo)
      await first(tx)
    },
    second,
  )

describe('at the same instant', () => {
  it('two parts are sent for one byte: the second is told where the upload stands', async () => {
    const bytes = randomBytes(1000)
    const { filmNo, uploadPath } = (await desk.begin(lectureNo, bytes)).entity
    const answer = await during(
      async (tx) => {
        const fileKey = `lectures/parts/${filmNo}/0-first`
        await tx.lectureFilmPart.create({ data: { filmNo, fromByte: 0, sizeBytes: 400, fileKey } })
        await tx.lectureFilm.update({ where: { filmNo }, data: { receivedBytes: 400 } })
      },
      () => desk.tus('PATCH', uploadPath, { offset: 0, body: bytes.subarray(0, 400) }),
    )
    expect(answer.status).toBe(409)
    expect((await desk.tus('HEAD', uploadPath)).offset).toBe(400)
  })

  it('two parts that were put lie over each other: the second is not wanted, and its bytes go', async () => {
    const { filmNo } = (await desk.begin(lectureNo, randomBytes(1000))).entity
    const { partName, fileKey } = await putPart(filmNo)
    const counted = await during(
      async (tx) => {
        const first = `lectures/parts/${filmNo}/0-first`
        await tx.lectureFilmPart.create({ data: { filmNo, fromByte: 0, sizeBytes: 400, fileKey: first } })
        await tx.lectureFilm.update({ where: { filmNo }, data: { receivedBytes: 400 } })
      },
      () => desk.client.call(countFilmPart, { filmNo, partName }),
    )
    expect(counted.refusal).toBe('FILM_PART_NOT_WANTED')
    expect(await filmOf(filmNo)).toMatchObject({ receivedBytes: 400 })
    expect(await storage.exists(fileKey)).toBe(false)
  })

  it('a film is given up and a part of it counted: nothing is, and its bytes go', async () => {
    const { filmNo } = (await desk.begin(lectureNo, randomBytes(1000))).entity
    const { partName, fileKey } = await putPart(filmNo)
    const counted = await during(
      (tx) => tx.lectureFilm.update({ where: { filmNo }, data: { state: 'stopped' } }),
      () => desk.client.call(countFilmPart, { filmNo, partName }),
    )
    expect(counted.refusal).toBe('FILM_NOT_OPEN')
    expect(await filmOf(filmNo)).toMatchObject({ receivedBytes: 0 })
    expect(await storage.exists(fileKey)).toBe(false)
  })

  it('two workers take one film: the second sees that it is busy', async () => {
    const filmNo = await desk.send(lectureNo, randomBytes(100))
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const beatAt = api.clock.now()
    const claim = await during(
      (tx) => tx.lectureFilm.update({ where: { filmNo }, data: { workerNo: first, beatAt, attempts: 1 } }),
      () => claimFilm(api.database.db, filmNo, second, beatAt),
    )
    expect(claim.outcome).toBe('busy')
    expect(await filmOf(filmNo)).toMatchObject({ workerNo: first, attempts: 1 })
  })

  it('a film is published and its replacement begun: the upload sees the published one', async () => {
    const filmNo = await desk.converted(lectureNo, 600, 'ready')
    const begun = await during(
      (tx) =>
        tx.lectureFilm.update({
          where: { filmNo },
          data: { state: 'published', publishedAt: api.clock.now() },
        }),
      () => desk.begin(lectureNo, randomBytes(1000)),
    )
    expect(begun.code).toBe(1)
    expect(await filmOf(begun.entity.filmNo)).toMatchObject({ edition: 2, state: 'uploading' })
  })

  it('a film is given up and published: what was given up is never shown', async () => {
    const filmNo = await desk.converted(lectureNo, 600, 'ready')
    const published = await during(
      (tx) => tx.lectureFilm.update({ where: { filmNo }, data: { state: 'stopped' } }),
      () => desk.client.call(publishFilm, { filmNo }),
    )
    expect(published.refusal).toBe('FILM_NOT_READY')
    expect(await desk.read(lectureNo)).toMatchObject({ filmEdition: 0, durationSeconds: 0 })
  })

  it('two editors give a lecture other words: the later is told, and the first stay', async () => {
    const before = { title: '여름철 식중독', summary: '' }
    const changed = await during(
      (tx) => tx.lecture.update({ where: { lectureNo }, data: { title: '여름 식중독' } }),
      () => desk.client.call(changeLecture, { lectureNo, before, title: '식중독 예방', reason: '오타' }),
    )
    expect(changed.refusal).toBe('LECTURE_WORDS_CHANGED')
    expect((await desk.read(lectureNo)).title).toBe('여름 식중독')
  })
})
