import { videoFailures, videoStates, videoSteps } from '@hygiene/domain/education/video/video-state'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'

export const videoState = z.enum(videoStates)

export const videoShown = z.object({
  videoNo: z.int(),
  edition: z.int(),
  state: videoState,
  fileName: z.string(),
  sizeBytes: z.int(),
  receivedBytes: z.int(),
  /** Is the SHA-256 of the file's beginning and end, which identifies the same file again. */
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
  isWaiting: z.boolean(),
  captionCues: z.int().nullable(),
  needlessText: z.string().nullable(),
  isPlayable: z.boolean(),
  removedAt: instant.nullable(),
  /** Lists signed addresses of scenes. Is empty before the conversion. */
  picturePaths: z.array(z.string()),
})

export const videoInput = z.object({ videoNo: recordNo })

export const videoMoved = z.object({ state: videoState })

/** Receives the parts of an upload (tus 1.0.0: HEAD, PATCH, DELETE). */
export const VIDEO_UPLOAD_PATH = '/api/staff/lectures/upload/'
