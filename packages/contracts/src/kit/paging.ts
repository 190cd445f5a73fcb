import { z } from 'zod'
import { wireInteger } from './fields.ts'

/** `limit=-1` returns all rows (specification section 9); otherwise a page has at most 100 rows. */
export const pagingInput = {
  page: wireInteger.pipe(z.int().min(1).max(100_000)).default(1),
  limit: wireInteger.pipe(z.union([z.literal(-1), z.int().min(1).max(100)])).default(10),
}

const pageFacts = z.object({
  page: z.int(),
  totalPage: z.int(),
  totalRow: z.int(),
})

/** Follows the specification's paged list: `entity.list` and `entity.pageInfo`. */
export function pageOf<S extends z.ZodType>(item: S) {
  return z.object({ list: z.array(item), pageInfo: pageFacts })
}

export type PageFacts = z.infer<typeof pageFacts>

export function pageWindow(page: number, limit: number): { skip: number; take?: number } {
  return limit === -1 ? { skip: 0 } : { skip: (page - 1) * limit, take: limit }
}

export function pageFactsOf(page: number, limit: number, totalRow: number): PageFacts {
  return {
    page: limit === -1 ? 1 : page,
    totalPage: limit === -1 ? 1 : Math.max(1, Math.ceil(totalRow / limit)),
    totalRow,
  }
}
