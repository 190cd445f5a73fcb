import { z } from 'zod'

/** A file of a post, by name. */
export const postFile = z.object({
  fileNo: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
  downloadCount: z.int(),
})
