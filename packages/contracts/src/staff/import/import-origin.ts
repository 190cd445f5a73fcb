import { z } from 'zod'
import { instant } from '../../kit/index.ts'

/** The file and row that wrote a record last. */
export const importOrigin = z.object({
  importNo: z.int(),
  fileName: z.string(),
  /** In the file, from 0. */
  rowAt: z.int(),
  at: instant,
})
