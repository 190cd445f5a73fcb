import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** Names the file and row that last wrote a record. */
export const importOrigin = z.object({
  importNo: z.int(),
  fileName: z.string(),
  rowAt: z.int(),
  at: instant,
})
