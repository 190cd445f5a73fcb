import { extname } from 'node:path'
import { type Handing, type Storage, StoredFileMissing } from '@hygiene/gateways'
import { VIDEO_MEDIA_FOLDER } from '@hygiene/operations/education/video/video-files'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'

const TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.ts': 'video/mp2t',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}
/** Gives all viewers within five minutes the same address of a segment, so that browsers and caches keep it. */
const ROUND_MS = 300_000
const VALID_SECONDS = 900

interface VideoFile {
  lecture: string
  file: string
  /** Is the remaining validity of our signed address. The bucket's address does not outlive it. */
  seconds: number
  range: string | undefined
}

/**
 * Serves a file of a video in a bucket, behind a signed address. Segments are redirected to the bucket. Playlists and captions
 * are answered here: a playlist's entries are relative to its own address, and pages read captions as same-origin.
 */
export async function sendVideo(
  reply: FastifyReply,
  { storage, now }: Pick<Deps, 'storage' | 'now'>,
  { lecture, file, seconds, range }: VideoFile,
): Promise<FastifyReply> {
  const key = `${VIDEO_MEDIA_FOLDER}/${lecture}/${file}`
  const contentType = TYPES[extname(file)] ?? 'application/octet-stream'
  const kept = `public, max-age=${seconds}, immutable`
  if (!/\.(m3u8|vtt)$/.test(file)) {
    const instant = now().getTime()
    const from = new Date(instant - (instant % ROUND_MS))
    const since = (instant - from.getTime()) / 1000
    const valid = Math.floor(Math.min(VALID_SECONDS, seconds + since))
    const cacheControl = `private, max-age=${valid}`
    const handing = { contentType, disposition: '', cacheControl, seconds: valid, from }
    const address = await signedOnce(storage, key, handing)
    const good = Math.floor(valid - since)
    if (address !== null)
      return reply.header('cache-control', `private, max-age=${good}`).redirect(address, 302)
  }
  try {
    const sizeBytes = await storage.size(key)
    const part = partOf(range, sizeBytes)
    const body = await storage.open(key, part ?? undefined)
    const headers = { 'content-type': contentType, 'cache-control': kept, 'accept-ranges': 'bytes' }
    if (!part) return reply.headers({ ...headers, 'content-length': sizeBytes }).send(body)
    const { start, end } = part
    return reply
      .code(206)
      .headers({ ...headers, 'content-length': end - start + 1 })
      .header('content-range', `bytes ${start}-${end}/${sizeBytes}`)
      .send(body)
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
    reply.callNotFound()
    return reply
  }
}

/**
 * Caches signatures: one takes 0.55 ms, ten times the rest of such an answer. A round of twenty videos has some 20,000 addresses.
 */
const MOST_KEPT = 20_000
const signed = new WeakMap<Storage, LRUCache<string, string>>()

async function signedOnce(storage: Storage, key: string, handing: Handing): Promise<string | null> {
  const kept = signed.get(storage) ?? new LRUCache<string, string>({ max: MOST_KEPT })
  signed.set(storage, kept)
  const name = `${key} ${handing.from.getTime()} ${handing.seconds}`
  const address = kept.get(name) ?? (await storage.addressOf(key, handing))
  if (address !== null) kept.set(name, address)
  return address
}

/** Returns one range inside the file. Anything else is answered with the whole, as RFC 9110 allows. */
function partOf(range: string | undefined, sizeBytes: number): { start: number; end: number } | null {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return null
  const start = Number(from)
  const end = Math.min(to ? Number(to) : sizeBytes - 1, sizeBytes - 1)
  return start <= end ? { start, end } : null
}
