import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Holds a complete file of a multipart request on disk, so that many concurrent uploads use no memory. */
export interface ArrivedFile {
  field: string
  fileName: string
  sizeBytes: number
  read: () => Promise<Buffer>
}

export interface ArrivingFile extends ArrivedFile {
  close(): Promise<void>
}

/** Writes a part to disk as it arrives. The file is unlinked before its first byte is written, so a crash leaves none behind. */
export async function takeFile(
  stream: Readable & { truncated?: boolean },
  named: { field: string; fileName: string },
  signal: AbortSignal,
): Promise<ArrivingFile> {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const handle = await open(path, 'wx+')
  try {
    await rm(path)
    await handle.writeFile(stream, { signal })
    const { size } = await handle.stat()
    return { ...named, sizeBytes: size, read: () => readWhole(handle, size), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  await handle.read(bytes, 0, size, 0)
  return bytes
}
