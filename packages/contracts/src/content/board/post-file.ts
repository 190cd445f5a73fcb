import { z } from 'zod'

export const postFile = z.object({
  fileNo: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
  downloadCount: z.int(),
})
