import { randomUUID } from 'node:crypto'
import { link, mkdir, type FileHandle, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { splitKey } from './storage-key.ts'
import { type ByteRange, type Storage, type StoredEntry, StoredFileMissing } from './storage.ts'

export function createStorage(options: { directory: string }): Storage {
  const root = path.resolve(options.directory)
  const locate = (key: string) => path.join(root, ...splitKey(key))
  return {
    put: (key, content) => put(locate(key), content, rename),
    putNew: (key, file) => putNew(locate(key), file),
    open: (key, range) => openFile(locate(key), key, range),
    read: (key) => orMissing(key, readFile(locate(key))),
    size: async (key) => (await orMissing(key, stat(locate(key)))).size,
    exists: (key) => exists(locate(key)),
    remove: (key) => rm(locate(key), { force: true }),
    list: (folder) => list(root, folder === undefined ? root : locate(folder)),
    addressOf: async (key) => (splitKey(key), null),
    addressToPut: async (key) => (splitKey(key), null),
  }
}

async function putNew(target: string, file: string): Promise<boolean> {
  if (await exists(target)) return false
  const handle = await open(file)
  try {
    await handle.sync()
    await mkdir(path.dirname(target), { recursive: true })
    // Uses a link, which unlike a rename fails on an existing name. A file on another disk is copied first.
    const isOtherDisk = await link(file, target).then(
      () => false,
      (error: unknown) => {
        if (isOf(error, 'EXDEV')) return true
        throw error
      },
    )
    if (isOtherDisk) await put(target, handle.createReadStream({ autoClose: false }), link)
    else await syncDirectory(path.dirname(target))
    return true
  } catch (error) {
    if (isOf(error, 'EEXIST')) return false
    throw error
  } finally {
    await handle.close()
  }
}

async function* list(root: string, folder: string): AsyncGenerator<StoredEntry> {
  const directory = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!directory) return
  for await (const entry of directory) {
    const file = path.join(entry.parentPath, entry.name)
    // Skips names that begin with a dot: they are unfinished. A file may also disappear during the listing.
    const key = path.relative(root, file).split(path.sep).join('/')
    if (!entry.isFile() || key.startsWith('.') || key.includes('/.')) continue
    const { size } = (await stat(file).catch(() => null)) ?? {}
    if (size !== undefined) yield { key, sizeBytes: size }
  }
}

async function put(
  target: string,
  content: Uint8Array | Readable,
  name: (unfinished: string, target: string) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  // A key cannot begin with a dot, so an unfinished file can never be opened as a finished one.
  const unfinished = path.join(path.dirname(target), `.${randomUUID()}.part`)
  try {
    await writeDurably(unfinished, content)
    await name(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
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

/** Flushes the directory so that the name reaches the disk too. Windows has no such call and needs none. */
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
  return isOf(error, 'ENOENT') || isOf(error, 'ENOTDIR')
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
