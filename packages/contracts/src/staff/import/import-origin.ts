import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** The file and row that wrote a record last. */
export const importOrigin = z.object({
  importNo: z.int(),
  fileName: z.string(),
  /** In the file, from 0. */
  rowAt: z.int(),
  at: instant,
})
