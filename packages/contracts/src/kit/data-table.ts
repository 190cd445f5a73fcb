import { z } from 'zod'
import { instant, text } from './fields.ts'

export const ADMIN_ROWS = 50

/** Counting stops here; beyond it a list shows «10,000건 넘게». */
export const ADMIN_COUNT_LIMIT = 10_000

/** Identifies one list: a cursor is valid for no other. */
export interface DataTableAsked {
  filter: unknown
  sort: { by: string; isDescending: boolean }
  text: string
}

const CURSOR = /^[0-9a-z]{1,7}\.[A-Za-z0-9_-]{1,1000}$/
const cursor = z.string().regex(CURSOR).nullable().default(null)

/**
 * Is the input of a console list: filter, sort, search text and the cursor of the previous page. `peek` takes the page's `first`
 * and returns only how many rows now precede it. A cursor of another sort, filter or search is malformed.
 */
export function dataTableInput<F extends z.ZodObject, const By extends readonly [string, ...string[]]>({
  filter,
  sorts,
}: {
  filter: F
  sorts: By
}) {
  return z
    .object({ ...adminChoice({ filter, sorts }), after: cursor, peek: cursor })
    .superRefine((input, context) => {
      const mark = dataTableMark(input as DataTableAsked)
      for (const path of ['after', 'peek'] as const) {
        const given = input[path]
        if (given === null || given.startsWith(`${mark}.`)) continue
        context.addIssue({ code: 'custom', path: [path], message: OTHER_LIST })
      }
    })
}

const OTHER_LIST = '목록의 조건이 바뀌었습니다. 첫 쪽부터 다시 봐주세요.'

/** Selects and sorts the rows; an action over all rows found takes the same input. */
export function adminChoice<F extends z.ZodObject, const By extends readonly [string, ...string[]]>({
  filter,
  sorts,
}: {
  filter: F
  sorts: By
}) {
  return {
    filter,
    sort: z.object({ by: z.enum(sorts), isDescending: z.boolean() }),
    text: text(100).default(''),
  }
}

export function tablePageOf<S extends z.ZodType>(row: S) {
  return z.object({
    /** Holds at most `ADMIN_ROWS` rows; none in the answer to a `peek`. */
    list: z.array(row),
    /** Is the cursor of the first row, for `peek`; null where there is none. */
    first: z.string().nullable(),
    next: z.string().nullable(),
    /** Counts the rows found, exact up to `ADMIN_COUNT_LIMIT`; in the answer to a `peek` it counts those before its row. */
    count: z.int(),
    isCountWhole: z.boolean(),
    asOf: instant,
  })
}

/** Is all rows found, frozen on the server before an action; it belongs to one employee for a day. */
export const frozenSet = z.object({ setNo: z.uuid(), count: z.int(), frozenAt: instant })

/** Returns a hash of filter, sort and words (FNV-1a, 32 bits). It is no secret; it only distinguishes lists. */
export function dataTableMark({ filter, sort, text: wording }: DataTableAsked): string {
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify([sort.by, sort.isDescending, ordered(filter), wording])) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value).filter(([, inside]) => inside !== undefined)
  return given.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inside]) => [key, ordered(inside)])
}
