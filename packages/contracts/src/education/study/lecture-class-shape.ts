import { z } from 'zod'

export const lectureClass = z.object({
  filePath: z.string(),
  captionPath: z.string().nullable(),
  posterPath: z.string().nullable(),
  title: z.string(),
  durationSeconds: z.int(),
})
