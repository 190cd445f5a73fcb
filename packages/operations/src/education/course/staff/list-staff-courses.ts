import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listStaffCourses as contract } from '@hygiene/contracts/education/course/staff/list-staff-courses'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { CourseVersionState } from '@hygiene/domain/education/course/course-version'
import { query } from '../../../kit/operation.ts'
import type { IndustryType, OnlineType, SalesType } from '@hygiene/domain/text'

interface Row {
  courseNo: number
  year: number
  salesType: SalesType
  industryType: IndustryType
  onlineType: OnlineType
  edition: number
  state: CourseVersionState
  startsAt: Date | null
  priceWon: number
  hours: number
  passScore: number
  maxAttempts: number | null
  lectureCount: number
  hasDraft: boolean
}
type Sort = 'year' | 'startsAt'

const KEYSET: Keyset<Sort> = {
  sorts: {
    year: { sql: Prisma.sql`x."year"`, type: 'int' },
    startsAt: { sql: Prisma.sql`x."begins"`, type: 'timestamptz' },
  },
  key: { sql: Prisma.sql`x."courseNo"`, type: 'int' },
}

const COLUMNS = Prisma.sql`x."courseNo", x."year", x."salesType", x."industryType", x."onlineType", x."edition", x."state",
  x."startsAt", x."priceWon", x."hours", x."passScore", x."maxAttempts", x."hasDraft",
  (SELECT count(*)::int FROM "CourseLecture" l WHERE l."courseNo" = x."courseNo") AS "lectureCount"`

/** Lists each course once: by its version in force, else the next one, else its draft. */
const coursesAt = (now: Date) => Prisma.sql`(
  SELECT DISTINCT ON ("year", "salesType", "industryType", "onlineType") v.*, COALESCE("startsAt", '2199-12-31') AS "begins",
         CASE WHEN "startsAt" IS NULL THEN 'draft' WHEN "startsAt" > ${now} THEN 'planned' ELSE 'running' END AS "state",
         EXISTS (SELECT 1 FROM "Course" d WHERE d."startsAt" IS NULL AND (d."year", d."salesType", d."industryType", d."onlineType") =
                   (v."year", v."salesType", v."industryType", v."onlineType")) AS "hasDraft"
    FROM "Course" v
   ORDER BY "year", "salesType", "industryType", "onlineType", ("startsAt" <= ${now}) DESC NULLS LAST,
            CASE WHEN "startsAt" <= ${now} THEN "startsAt" END DESC, "startsAt" ASC) x`

export const listStaffCourses = query(contract, async ({ input, db, now }) => {
  const { rows, ...page } = await readKeyset<Row, Sort>(
    db,
    KEYSET,
    { columns: COLUMNS, from: coursesAt(now), where: conditions(input) },
    input,
    now,
  )
  return { ...page, list: rows }
})

function conditions({ filter, text }: SentTo<typeof contract>): Prisma.Sql[] {
  const { year, onlineType, state, drafts } = filter
  const typed = (text ?? '').trim()
  return [
    ...(year === undefined ? [] : [Prisma.sql`x."year" = ${year}`]),
    ...(onlineType === undefined ? [] : [Prisma.sql`x."onlineType" = ${onlineType}`]),
    ...(state === undefined ? [] : [Prisma.sql`x."state" = ${state}`]),
    ...(drafts === undefined ? [] : [Prisma.sql`x."hasDraft"`]),
    ...(typed === '' ? [] : [Prisma.sql`position(${typed} IN x."name") > 0`]),
  ]
}
