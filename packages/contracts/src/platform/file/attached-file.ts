import { z } from 'zod'

/** `isChecked` means that the file may be opened. */
export const attachedFile = z.object({
  fileNo: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
  isChecked: z.boolean(),
})
