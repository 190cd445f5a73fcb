import { z } from 'zod'

/** A file of a record as its people see it; `isChecked`: it may be opened. */
export const attachedFile = z.object({
  fileNo: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
  isChecked: z.boolean(),
})
