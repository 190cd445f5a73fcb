import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { CSRF_HEADER } from '@hygiene/contracts/kit/envelope'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { countFilmPart } from '@hygiene/contracts/education/video/staff/count-film-part'
import { openFilmPart } from '@hygiene/contracts/education/video/staff/open-film-part'
import { readFilmParts } from '@hygiene/contracts/education/video/staff/read-film-parts'
import { stopFilm } from '@hygiene/contracts/education/video/staff/stop-film'
import { FILM_LIMITS } from '@hygiene/domain'
import { eventually } from '@hygiene/testing/drive/eventually'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import * as tus from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FilmDesk, openFilmDesk } from '../../../testing/film-desk.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let desk: FilmDesk
let lectureNo = 0

beforeAll(async () => {
  api = await startTestApi()
  desk = await openFilmDesk(api)
})
afterAll(() => api.stop())
beforeEach(async () => {
  lectureNo = (await desk.client.call(addLecture, { title: '여름철 식중독' })).entity.lectureNo
})

const filmOf = (filmNo: number) =>
  api.database.db.lectureFilm.findUniqueOrThrow({ where: { filmNo }, include: { parts: true } })
const portOf = () => (api.app.server.address() as { port: number }).port
async function bytesOf(filmNo: number): Promise<Buffer> {
  const { parts } = await filmOf(filmNo)
  const inOrder = parts.toSorted((one, other) => one.fromByte - other.fromByte)
  return Buffer.concat(
    await Promise.all(inOrder.map(({ fileKey }) => readFile(join(api.config.STORAGE_DIR, fileKey)))),
  )
}

describe('an upload', () => {
  it('by the client of the tus project arrives whole, and is handed to the worker once', async () => {
    const bytes = randomBytes(3_000_000)
    const { filmNo, uploadPath } = (await desk.begin(lectureNo, bytes)).entity
    await new Promise<void>((resolve, reject) => {
      const upload = new tus.Upload(bytes, {
        uploadUrl: `http://127.0.0.1:${portOf()}${uploadPath}`,
        chunkSize: 1_000_000,
        headers: Object.fromEntries(
          Object.entries(desk.headers).filter(([name]) => name !== 'tus-resumable'),
        ),
        onError: reject,
        onSuccess: () => resolve(),
      })
      upload.start()
    })
    expect((await bytesOf(filmNo)).equals(bytes)).toBe(true)
    expect(await filmOf(filmNo)).toMatchObject({ state: 'checking', receivedBytes: 3_000_000 })
    const jobs = await api.database.db.outbox.findMany({ where: { kind: 'convert-film' } })
    expect(jobs.filter(({ payload }) => JSON.stringify(payload) === JSON.stringify({ filmNo }))).toHaveLength(
      1,
    )
  })

  it('whose connection dies in a part goes on at that part', async () => {
    const bytes = randomBytes(200_000)
    const { filmNo, uploadPath } = (await desk.begin(lectureNo, bytes)).entity
    await desk.tus('PATCH', uploadPath, { offset: 0, body: bytes.subarray(0, 100_000) })
    const socket = connect(portOf(), '127.0.0.1')
    const sent = {
      ...desk.headers,
      host: 'x',
      'upload-offset': '100000',
      'content-length': '100000',
      'content-type': 'application/offset+octet-stream',
    }
    const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`PATCH ${uploadPath} HTTP/1.1\r\n${head.join('')}\r\n`)
    socket.write(bytes.subarray(100_000, 140_000))
    await eventually(async () => socket.bytesWritten > 40_000)
    socket.destroy()

    const again = (await desk.begin(lectureNo, bytes)).entity
    expect(again).toEqual({ filmNo, uploadPath, receivedBytes: 100_000 })
    expect((await desk.tus('HEAD', uploadPath)).offset).toBe(100_000)
    await desk.tus('PATCH', uploadPath, { offset: 100_000, body: bytes.subarray(100_000) })
    expect((await bytesOf(filmNo)).equals(bytes)).toBe(true)
  })

  it('sent twice at the same byte keeps one of the two', async () => {
    const bytes = randomBytes(50_000)
    const { filmNo, uploadPath } = (await desk.begin(lectureNo, bytes)).entity
    const body = bytes.subarray(0, 20_000)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => desk.tus('PATCH', uploadPath, { offset: 0, body })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 409, 409, 409,
    ])
    expect(await filmOf(filmNo)).toMatchObject({ receivedBytes: 20_000, parts: [{ sizeBytes: 20_000 }] })
  })

  it('into a folder gets no address of a bucket, and goes on by tus', async () => {
    const { filmNo } = (await desk.begin(lectureNo, randomBytes(1000))).entity
    const part = { filmNo, fromByte: 0, sizeBytes: 1000 }
    expect((await desk.client.call(openFilmPart, part)).entity.address).toBeNull()
    expect((await filmOf(filmNo)).addressedUntil).toBeNull()
    expect((await desk.client.call(readFilmParts, { filmNo })).entity).toEqual({ held: [] })
    for (const wrong of [{ fromByte: -1 }, { sizeBytes: 0 }, { sizeBytes: FILM_LIMITS.bucketPartBytes + 1 }])
      expect((await desk.client.call(openFilmPart, { ...part, ...wrong })).status).toBe(400)
    for (const partName of ['', '0-5', `../../../${'a'.repeat(36)}`, `0-5-${'../../../'.repeat(12)}`])
      expect((await desk.client.call(countFilmPart, { filmNo, partName })).status).toBe(400)
  })

  it('is opened once by two clicks, and another file waits until it is over', async () => {
    const bytes = randomBytes(1000)
    const both = await Promise.all([desk.begin(lectureNo, bytes), desk.begin(lectureNo, bytes)])
    expect(both[0].entity).toEqual(both[1].entity)
    expect((await desk.begin(lectureNo, randomBytes(1000))).refusal).toBe('FILM_UNDER_WAY')
    await desk.client.call(stopFilm, { filmNo: both[0].entity.filmNo })
    expect((await desk.begin(lectureNo, randomBytes(1000))).code).toBe(1)
  })
})

describe('the protocol', () => {
  it('tells its version, its largest file and its extension', async () => {
    const { headers, status } = await desk.tus('OPTIONS', '/api/staff/lectures/upload/1')
    expect([
      status,
      headers.get('tus-version'),
      headers.get('tus-extension'),
      headers.get('tus-max-size'),
    ]).toEqual([204, '1.0.0', 'termination', String(FILM_LIMITS.bytes)])
  })

  it('ends an upload by DELETE, and then answers that it is gone', async () => {
    const { filmNo, uploadPath } = (await desk.begin(lectureNo, randomBytes(1000))).entity
    expect((await desk.tus('DELETE', uploadPath)).status).toBe(204)
    expect(await filmOf(filmNo)).toMatchObject({ state: 'stopped' })
    const after = await Promise.all([
      desk.tus('HEAD', uploadPath),
      desk.tus('PATCH', uploadPath, { offset: 0, body: randomBytes(10) }),
      desk.tus('DELETE', uploadPath),
    ])
    expect(after.map(({ status }) => status)).toEqual([410, 410, 410])
  })

  it.each([
    ['more than the file holds', { offset: 0, body: randomBytes(1001) }, 413],
    ['another offset', { offset: 10, body: randomBytes(10) }, 409],
    ['no offset', { body: randomBytes(10) }, 400],
    ['a negative offset', { offset: -1, body: randomBytes(10) }, 400],
    [
      'another kind of body',
      { offset: 0, body: randomBytes(10), headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'another version of the protocol',
      { offset: 0, body: randomBytes(10), headers: { 'tus-resumable': '0.2.2' } },
      400,
    ],
    [
      'no header against forged calls',
      { offset: 0, body: randomBytes(10), headers: { [CSRF_HEADER]: '' } },
      403,
    ],
    ['a false token', { offset: 0, body: randomBytes(10), headers: { authorization: 'Bearer x' } }, 403],
  ])('refuses %s, and keeps nothing', async (_case, part, status) => {
    const { filmNo, uploadPath } = (await desk.begin(lectureNo, randomBytes(1000))).entity
    expect((await desk.tus('PATCH', uploadPath, part)).status).toBe(status)
    expect(await filmOf(filmNo)).toMatchObject({ receivedBytes: 0, parts: [] })
  })

  it.each(['HEAD', 'PATCH', 'DELETE'])(
    'lets no role without the right use %s, and finds no strange film',
    async (method) => {
      const { uploadPath } = (await desk.begin(lectureNo, randomBytes(1000))).entity
      const { token } = await logInStaff(api, `looker${method}`, 'support')
      const part = method === 'PATCH' ? { offset: 0, body: randomBytes(10) } : {}
      const headers = { authorization: `Bearer ${token}` }
      expect((await desk.tus(method, uploadPath, { ...part, headers })).status).toBe(403)
      expect((await desk.tus(method, '/api/staff/lectures/upload/999999', part)).status).toBe(
        method === 'PATCH' ? 410 : 404,
      )
      expect((await desk.tus(method, '/api/staff/lectures/upload/x', part)).status).toBe(404)
    },
  )
})
