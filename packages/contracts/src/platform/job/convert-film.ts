import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Converts an uploaded film of a lecture. */
export const convertFilm = job({
  kind: 'convert-film',
  queue: 'films',
  payload: z.object({ filmNo: z.int() }),
})
