import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { openStorage, type Storage, StorageKeyRejected, StoredFileMissing } from '@hygiene/gateways'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3, type TestS3 } from './s3.ts'

/** Both implementations must keep the port's contract; S3 is a real OpenStack Swift. */
const s3 = await startS3()
const FOLDER = {
  STORAGE: 'folder',
  S3_ENDPOINT: '',
  S3_PUBLIC_ENDPOINT: '',
  S3_REGION: 'x',
  S3_BUCKET: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
} as const
type Settings = Omit<TestS3['env'], 'STORAGE'> & { STORAGE: 'folder' | 's3' }
const BACKENDS: [string, Settings][] = [
  ['folder', FOLDER],
  ...(s3 ? [['s3', s3.env] as [string, Settings]] : []),
]

afterAll(() => s3?.stop())

async function keysOf(storage: Storage, folder?: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  return keys.toSorted()
}

function brokenAfter(bytes: number): Readable {
  return Readable.from(
    (function* () {
      yield randomBytes(bytes)
      throw new Error('connection lost')
    })(),
  )
}

describe.each(BACKENDS)('files in %s', (kind, settings) => {
  let directory: string
  let storage: Storage

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'hygiene-storage-'))
    storage = await openStorage({ ...settings, S3_ADDRESSES: 'path', STORAGE_DIR: join(directory, 'kept') })
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('returns stored files, replaces them whole and removes them', async () => {
    const key = 'certificates/2026/0145872.pdf'
    await storage.put(key, Buffer.from('first'))
    await storage.put(key, Readable.from([Buffer.from('second'), Buffer.from(' one')]))

    expect(await storage.size(key)).toBe(10)
    expect(Buffer.from(await storage.read(key)).toString()).toBe('second one')
    expect(await text(await storage.open(key, { start: 1, end: 3 }))).toBe('eco')
    expect(await text(await storage.open(key, { start: 7, end: 99 }))).toBe('one')
    expect(await text(await storage.open(key, { start: 10, end: 99 }))).toBe('')

    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.exists(key)).toBe(false)
  })

  it.each([3, 11_000_000])('keeps the old file when the new one fails after %i bytes', async (bytes) => {
    await storage.put('slip.pdf', Buffer.from('whole'))
    await expect(storage.put('slip.pdf', brokenAfter(bytes))).rejects.toThrow('connection lost')
    await expect(storage.put('other.pdf', brokenAfter(bytes))).rejects.toThrow('connection lost')

    expect(Buffer.from(await storage.read('slip.pdf')).toString()).toBe('whole')
    expect(await keysOf(storage)).toEqual(['slip.pdf'])
    const onDisk = kind === 'folder' ? await readdir(join(directory, 'kept')) : []
    expect(onDisk).not.toContainEqual(expect.stringMatching(/^\./))
    await storage.remove('slip.pdf')
  })

  it('streams a multipart file in and out', async () => {
    const content = randomBytes(9_000_000)
    await storage.put('video', Readable.from([content.subarray(0, 4_000_001), content.subarray(4_000_001)]))
    expect((await buffer(await storage.open('video'))).equals(content)).toBe(true)
    await storage.remove('video')
  })

  it('stores a file of this machine only when the key is free', async () => {
    const file = join(directory, 'made')
    await writeFile(file, 'first')
    expect(await storage.putNew('a/b.pdf', file)).toBe(true)
    await writeFile(`${file} again`, 'second')
    expect(await storage.putNew('a/b.pdf', `${file} again`)).toBe(false)
    expect(Buffer.from(await storage.read('a/b.pdf')).toString()).toBe('first')
    await storage.remove('a/b.pdf')
    await expect(storage.putNew('a/b.pdf', join(directory, 'nothing'))).rejects.toThrow('ENOENT')
    expect(await keysOf(storage)).toEqual([])
  })

  it('keeps a file whole in ten concurrent uploads and accepts at most one in a folder', async () => {
    const file = join(directory, 'ten')
    await writeFile(file, 'made')
    const taken = await Promise.all(Array.from({ length: 10 }, () => storage.putNew('once.pdf', file)))
    // Swift's S3 API supports no conditional writes: the last one wins, complete like the others.
    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(kind === 'folder' ? 1 : 10)
    expect(taken).toContain(true)
    expect(Buffer.from(await storage.read('once.pdf')).toString()).toBe('made')
    await storage.remove('once.pdf')
  })

  it('lists files by folder with their sizes', async () => {
    for (const key of ['x/1.pdf', 'x/y/2.pdf', 'xy/3.pdf']) await storage.put(key, Buffer.from(key))
    expect(await keysOf(storage)).toEqual(['x/1.pdf', 'x/y/2.pdf', 'xy/3.pdf'])
    expect(await keysOf(storage, 'x')).toEqual(['x/1.pdf', 'x/y/2.pdf'])
    expect(await keysOf(storage, 'none')).toEqual([])
    for await (const { key, sizeBytes } of storage.list()) expect([key, sizeBytes]).toEqual([key, key.length])
    for (const key of await keysOf(storage)) await storage.remove(key)
  })

  it('accepts browser uploads with an address and none in a folder', async () => {
    const address = await storage.addressToPut('parts/1/0-4-a', { ...TAKING, from: new Date() })
    const answer = address === null ? null : await fetch(address, { method: 'PUT', body: 'part' })
    expect(answer?.status).toBe(kind === 'folder' ? undefined : 200)
    expect(await keysOf(storage)).toEqual(kind === 'folder' ? [] : ['parts/1/0-4-a'])
    await storage.remove('parts/1/0-4-a')
  })

  it('reports a missing file before the first byte', async () => {
    const file = join(directory, 'nothing')
    await expect(storage.open('nothing.pdf')).rejects.toThrow(StoredFileMissing)
    await expect(storage.read('nothing.pdf')).rejects.toThrow(StoredFileMissing)
    await expect(storage.size('nothing/at/all.pdf')).rejects.toThrow(StoredFileMissing)
    await expect(storage.putNew('nothing.pdf', file)).rejects.toThrow('ENOENT')
  })

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    '',
    '.hidden',
    'a\\b',
    'a\0b',
    'C:/x',
    '한글',
  ])('rejects the key %j', async (key) => {
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow(StorageKeyRejected)
    await expect(async () => storage.exists(key)).rejects.toThrow(StorageKeyRejected)
    await expect(async () => storage.addressOf(key, HANDING)).rejects.toThrow(StorageKeyRejected)
    await expect(async () => storage.addressToPut(key, TAKING)).rejects.toThrow(StorageKeyRejected)
  })
})

const HANDING = {
  contentType: 'application/pdf',
  disposition: `attachment; filename*=UTF-8''${encodeURIComponent('수료증.pdf')}`,
  cacheControl: 'private, no-store',
  seconds: 60,
  from: new Date(),
}

const TAKING = { sizeBytes: 4, seconds: 60, from: new Date() }

const open = () => openStorage({ ...s3!.env, S3_ADDRESSES: 'path', STORAGE_DIR: '' })

describe.runIf(s3)('an S3 address', () => {
  it('serves one file and a part of the file under its name at an S3 address', async () => {
    const storage = await open()
    await storage.put('one.pdf', Buffer.from('%PDF-1.7'))
    await storage.put('two.pdf', Buffer.from('%PDF-1.7'))
    const address = (await storage.addressOf('one.pdf', { ...HANDING, from: new Date() })) ?? ''

    const whole = await fetch(address)
    expect(await whole.text()).toBe('%PDF-1.7')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': HANDING.disposition,
      'cache-control': 'private, no-store',
    })
    const part = await fetch(address, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PDF'])
    expect((await fetch(address.replace('one.pdf', 'two.pdf'))).status).toBe(403)
    expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403)
  })

  it('closes an S3 address when its seconds are over', async () => {
    const storage = await open()
    await storage.put('one.pdf', Buffer.from('%PDF-1.7'))
    const from = new Date(Date.now() - 61_000)
    const address = (await storage.addressOf('one.pdf', { ...HANDING, from })) ?? ''
    expect((await fetch(address)).status).toBe(403)
  })

  it('accepts at an S3 address only its one key and length and only in its period', async () => {
    const storage = await open()
    const put = async (taking: { from: Date }, body = 'part', of = '0-4-a') => {
      const address = (await storage.addressToPut('parts/0-4-a', { ...TAKING, ...taking })) ?? ''
      return (await fetch(address.replace('0-4-a', of), { method: 'PUT', body })).status
    }
    const from = new Date()
    expect(await put({ from }, 'longer')).toBe(403)
    expect(await put({ from }, 'les')).toBe(403)
    expect(await put({ from }, 'part', '0-4-b')).toBe(403)
    expect(await put({ from: new Date(Date.now() - 61_000) })).toBe(403)
    expect(await keysOf(storage, 'parts')).toEqual([])
    expect(await put({ from })).toBe(200)
    expect(Buffer.from(await storage.read('parts/0-4-a')).toString()).toBe('part')
    const address = (await storage.addressToPut('parts/0-4-a', { ...TAKING, from })) ?? ''
    expect((await fetch(address)).status).toBe(403)
    await storage.remove('parts/0-4-a')
  })
})
