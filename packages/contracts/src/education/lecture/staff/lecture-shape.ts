import { filmFailures, filmStates, filmSteps } from '@hygiene/domain'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/index.ts'

export const filmState = z.enum(filmStates)

/** A film as the desk shows it: what came, how far it is, what it became. */
export const filmShown = z.object({
  filmNo: z.int(),
  edition: z.int(),
  state: filmState,
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
  step: z.enum(filmSteps).nullable(),
  percent: z.int(),
  failure: z.enum(filmFailures).nullable(),
  /** Conversion waits until ffmpeg is installed. */
  isWaiting: z.boolean(),
  captionCues: z.int().nullable(),
  needlessWords: z.string().nullable(),
  /** It can be looked at (`playFilm`). */
  isPlayable: z.boolean(),
  /** Its files had their time. */
  removedAt: instant.nullable(),
  /** Signed addresses of scenes; none before it is converted. */
  picturePaths: z.array(z.string()),
})

export const filmInput = z.object({ filmNo: recordNo })

/** What the desk does with a film on the way answers where it stands then. */
export const filmMoved = z.object({ state: filmState })

/** Where the parts of an upload are sent (tus 1.0.0: HEAD, PATCH, DELETE). */
export const FILM_UPLOAD_PATH = '/api/staff/lectures/upload/'
