import { randomUUID } from 'node:crypto'
import { VIDEO_MEDIA_FOLDER } from '@hygiene/operations/education/video/video-files'
import { openStorage, type Storage } from '@hygiene/gateways'
import { login } from '@hygiene/contracts/member/login/login'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { startS3 } from '@hygiene/testing/s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaAddress } from '@hygiene/operations/education/video/media-address'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const s3 = await startS3()

describe.runIf(s3)('files in a bucket', () => {
  let api: TestApi
  let storage: Storage
  let owner: string
  let stranger: string

  beforeAll(async () => {
    api = await startTestApi({ ...s3!.env, LOG_LEVEL: 'silent' })
    // Sets the real time, because the bucket's server has its own clock.
    api.clock.set(new Date().toISOString())
    storage = await openStorage(api.config)
    for (const userId of ['kim2026', 'other26']) await addPerson(api.database.db, { userId })
    owner = await tokenOf('kim2026')
    stranger = await tokenOf('other26')
  })
  afterAll(async () => {
    await api?.stop()
    await s3?.stop()
  })

  async function tokenOf(userId: string): Promise<string> {
    const sent = { userId, userPw: PASSWORD, applicationId: 'edu' } as const
    return (await api.client.call(login, sent)).entity.accessToken
  }
  async function uploaded(): Promise<string> {
    const files = [{ field: 'file', name: '지정확인서.pdf', type: 'application/pdf', bytes: PDF }]
    return (await api.client.as(owner).call(uploadFile, {}, { files })).entity.fileNo
  }
  const asked = (token: string, fileNo: string, query = '') =>
    fetch(`${api.client.origin}/api/common/downloadFile?fileNo=${fileNo}${query}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
    })

  it('serves a file from the bucket by a one-minute address under its Korean name', async () => {
    const fileNo = await uploaded()
    const answer = await asked(owner, fileNo)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const address = answer.headers.get('location') ?? ''
    expect(address).toContain('X-Amz-Expires=60&')
    expect(address).not.toMatch(/kim2026|Authorization/)

    const saved = await fetch(address)
    expect(Buffer.from(await saved.arrayBuffer()).equals(PDF)).toBe(true)
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('지정확인서.pdf')}`,
      'cache-control': 'private, no-store',
    })
  })

  it('gives no address to a stranger or for a file whose bytes are lost', async () => {
    const fileNo = await uploaded()
    expect(await (await asked(stranger, fileNo)).json()).toMatchObject({ code: -2504 })
    const { storageKey } = await api.database.db.storedFile.findUniqueOrThrow({ where: { fileNo } })
    await storage.remove(storageKey)
    expect(await (await asked(owner, fileNo)).json()).toMatchObject({ code: -2509 })
    expect(await (await asked(owner, fileNo, '&inline=1')).json()).toMatchObject({ code: -2509 })
  })

  it('serves a file shown inline from the API itself', async () => {
    const answer = await asked(owner, await uploaded(), '&inline=1')
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(PDF)]).toEqual([200, true])
  })

  it('allows the pages to fetch files by a content security policy that names the bucket', async () => {
    const policy = (await api.app.inject({ url: '/healthz' })).headers['content-security-policy']
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${s3!.env.S3_PUBLIC_ENDPOINT}`))
    expect(policy).not.toMatch(new RegExp(`script-src [^;]*${s3!.env.S3_PUBLIC_ENDPOINT}`))
  })

  it('reports ready when the bucket accepts writes', async () => {
    expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })

  describe('video files', () => {
    const lecture = `video-${randomUUID()}`
    const signed = () => mediaAddress(api.config.MEDIA_SECRET, lecture, api.clock.now())
    beforeAll(async () => {
      const files = {
        'index.m3u8': '#EXTM3U\nv360.m3u8\n',
        'v360-0001.m4s': '0123456789',
        'captions.vtt': 'WEBVTT\n',
      }
      for (const [name, content] of Object.entries(files))
        await storage.put(`${VIDEO_MEDIA_FOLDER}/${lecture}/${name}`, Buffer.from(content))
    })

    it('serves video segments from the bucket with byte ranges', async () => {
      const answer = await api.app.inject({ url: `${signed()}/v360-0001.m4s` })
      expect(answer.statusCode).toBe(302)
      expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d{3}$/)
      const part = await fetch(String(answer.headers.location), { headers: { range: 'bytes=2-4' } })
      expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
        206,
        'video/iso.segment',
        '234',
      ])
      const next = await api.app.inject({ url: `${signed()}/v360-0001.m4s` })
      expect(next.headers.location).toBe(answer.headers.location)
    })

    it.each([
      ['index.m3u8', 'application/vnd.apple.mpegurl', '#EXTM3U\nv360.m3u8\n'],
      ['captions.vtt', 'text/vtt; charset=utf-8', 'WEBVTT\n'],
    ])(
      'serves a playlist or a file that pages read from the API itself: %s',
      async (file, contentType, body) => {
        const answer = await api.app.inject({ url: `${signed()}/${file}` })
        expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
          200,
          contentType,
          body,
        ])
        const part = await api.app.inject({ url: `${signed()}/${file}`, headers: { range: 'bytes=1-3' } })
        expect([part.statusCode, part.body]).toEqual([206, body.slice(1, 4)])
      },
    )

    it('refuses a video file without a signature and returns 404 for a missing one', async () => {
      expect((await api.app.inject({ url: `${signed()}x/v360-0001.m4s` })).statusCode).toBe(403)
      expect((await api.app.inject({ url: `${signed()}/other.m3u8` })).statusCode).toBe(404)
    })
  })
})
