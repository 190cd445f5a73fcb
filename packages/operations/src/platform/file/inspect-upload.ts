import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { fileKindOf } from '@hygiene/domain/platform/file/file-kind-of'
import { FILE_KINDS, type FileKind } from '@hygiene/domain/platform/file/file-kinds'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { readZip, type ZipEntry } from '@hygiene/domain/platform/file/read-zip'
import { denied } from '@hygiene/domain/verdict'
import { drawPictureAgain } from './draw-picture-again.ts'

export type InspectRefusal =
  | 'FILE_TYPE_REFUSED'
  | 'FILE_HEIC_REFUSED'
  | 'FILE_BROKEN'
  | 'FILE_PICTURE_TOO_LARGE'
type Inspected =
  | { allowed: true; kind: FileKind; bytes: Uint8Array }
  | { allowed: false; reason: InspectRefusal }

export async function inspectUpload(bytes: Uint8Array): Promise<Inspected> {
  const kind = fileKindOf(bytes)
  if (kind === null) return denied('FILE_TYPE_REFUSED')
  if (kind === 'heic') return denied('FILE_HEIC_REFUSED')
  if (kind === 'jpg' || kind === 'png' || kind === 'webp') {
    const drawn = await drawPictureAgain(bytes, kind)
    return drawn.allowed ? { allowed: true, kind, bytes: drawn.bytes } : drawn
  }
  if (FILE_KINDS[kind].packing === 'zip' && !(await isHonestZip(bytes))) return denied('FILE_BROKEN')
  return { allowed: true, kind, bytes }
}

/**
 * Verifies that a zip unpacks to its declared size within the limit. Every entry is unpacked and counted without being kept,
 * because a zip bomb lies about its size. Entries that share bytes count twice.
 */
async function isHonestZip(bytes: Uint8Array): Promise<boolean> {
  const entries = readZip(bytes)
  if (!entries) return false
  let left: number = FILE_LIMITS.unpackedBytes
  for (const entry of entries) {
    const unpacked = await measure(bytes, entry, left)
    if (unpacked !== entry.unpackedBytes) return false
    left -= unpacked
  }
  return true
}

async function measure(
  bytes: Uint8Array,
  { method, start, packedBytes, unpackedBytes }: ZipEntry,
  limit: number,
): Promise<number | null> {
  if (unpackedBytes > limit) return null
  const packed = bytes.subarray(start, start + packedBytes)
  if (method === 0) return packed.byteLength
  let counted = 0
  try {
    const stream = Readable.from([packed]).pipe(createInflateRaw())
    for await (const part of stream as AsyncIterable<Buffer>) {
      counted += part.byteLength
      if (counted > unpackedBytes) return null
    }
  } catch {
    return null
  }
  return counted
}
