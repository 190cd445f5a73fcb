import type { ProbedVideo } from '@hygiene/domain/education/video/video-limits'
import { z } from 'zod'
import { FfmpegFailed, runFfprobe, sentFile } from './run-ffmpeg.ts'

export interface Probed extends ProbedVideo {
  width: number
  height: number
  /** Is the frame rate as a fraction that ffmpeg reads. */
  rate: string
}

const MOST_RATE = 30

const answer = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        width: z.number().optional(),
        height: z.number().optional(),
        avg_frame_rate: z.string().optional(),
        disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      }),
    )
    .default([]),
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
})

/** Reads a video by its content, whatever its name. Returns null if it is no video. */
export async function probeVideo(path: string): Promise<Probed | null> {
  let said: unknown
  try {
    said = await runFfprobe(['-show_streams', '-show_format', ...sentFile(path)])
  } catch (error) {
    if (error instanceof FfmpegFailed) return null
    throw error
  }
  const { streams, format } = answer.parse(said)
  // The cover of a sound file is a still picture.
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  )
  return {
    hasPicture: picture !== undefined,
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
    durationSeconds: format.duration ?? 0,
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
    rate: rateOf(picture?.avg_frame_rate),
  }
}

/** Allows slides at one frame per second, and halves the 60 frames of a camera, which a lecture does not need. */
function rateOf(fraction = ''): string {
  const [pictures = 0, seconds = 1] = fraction.split('/').map(Number)
  const rate = pictures / seconds
  return rate > 0 && rate <= MOST_RATE ? fraction : String(MOST_RATE)
}
