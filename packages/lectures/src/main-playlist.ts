import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Segment = { name: string; seconds: number }

function readSegments(playlist: string): readonly Segment[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),\s*\n(\S+)/g)].map((match) => ({
    seconds: Number(match[1]),
    name: match[2] ?? '',
  }))
}

/** Returns the codec by RFC 6381: avc1 and the three bytes after the version in the avcC box. */
function videoCodec(init: Buffer): string {
  const box = init.indexOf('avcC')
  if (box < 0) throw new Error('The initialisation segment has no avcC box')
  return `avc1.${init.subarray(box + 5, box + 8).toString('hex')}`
}

/** Names the codecs in the main playlist, so a player refuses or starts without fetching a segment. */
export async function writeMainPlaylist(mediaDirectory: string): Promise<number> {
  const segments = readSegments(await readFile(join(mediaDirectory, 'video.m3u8'), 'utf8'))
  const sizes = await Promise.all(segments.map(({ name }) => stat(join(mediaDirectory, name))))
  const rates = segments.map((segment, index) => ((sizes[index]?.size ?? 0) * 8) / segment.seconds)
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0)
  const average = (sizes.reduce((sum, { size }) => sum + size, 0) * 8) / seconds
  const codecs = `${videoCodec(await readFile(join(mediaDirectory, 'init.mp4')))},mp4a.40.2`
  const attributes = [
    `BANDWIDTH=${Math.ceil(Math.max(...rates))}`,
    `AVERAGE-BANDWIDTH=${Math.ceil(average)}`,
    `CODECS="${codecs}"`,
    'RESOLUTION=1280x720',
    'FRAME-RATE=1.000',
  ]
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-STREAM-INF:${attributes.join(',')}`,
  ]
  await writeFile(join(mediaDirectory, 'index.m3u8'), `${lines.join('\n')}\nvideo.m3u8\n`)
  return seconds
}
