import { videoFailures, videoStates, videoSteps } from '@hygiene/domain/education/video/video-state'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'

export const videoState = z.enum(videoStates)

/** A video as the console shows it: what came, how far it is, what it became. */
export const videoShown = z.object({
  videoNo: z.int(),
  edition: z.int(),
  state: videoState,
  fileName: z.string(),
  sizeBytes: z.int(),
  receivedBytes: z.int(),
  /** SHA-256 of the file's beginning and end, by which the same file is known again. */
  fingerprint: z.string(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.int().nullable(),
  step: z.enum(videoSteps).nullable(),
  percent: z.int(),
  failure: z.enum(videoFailures).nullable(),
  /** Conversion waits until ffmpeg is installed. */
  isWaiting: z.boolean(),
  captionCues: z.int().nullable(),
  needlessText: z.string().nullable(),
  /** It can be looked at (`playVideo`). */
  isPlayable: z.boolean(),
  /** Its files had their time. */
  removedAt: instant.nullable(),
  /** Signed addresses of scenes; none before it is converted. */
  picturePaths: z.array(z.string()),
})

export const videoInput = z.object({ videoNo: recordNo })

/** What the console does with a video on the way answers where it stands then. */
export const videoMoved = z.object({ state: videoState })

/** Where the parts of an upload are sent (tus 1.0.0: HEAD, PATCH, DELETE). */
export const VIDEO_UPLOAD_PATH = '/api/staff/lectures/upload/'
