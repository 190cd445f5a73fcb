import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { CSRF_HEADER } from '@hygiene/contracts/kit/envelope'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { countVideoPart } from '@hygiene/contracts/education/video/staff/count-video-part'
import { openVideoPart } from '@hygiene/contracts/education/video/staff/open-video-part'
import { readVideoParts } from '@hygiene/contracts/education/video/staff/read-video-parts'
import { stopVideo } from '@hygiene/contracts/education/video/staff/stop-video'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { eventually } from '@hygiene/testing/drive/eventually'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import * as tus from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type VideoAdmin, openVideoAdmin } from '../../../testing/video-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: VideoAdmin
let lectureNo = 0

beforeAll(async () => {
  api = await startTestApi()
  admin = await openVideoAdmin(api)
})
afterAll(() => api.stop())
beforeEach(async () => {
  lectureNo = (await admin.client.call(addLecture, { title: '여름철 식중독' })).entity.lectureNo
})

const videoOf = (videoNo: number) =>
  api.database.db.lectureVideo.findUniqueOrThrow({ where: { videoNo }, include: { parts: true } })
const portOf = () => (api.app.server.address() as { port: number }).port
async function bytesOf(videoNo: number): Promise<Buffer> {
  const { parts } = await videoOf(videoNo)
  const inOrder = parts.toSorted((one, other) => one.fromByte - other.fromByte)
  return Buffer.concat(
    await Promise.all(inOrder.map(({ fileKey }) => readFile(join(api.config.STORAGE_DIR, fileKey)))),
  )
}

describe('an upload', () => {
  it('receives a whole upload from the tus client and hands the video to the worker once', async () => {
    const bytes = randomBytes(3_000_000)
    const { videoNo, uploadPath } = (await admin.begin(lectureNo, bytes)).entity
    await new Promise<void>((resolve, reject) => {
      const upload = new tus.Upload(bytes, {
        uploadUrl: `http://127.0.0.1:${portOf()}${uploadPath}`,
        chunkSize: 1_000_000,
        headers: Object.fromEntries(
          Object.entries(admin.headers).filter(([name]) => name !== 'tus-resumable'),
        ),
        onError: reject,
        onSuccess: () => resolve(),
      })
      upload.start()
    })
    expect((await bytesOf(videoNo)).equals(bytes)).toBe(true)
    expect(await videoOf(videoNo)).toMatchObject({ state: 'checking', receivedBytes: 3_000_000 })
    const jobs = await api.database.db.outbox.findMany({ where: { kind: 'convert-video' } })
    expect(
      jobs.filter(({ payload }) => JSON.stringify(payload) === JSON.stringify({ videoNo })),
    ).toHaveLength(1)
  })

  it('resumes at the part in which the connection died', async () => {
    const bytes = randomBytes(200_000)
    const { videoNo, uploadPath } = (await admin.begin(lectureNo, bytes)).entity
    await admin.tus('PATCH', uploadPath, { offset: 0, body: bytes.subarray(0, 100_000) })
    const socket = connect(portOf(), '127.0.0.1')
    const sent = {
      ...admin.headers,
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

    const again = (await admin.begin(lectureNo, bytes)).entity
    expect(again).toEqual({ videoNo, uploadPath, receivedBytes: 100_000 })
    expect((await admin.tus('HEAD', uploadPath)).offset).toBe(100_000)
    await admin.tus('PATCH', uploadPath, { offset: 100_000, body: bytes.subarray(100_000) })
    expect((await bytesOf(videoNo)).equals(bytes)).toBe(true)
  })

  it('keeps one of two parts sent at the same byte', async () => {
    const bytes = randomBytes(50_000)
    const { videoNo, uploadPath } = (await admin.begin(lectureNo, bytes)).entity
    const body = bytes.subarray(0, 20_000)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => admin.tus('PATCH', uploadPath, { offset: 0, body })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 409, 409, 409,
    ])
    expect(await videoOf(videoNo)).toMatchObject({ receivedBytes: 20_000, parts: [{ sizeBytes: 20_000 }] })
  })

  it('gives an upload into a folder no bucket address and continues by tus', async () => {
    const { videoNo } = (await admin.begin(lectureNo, randomBytes(1000))).entity
    const part = { videoNo, fromByte: 0, sizeBytes: 1000 }
    expect((await admin.client.call(openVideoPart, part)).entity.address).toBeNull()
    expect((await videoOf(videoNo)).addressedUntil).toBeNull()
    expect((await admin.client.call(readVideoParts, { videoNo })).entity).toEqual({ held: [] })
    for (const wrong of [{ fromByte: -1 }, { sizeBytes: 0 }, { sizeBytes: VIDEO_LIMITS.bucketPartBytes + 1 }])
      expect((await admin.client.call(openVideoPart, { ...part, ...wrong })).status).toBe(400)
    for (const partName of ['', '0-5', `../../../${'a'.repeat(36)}`, `0-5-${'../../../'.repeat(12)}`])
      expect((await admin.client.call(countVideoPart, { videoNo, partName })).status).toBe(400)
  })

  it('opens one upload for two clicks and makes another file wait until that one is over', async () => {
    const bytes = randomBytes(1000)
    const both = await Promise.all([admin.begin(lectureNo, bytes), admin.begin(lectureNo, bytes)])
    expect(both[0].entity).toEqual(both[1].entity)
    expect((await admin.begin(lectureNo, randomBytes(1000))).refusal).toBe('VIDEO_IN_PROGRESS')
    await admin.client.call(stopVideo, { videoNo: both[0].entity.videoNo })
    expect((await admin.begin(lectureNo, randomBytes(1000))).code).toBe(1)
  })
})

describe('the tus protocol', () => {
  it('reports its version, its largest file and its extension', async () => {
    const { headers, status } = await admin.tus('OPTIONS', '/api/staff/lectures/upload/1')
    expect([
      status,
      headers.get('tus-version'),
      headers.get('tus-extension'),
      headers.get('tus-max-size'),
    ]).toEqual([204, '1.0.0', 'termination', String(VIDEO_LIMITS.bytes)])
  })

  it('ends an upload by DELETE and then reports the upload as gone', async () => {
    const { videoNo, uploadPath } = (await admin.begin(lectureNo, randomBytes(1000))).entity
    expect((await admin.tus('DELETE', uploadPath)).status).toBe(204)
    expect(await videoOf(videoNo)).toMatchObject({ state: 'stopped' })
    const after = await Promise.all([
      admin.tus('HEAD', uploadPath),
      admin.tus('PATCH', uploadPath, { offset: 0, body: randomBytes(10) }),
      admin.tus('DELETE', uploadPath),
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
  ])('refuses %s and keeps nothing', async (_case, part, status) => {
    const { videoNo, uploadPath } = (await admin.begin(lectureNo, randomBytes(1000))).entity
    expect((await admin.tus('PATCH', uploadPath, part)).status).toBe(status)
    expect(await videoOf(videoNo)).toMatchObject({ receivedBytes: 0, parts: [] })
  })

  it.each(['HEAD', 'PATCH', 'DELETE'])(
    'refuses %s to a role without the right and finds no foreign video',
    async (method) => {
      const { uploadPath } = (await admin.begin(lectureNo, randomBytes(1000))).entity
      const { token } = await logInStaff(api, `looker${method}`, 'support')
      const part = method === 'PATCH' ? { offset: 0, body: randomBytes(10) } : {}
      const headers = { authorization: `Bearer ${token}` }
      expect((await admin.tus(method, uploadPath, { ...part, headers })).status).toBe(403)
      expect((await admin.tus(method, '/api/staff/lectures/upload/999999', part)).status).toBe(
        method === 'PATCH' ? 410 : 404,
      )
      expect((await admin.tus(method, '/api/staff/lectures/upload/x', part)).status).toBe(404)
    },
  )
})
