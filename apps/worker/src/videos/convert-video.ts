import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { videoFault } from '@hygiene/domain/education/video/video-limits'
import type { VideoFailure, VideoStep } from '@hygiene/domain/education/video/video-state'
import type { ClaimedVideo } from '@hygiene/operations/education/video/claim-video'
import { z } from 'zod'
import { makeRendition, RENDITIONS } from './make-rendition.ts'
import { areAligned, masterPlaylist, segmentsOf } from './playlists.ts'
import { type Probed, probeVideo } from './probe-video.ts'
import { FfmpegFailed, runFfmpeg, sentFile, text } from './run-ffmpeg.ts'
import { VideoFolders, type VideoPlaces } from './video-folders.ts'

/** Is the loudness of speech for phones: -16 LUFS with peaks of at most -1.5 dBTP (AES TD1008; EBU R 128 measures it). */
const TARGET = 'I=-16:TP=-1.5:LRA=11'
/** Sound below the absolute gate of EBU R 128 is inaudible. */
const SILENT_LUFS = -60

const measured = z.object({
  input_i: z.string(),
  input_tp: z.string(),
  input_lra: z.string(),
  input_thresh: z.string(),
  target_offset: z.string(),
})

class SilentSound extends Error {}

/** Measures the loudness in a first pass, then writes the sound once for all renditions. Throws SilentSound. */
async function makeSound(
  source: string,
  target: string,
  run: { onSeconds: (seconds: number) => void; signal: AbortSignal },
): Promise<void> {
  const { signal } = run
  const said = await runFfmpeg(
    [...sentFile(source), '-map', '0:a:0', '-af', `loudnorm=${TARGET}:print_format=json`, '-f', 'null', '-'],
    { signal },
  )
  const loudness = measured.parse(JSON.parse(said.slice(said.lastIndexOf('{'), said.lastIndexOf('}') + 1)))
  if (!(Number(loudness.input_i) > SILENT_LUFS)) throw new SilentSound()
  const facts = [
    `measured_I=${loudness.input_i}`,
    `measured_TP=${loudness.input_tp}`,
    `measured_LRA=${loudness.input_lra}`,
    `measured_thresh=${loudness.input_thresh}`,
    `offset=${loudness.target_offset}`,
  ].join(':')
  await runFfmpeg(
    [
      ...sentFile(source),
      ...text(
        `-map 0:a:0 -af loudnorm=${TARGET}:${facts}:linear=true -ac 1 -ar 44100 -c:a aac -b:a 48k -map_metadata -1`,
      ),
      target,
    ],
    run,
  )
}

const PICTURES = 6

async function makePictures(
  source: string,
  folder: string,
  durationSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const still = text('-frames:v 1 -c:v libwebp -quality 80 -map_metadata -1')
  const at = (seconds: number, size: string, name: string) => {
    const fitted = `scale=${size}:force_original_aspect_ratio=decrease,pad=${size}:(ow-iw)/2:(oh-ih)/2`
    const picture = text(`-map 0:v:0 -vf ${fitted}`)
    const from = ['-ss', seconds.toFixed(3), ...sentFile(source)]
    return runFfmpeg([...from, ...picture, ...still, join(folder, name)], { signal })
  }
  await at(durationSeconds / 10, '640:360', 'poster.webp')
  for (let place = 1; place <= PICTURES; place += 1)
    await at((durationSeconds * (place - 0.5)) / PICTURES, '320:180', `thumb-${place}.webp`)
}

export type Converted = { failure: VideoFailure } | { failure: null; durationSeconds: number }

interface Conversion {
  places: VideoPlaces
  signal: AbortSignal
  onChecked: (picture: { width: number; height: number }) => Promise<void>
  onProgress: (progress: { step: VideoStep; percent: number }) => void
}

/** Is the percentage of the whole work at which each step begins. */
const BEGINS: Record<VideoStep, number> = { sound: 0, low: 10, high: 35, pictures: 97 }
const ENDS: Record<VideoStep, number> = { sound: 10, low: 35, high: 97, pictures: 100 }

/** Converts an upload to the files served to learners. Steps that a dead worker finished are not repeated. */
export async function convertVideo(video: ClaimedVideo, conversion: Conversion): Promise<Converted> {
  const folders = new VideoFolders(conversion.places, video)
  try {
    return await convert(video, folders, conversion)
  } catch (error) {
    if (error instanceof SilentSound) return { failure: 'silent' }
    if (error instanceof FfmpegFailed && !conversion.signal.aborted) return { failure: 'broken' }
    throw error
  }
}

async function convert(
  video: ClaimedVideo,
  folders: VideoFolders,
  conversion: Conversion,
): Promise<Converted> {
  const { signal } = conversion
  await folders.once('source', (folder) => folders.joinParts(video.partKeys, join(folder, 'video')))
  const source = join(folders.finished('source'), 'video')
  const probed = await probeVideo(source)
  const fault = probed ? videoFault(probed) : 'unreadable'
  if (fault !== null || !probed) return { failure: fault ?? 'unreadable' }
  await conversion.onChecked(probed)

  const follow = (step: VideoStep) => follower(step, probed, conversion)
  await folders.once('sound', (folder) =>
    makeSound(source, join(folder, 'sound.m4a'), { onSeconds: follow('sound'), signal }),
  )

  const sound = join(folders.finished('sound'), 'sound.m4a')
  for (const step of ['low', 'high'] as const) {
    await folders.once(step, (folder) => {
      const making = { source, sound, probed, rendition: RENDITIONS[step], folder }
      return makeRendition(making, { onSeconds: follow(step), signal })
    })
  }
  await folders.once('pictures', async (folder) => {
    follow('pictures')(0)
    await makePictures(source, folder, probed.durationSeconds, signal)
  })
  return deliver(folders)
}

function follower(step: VideoStep, { durationSeconds }: Probed, { onProgress }: Conversion) {
  return (seconds: number) => {
    const share = Math.min(1, seconds / durationSeconds)
    onProgress({ step, percent: Math.floor(BEGINS[step] + (ENDS[step] - BEGINS[step]) * share) })
  }
}

async function deliver(folders: VideoFolders): Promise<Converted> {
  const steps = ['low', 'high'] as const
  const made = await Promise.all(
    steps.map(async (step) => {
      const rendition = RENDITIONS[step]
      const folder = folders.finished(step)
      const segments = segmentsOf(await readFile(join(folder, `${rendition.name}.m3u8`), 'utf8'))
      return { rendition, segments, folder }
    }),
  )
  const [low, high] = made
  if (!low || !high || !areAligned(low.segments, high.segments)) return { failure: 'broken' }
  await folders.deliver([...steps, 'pictures'], await masterPlaylist(made))
  const seconds = low.segments.reduce((sum, segment) => sum + segment.seconds, 0)
  return { failure: null, durationSeconds: Math.max(1, Math.floor(seconds)) }
}
