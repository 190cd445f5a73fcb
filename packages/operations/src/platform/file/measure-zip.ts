import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { readZip, type ZipEntry } from '@hygiene/domain/platform/file/read-zip'

/**
 * Does a zip unpack to what it says, and to no more than a document may have? Every entry is unpacked and counted without
 * being kept, since a bomb lies about its size; two entries that share their bytes are counted twice.
 */
export async function isHonestZip(bytes: Uint8Array): Promise<boolean> {
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

/** Bytes of an unpacked entry; null where it is broken or goes on beyond the limit. */
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
