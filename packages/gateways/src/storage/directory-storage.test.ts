import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from './directory-storage.ts'
import { StorageKeyRejected, StoredFileMissing } from './storage.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'hygiene-storage-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

describe('a directory as storage', () => {
  it('gives back what was put, replaces it whole, and forgets it', async () => {
    const storage = createStorage({ directory })
    await storage.put('certificates/2026/0145872.pdf', Buffer.from('first'))
    await storage.put(
      'certificates/2026/0145872.pdf',
      Readable.from([Buffer.from('second'), Buffer.from(' one')]),
    )

    expect(await storage.size('certificates/2026/0145872.pdf')).toBe(10)
    expect(Buffer.from(await storage.read('certificates/2026/0145872.pdf')).toString()).toBe('second one')
    expect(await text(await storage.open('certificates/2026/0145872.pdf', { start: 1, end: 3 }))).toBe('eco')

    await storage.remove('certificates/2026/0145872.pdf')
    await storage.remove('certificates/2026/0145872.pdf')
    expect(await storage.exists('certificates/2026/0145872.pdf')).toBe(false)
  })

  it('leaves the old file and no rubbish when the new one breaks half way', async () => {
    const storage = createStorage({ directory })
    await storage.put('slip.pdf', Buffer.from('whole'))
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('ha')
        throw new Error('connection lost')
      })(),
    )

    await expect(storage.put('slip.pdf', broken)).rejects.toThrow('connection lost')

    expect(Buffer.from(await storage.read('slip.pdf')).toString()).toBe('whole')
    expect(await readdir(directory)).toEqual(['slip.pdf'])
  })

  it('says that a file is missing before the first byte', async () => {
    const storage = createStorage({ directory })
    await expect(storage.open('nothing.pdf')).rejects.toThrow(StoredFileMissing)
    await expect(storage.size('nothing/at/all.pdf')).rejects.toThrow(StoredFileMissing)
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
  ])('refuses the key %j', async (key) => {
    const storage = createStorage({ directory })
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow(StorageKeyRejected)
    await expect(async () => storage.exists(key)).rejects.toThrow(StorageKeyRejected)
  })
})
