import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createStorage, openStorage, type Storage } from '@hygiene/gateways'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { startS3 } from '@hygiene/testing/s3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyMissingFiles } from './copy-files.ts'
import { moveFiles } from './move-files.ts'

const s3 = await startS3()
const run = promisify(execFile)
const FILES = {
  'certificates/2026/1.pdf': '%PDF-1',
  'lectures/media/video-1/v360-0001.m4s': 'segment',
  'uploads/1/a': 'photograph',
}

describe.runIf(s3)('the storage move to a bucket', () => {
  let directory: string
  let bucket: Storage

  beforeAll(async () => {
    bucket = await openStorage({ ...s3!.env, S3_ADDRESSES: 'path', STORAGE_DIR: '' })
  })
  afterAll(() => s3?.stop())
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'hygiene-move-'))
    for (const [key, content] of Object.entries({
      ...FILES,
      'certificates/2026/.half': 'x',
      'lectures/work/1/source/video': 'x',
      readyz: 'readyz',
    })) {
      mkdirSync(dirname(join(directory, key)), { recursive: true })
      writeFileSync(join(directory, key), content)
    }
  })
  afterEach(async () => {
    rmSync(directory, { recursive: true, force: true })
    for await (const { key } of bucket.list()) await bucket.remove(key)
  })

  async function held(): Promise<Record<string, string>> {
    const content: Record<string, string> = {}
    for await (const { key } of bucket.list()) content[key] = Buffer.from(await bucket.read(key)).toString()
    return content
  }
  async function program(name: string, args: string[], env: Record<string, string>): Promise<string> {
    const entry = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
    const settings = { ...process.env, ...s3!.env, STORAGE_DIR: directory, ...env }
    try {
      return (await run(process.execPath, [entry, ...args], { env: settings })).stdout
    } catch (cause) {
      const { code, stderr } = cause as { code: number; stderr: string }
      return `${code}: ${stderr}`
    }
  }

  it('copies the files of the folder and changes nothing the second time', async () => {
    expect(await program('storage', ['move'], { STORAGE: 'folder' })).toBe(
      '3 copied, 0 were there, 0 differ\n',
    )
    expect(await held()).toEqual(FILES)
    expect(await moveFiles(directory, bucket)).toEqual({ copied: 0, there: 3, different: [] })
    expect(readFileSync(join(directory, 'uploads/1/a'), 'utf8')).toBe('photograph')
  })

  it('continues an interrupted move and reports by name files with other bytes', async () => {
    const broken: Storage = {
      ...bucket,
      putNew: (key, file) =>
        key.startsWith('uploads') ? Promise.reject(new Error('connection lost')) : bucket.putNew(key, file),
    }
    await expect(moveFiles(directory, broken)).rejects.toThrow('connection lost')
    await bucket.put('uploads/1/a', Buffer.from('another'))
    expect(await program('storage', ['move'], {})).toBe('1: uploads/1/a is in the bucket with other bytes\n')
    expect(await held()).toEqual({ ...FILES, 'uploads/1/a': 'another' })
  })

  it('removes a file from the bucket that arrived with other bytes', async () => {
    const lying: Storage = {
      ...bucket,
      putNew: async (key) => (await bucket.put(key, Buffer.from('x')), true),
    }
    await expect(moveFiles(directory, lying)).rejects.toThrow('came into the bucket as other bytes')
    expect(await held()).toEqual({})
  })

  it('backs up a bucket into a folder and restores the files', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'hygiene-kept-'))
    const copy = await cloneDatabase()
    try {
      await moveFiles(directory, bucket)
      expect(await program('backup', [kept], { DATABASE_URL: copy.url })).toMatch(/3 files were new\.\n$/)
      const folder = createStorage({ directory: join(kept, 'files') })
      expect(await copyMissingFiles(bucket, folder)).toBe(0)
      for (const key of Object.keys(FILES)) await bucket.remove(key)

      expect(await copyMissingFiles(folder, bucket)).toBe(3)
      expect(await held()).toEqual(FILES)
    } finally {
      await copy.drop()
      rmSync(kept, { recursive: true, force: true })
    }
  }, 60_000)
})
