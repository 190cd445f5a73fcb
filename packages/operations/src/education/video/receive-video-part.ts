import { randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lockVideo } from '@hygiene/db/locks'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { denied } from '@hygiene/domain/verdict'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { type VideoFiles, partKey } from './video-files.ts'
import { writeVideoPart } from './write-video-part.ts'

interface Part {
  videoNo: number
  fromByte: number
  body: Readable
}

type Received =
  | { allowed: true; receivedBytes: number; replacedKeys: readonly string[] }
  | { allowed: false; reason: 'notOpen' | 'otherOffset' | 'tooMuch' }

class TooMuch extends Error {}

export const findUpload = ({ lectureVideo }: PrismaClient, videoNo: number) =>
  lectureVideo.findUnique({ where: { videoNo } })

/**
 * Stores the next bytes of an upload; they are on disk before the row counts them. If two parts begin at the same byte, the first
 * to get the lock wins. It replaces parts that a browser has uploaded further on (`countVideoPart`).
 */
export async function receiveVideoPart(
  client: PrismaClient,
  files: VideoFiles,
  { videoNo, fromByte, body }: Part,
  now: () => Date,
): Promise<Received> {
  const video = await client.lectureVideo.findUnique({ where: { videoNo } })
  if (video?.state !== 'uploading') return denied('notOpen')
  if (video.receivedBytes !== fromByte) return denied('otherOffset')

  const fileKey = partKey(videoNo, fromByte, randomUUID())
  const most = Math.min(VIDEO_LIMITS.partBytes, video.sizeBytes - fromByte)
  const sizeBytes = await kept(files, fileKey, body, most)
  if (sizeBytes === null) return denied('tooMuch')
  if (sizeBytes === 0) {
    await files.remove(fileKey)
    return { allowed: true, receivedBytes: fromByte, replacedKeys: [] }
  }
  const counted = await transaction<Received>(client, async (db) => {
    const locked = await lockVideo(db, videoNo)
    if (locked?.state !== 'uploading') return denied('notOpen')
    if (locked.receivedBytes !== fromByte) return denied('otherOffset')
    return { allowed: true, ...(await writeVideoPart(db, locked, { fromByte, sizeBytes, fileKey }, now())) }
  })
  for (const key of counted.allowed ? counted.replacedKeys : [fileKey]) await files.remove(key)
  return counted
}

/**
 * Returns the bytes kept, or null if there were more than `most`, in which case none are kept. Throws if the connection breaks.
 */
async function kept(files: VideoFiles, key: string, body: Readable, most: number): Promise<number | null> {
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength
      if (bytes > most) done(new TooMuch())
      else done(null, chunk)
    },
  })
  const flowing = pipeline(body, counting)
  const stopped = flowing.catch((error: unknown) => error)
  try {
    await files.put(key, counting)
    await flowing
    return bytes
  } catch (error) {
    if ((await stopped) instanceof TooMuch) return null
    throw error
  }
}
