import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { videoFault } from '@hygiene/domain/education/video/video-limits'
import type { VideoFailure, VideoStep } from '@hygiene/domain/education/video/video-state'
import type { ClaimedVideo } from '@hygiene/operations/education/video/claim-video'
import { VideoFolders, type VideoPlaces } from './video-folders.ts'
import { makePictures } from './make-pictures.ts'
import { makeRendition, RENDITIONS } from './make-rendition.ts'
import { makeSound, SilentSound } from './make-sound.ts'
import { areAligned, masterPlaylist, segmentsOf } from './playlists.ts'
import { type Probed, probeVideo } from './probe-video.ts'
import { FfmpegFailed } from './run-ffmpeg.ts'

export type Converted = { failure: VideoFailure } | { failure: null; durationSeconds: number }

interface Conversion {
  places: VideoPlaces
  signal: AbortSignal
  onChecked: (picture: { width: number; height: number }) => Promise<void>
  onProgress: (progress: { step: VideoStep; percent: number }) => void
}

/** The share of the whole work at which each step begins, in percent. */
const BEGINS: Record<VideoStep, number> = { sound: 0, low: 10, high: 35, pictures: 97 }
const ENDS: Record<VideoStep, number> = { sound: 10, low: 35, high: 97, pictures: 100 }

/** Makes of an upload what learners are served. Steps that a dead worker had finished are not done again. */
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
