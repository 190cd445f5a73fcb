import { z } from 'zod'

/** The files and the length of a lecture that was opened. */
export const lectureClass = z.object({
  /** Signed, expiring HLS playlist address. */
  filePath: z.string(),
  captionPath: z.string().nullable(),
  posterPath: z.string().nullable(),
  title: z.string(),
  durationSeconds: z.int(),
})
