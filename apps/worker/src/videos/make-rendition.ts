import { join } from 'node:path'
import type { Probed } from './probe-video.ts'
import { runFfmpeg, sentFile, text } from './run-ffmpeg.ts'

/** Is short enough that a weak phone has the first segment within seconds; this is our own rule. */
const SEGMENT_SECONDS = 4

/** The low rendition with its sound stays well below 400 kbit/s. */
export const RENDITIONS = {
  low: { name: 'v360', width: 640, height: 360, most: '230k', buffer: '460k', quality: 26 },
  high: { name: 'v720', width: 1280, height: 720, most: '1200k', buffer: '2400k', quality: 23 },
} as const
export type Rendition = (typeof RENDITIONS)[keyof typeof RENDITIONS]

interface Making {
  source: string
  sound: string
  probed: Probed
  rendition: Rendition
  folder: string
}

/**
 * Cuts one rendition into segments. All renditions have key frames at the same instants and the same sound, so that a player can
 * switch at any segment.
 */
export async function makeRendition(
  { source, sound, probed, rendition, folder }: Making,
  run: { onSeconds: (seconds: number) => void; signal: AbortSignal },
): Promise<void> {
  const { name, width, height, most, buffer, quality } = rendition
  const fitted = `scale=w=${width}:h=${height}:force_original_aspect_ratio=decrease:out_color_matrix=bt709:out_range=tv`
  const filters = `${fitted},pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,setsar=1,fps=${probed.rate},format=yuv420p`
  const picture =
    text(`-c:v libx264 -profile:v high -preset medium -crf ${quality} -maxrate ${most} -bufsize ${buffer}
    -sc_threshold 0 -g 9999 -force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS})
    -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv`)
  const segments = text(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4
    -hls_fmp4_init_filename ${name}-init.mp4 -hls_flags independent_segments`)
  await runFfmpeg(
    [
      ...sentFile(source),
      '-i',
      sound,
      ...text(`-map 0:v:0 -map 1:a:0 -vf ${filters}`),
      ...picture,
      ...text('-c:a copy -map_metadata -1 -map_chapters -1'),
      ...segments,
      '-hls_segment_filename',
      join(folder, `${name}-%04d.m4s`),
      join(folder, `${name}.m3u8`),
    ],
    run,
  )
}
