import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { mediaAddress } from '@hygiene/operations/education/video/media-address'

let api: TestApi
let directory: string
const SEGMENT = '0123456789'.repeat(10)

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hygiene-media-'))
  const lecture = join(directory, 'food-law')
  await mkdir(lecture)
  const files = {
    'index.m3u8': '#EXTM3U\nvideo.m3u8\n',
    'init.mp4': 'init',
    'seg-000.m4s': SEGMENT,
    'captions.vtt': 'WEBVTT\n',
    'poster.webp': 'webp',
    'notes.txt': 'for the lecture maker only',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(lecture, name), content)
  await writeFile(join(directory, 'secret.mp4'), 'not a lecture')
  await writeFile(join(directory, 'secret.svg'), '<svg/>')
  await mkdir(join(directory, 'banners'))
  await writeFile(join(directory, 'banners/sale.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(directory, 'banners/notes.txt'), 'for the maker only')
  api = await startTestApi({ MEDIA_DIR: directory })
})
afterAll(async () => {
  await api.stop()
  await rm(directory, { recursive: true })
})
beforeEach(() => api.clock.set('2026-11-21T10:20:00+09:00'))

const signed = (lecture = 'food-law'): string =>
  mediaAddress(api.config.MEDIA_SECRET, lecture, api.clock.now())

function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return api.app.inject({ method, url: path, headers })
}

describe('a signed lecture address', () => {
  it.each([
    ['index.m3u8', 'application/vnd.apple.mpegurl'],
    ['init.mp4', 'video/mp4'],
    ['seg-000.m4s', 'video/iso.segment'],
    ['captions.vtt', 'text/vtt; charset=utf-8'],
    ['poster.webp', 'image/webp'],
  ])('serves %s as %s to every caller, cacheable until expiry', async (file, contentType) => {
    const answer = await get(`${signed()}/${file}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(contentType)
    expect(answer.headers['cache-control']).toBe(`public, max-age=${(4 * 60 + 40) * 60}, immutable`)
    expect(answer.headers['accept-ranges']).toBe('bytes')
  })

  it('serves ranges and reports a range where there is nothing', async () => {
    const address = `${signed()}/seg-000.m4s`
    const part = await get(address, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe('bytes 10-19/100')
    expect(part.body).toBe('0123456789')
    expect((await get(address, { range: 'bytes=-5' })).body).toBe('56789')

    const nothing = await get(address, { range: 'bytes=500-' })
    expect(nothing.statusCode).toBe(416)
    expect(nothing.json()).toMatchObject({ code: -2198, entity: null })
  })

  it('answers HEAD, and 304 to a client that already has the file', async () => {
    const address = `${signed()}/seg-000.m4s`
    const head = await get(address, {}, 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe('100')
    const etag = String(head.headers.etag)
    const unchanged = await get(address, { 'if-none-match': etag })
    expect(unchanged.statusCode).toBe(304)
    expect(unchanged.body).toBe('')
    expect(unchanged.headers['cache-control']).toContain('immutable')
  })

  it('expires after four to five hours', async () => {
    const address = `${signed()}/index.m3u8`
    api.clock.set('2026-11-21T14:59:59+09:00')
    expect((await get(address)).statusCode).toBe(200)
    api.clock.set('2026-11-21T15:00:00+09:00')
    const over = await get(address)
    expect(over.statusCode).toBe(403)
    expect(over.json()).toMatchObject({ code: -2191, entity: null })
    expect(over.headers['cache-control']).toBe('no-store')
  })

  it('refuses a forged address, a prolonged one and one moved to another lecture', async () => {
    const [, , lecture, expires, signature] = signed().split('/')
    const forged = [
      `/media/${lecture}/${expires}/${'A'.repeat(43)}/index.m3u8`,
      `/media/${lecture}/${expires}/x/index.m3u8`,
      `/media/${lecture}/${Number(expires) + 3600}/${signature}/index.m3u8`,
      `/media/food-poisoning/${expires}/${signature}/index.m3u8`,
      mediaAddress('another secret of at least 32 characters', 'food-law', api.clock.now()),
    ]
    for (const address of forged.slice(0, 4)) expect((await get(address)).statusCode).toBe(403)
    expect((await get(`${forged[4]}/index.m3u8`)).statusCode).toBe(403)
  })

  it.each([
    'missing.m4s',
    'notes.txt',
    '..%2fsecret.mp4',
    '%2e%2e%2fsecret.mp4',
    '..%5csecret.mp4',
    'seg-000.m4s%00.vtt',
    '.m3u8',
  ])('serves no other file: %s', async (file) => {
    const answer = await get(`${signed()}/${file}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: -2192 })
  })

  it('serves nothing above its folder even with a signature for a folder above', async () => {
    expect((await get(`${signed('..')}/secret.mp4`)).statusCode).not.toBe(200)
    expect((await get(`${signed('%2e%2e')}/secret.mp4`)).statusCode).not.toBe(200)
  })
})

describe('the picture of a banner', () => {
  it('serves the picture to every caller and lets the picture run and load nothing', async () => {
    const answer = await get('/media/banners/sale.svg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    'none.svg',
    'notes.txt',
    '..%2fsecret.svg',
    '%2e%2e%2fsecret.svg',
    'SALE.svg',
    'sale.svg%00',
    '.svg',
  ])('finds no picture: %s', async (file) =>
    expect((await get(`/media/banners/${file}`)).statusCode).toBe(404),
  )
})
