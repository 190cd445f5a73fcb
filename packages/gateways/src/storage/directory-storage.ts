import { randomUUID } from 'node:crypto'
import { mkdir, type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { type ByteRange, type Storage, StorageKeyRejected, StoredFileMissing } from './storage.ts'

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
const maximumKeyLength = 512

export function createStorage(options: { directory: string }): Storage {
  const root = path.resolve(options.directory)
  const locate = (key: string) => path.join(root, ...splitKey(key))
  return {
    put: (key, content) => put(locate(key), content),
    open: (key, range) => openFile(locate(key), key, range),
    read: (key) => orMissing(key, readFile(locate(key))),
    size: async (key) => (await orMissing(key, stat(locate(key)))).size,
    exists: (key) => exists(locate(key)),
    remove: (key) => rm(locate(key), { force: true }),
  }
}

function splitKey(key: string): string[] {
  const segments = key.split('/')
  const valid = key.length <= maximumKeyLength && segments.every((part) => segment.test(part))
  if (!valid) throw new StorageKeyRejected()
  return segments
}

async function put(target: string, content: Uint8Array | Readable): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  // A dot cannot begin a key, so an unfinished file can never be opened as a finished one.
  const unfinished = path.join(path.dirname(target), `.${randomUUID()}.part`)
  try {
    await writeDurably(unfinished, content)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncDirectory(path.dirname(target))
}

async function writeDurably(file: string, content: Uint8Array | Readable): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The name itself must reach the disk too; Windows knows no such call and needs none. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openFile(file: string, key: string, range?: ByteRange): Promise<Readable> {
  const handle: FileHandle = await orMissing(key, open(file, 'r'))
  return handle.createReadStream(range)
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function orMissing<T>(key: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) throw new StoredFileMissing(key, { cause: error })
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
