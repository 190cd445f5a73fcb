import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendition } from './make-rendition.ts'

export interface Segment {
  name: string
  seconds: number
}

export function segmentsOf(playlist: string): Segment[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n(\S+)/g)].map(([, seconds, name = '']) => ({
    seconds: Number(seconds),
    name,
  }))
}

/** Allows one frame at 10 per second, because lengths in a playlist are rounded. */
const SAME_SECONDS = 0.1

/** Returns whether two renditions change segments at the same instants. */
export function areAligned(one: readonly Segment[], other: readonly Segment[]): boolean {
  let [at, otherAt] = [0, 0]
  return (
    one.length === other.length &&
    one.every(({ seconds }, place) => {
      at += seconds
      otherAt += other[place]?.seconds ?? 0
      return Math.abs(at - otherAt) < SAME_SECONDS
    })
  )
}

/** Builds the codec of RFC 6381: avc1 and the three bytes after the version in the avcC box of the initialisation segment. */
function videoCodec(init: Buffer): string {
  const box = init.indexOf('avcC')
  if (box < 0) throw new Error('The initialisation segment has no avcC box')
  return `avc1.${init.subarray(box + 5, box + 8).toString('hex')}`
}

export interface MadeRendition {
  folder: string
  rendition: Rendition
  segments: readonly Segment[]
}

async function streamOf({ folder, rendition: { name, width, height }, segments }: MadeRendition) {
  const sizes = await Promise.all(segments.map((segment) => stat(join(folder, segment.name))))
  const rates = segments.map(({ seconds }, place) => ((sizes[place]?.size ?? 0) * 8) / seconds)
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0)
  const average = (sizes.reduce((sum, { size }) => sum + size, 0) * 8) / seconds
  const codec = videoCodec(await readFile(join(folder, `${name}-init.mp4`)))
  const attributes = [
    `BANDWIDTH=${Math.ceil(Math.max(...rates))}`,
    `AVERAGE-BANDWIDTH=${Math.ceil(average)}`,
    `CODECS="${codec},mp4a.40.2"`,
    `RESOLUTION=${width}x${height}`,
  ]
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${name}.m3u8`]
}

/** Lists the lightest rendition first, because players without an estimate begin with it. */
export async function masterPlaylist(renditions: readonly MadeRendition[]): Promise<string> {
  const streams = await Promise.all(renditions.map(streamOf))
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams.flat(), ''].join('\n')
}
