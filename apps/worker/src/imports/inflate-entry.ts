import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { ZipEntry } from '@hygiene/domain/platform/file/read-zip'
import { UnreadableFile } from './unreadable.ts'

const BROKEN = '파일을 열 수 없습니다. 스프레드시트에서 다시 저장해 올려주세요.'

const PIECE = 16_384

/** Yields the unpacked bytes and stops beyond the declared size: a zip bomb lies about its size. */
export async function* inflateEntry(
  bytes: Uint8Array,
  { method, start, packedBytes, unpackedBytes }: ZipEntry,
): AsyncGenerator<Buffer> {
  const packed = bytes.subarray(start, start + packedBytes)
  if (method === 0) {
    for (let at = 0; at < packed.byteLength; at += PIECE) yield Buffer.from(packed.subarray(at, at + PIECE))
    return
  }
  let count = 0
  const stream = Readable.from([packed]).pipe(createInflateRaw())
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      count += part.byteLength
      if (count > unpackedBytes) throw new UnreadableFile(BROKEN)
      yield part
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(BROKEN)
  } finally {
    stream.destroy()
  }
}
