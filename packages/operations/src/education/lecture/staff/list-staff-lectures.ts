import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listStaffLectures as contract } from '@hygiene/contracts/education/lecture/staff/list-staff-lectures'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { VideoState } from '@hygiene/domain/education/video/video-state'
import { query } from '../../../kit/operation.ts'

interface Row {
  lectureNo: number
  title: string
  durationSeconds: number
  videoEdition: number
  hasCaptions: boolean
  state: VideoState | null
  percent: number
  isWaiting: boolean
  courseCount: number
  changedAt: Date | null
}
type Sort = 'lectureNo' | 'changedAt'

const KEYSET: Keyset<Sort> = {
  sorts: {
    lectureNo: { sql: Prisma.sql`x."lectureNo"`, type: 'int' },
    changedAt: { sql: Prisma.sql`x."orderedAt"`, type: 'timestamptz' },
  },
  key: { sql: Prisma.sql`x."lectureNo"`, type: 'int' },
}

const COLUMNS = Prisma.sql`x."lectureNo", x."title", x."durationSeconds", x."videoEdition", x."hasCaptions", x."state", x."percent",
  x."isWaiting", x."changedAt",
  (SELECT count(DISTINCT (k."year", k."salesType", k."industryType", k."onlineType"))::int
     FROM "CourseLecture" c JOIN "Course" k USING ("courseNo") WHERE c."lectureNo" = x."lectureNo") AS "courseCount"`

/** Each lecture with the newest video that was not given up; one that came by hand has no row, and is shown. */
const LECTURES = Prisma.sql`(
  SELECT l.*, coalesce(f."state"::text, CASE WHEN l."videoEdition" > 0 THEN 'published' END) AS "state",
         CASE f."state" WHEN 'uploading' THEN floor(f."receivedBytes"::float8 / f."sizeBytes" * 100)::int
                        WHEN 'converting' THEN f."percent" ELSE 0 END AS "percent",
         coalesce(f."isWaiting", false) AS "isWaiting",
         coalesce(f."publishedAt", f."convertedAt", f."createdAt") AS "changedAt",
         coalesce(f."publishedAt", f."convertedAt", f."createdAt", '2000-01-01') AS "orderedAt"
    FROM "Lecture" l
    LEFT JOIN LATERAL (SELECT * FROM "LectureVideo" f
                        WHERE f."lectureNo" = l."lectureNo" AND f."state" <> 'stopped' AND f."sizeBytes" > 0
                        ORDER BY f."edition" DESC LIMIT 1) f ON true) x`

export const listStaffLectures = query(contract, async ({ input, db, now }) => {
  const { rows, ...page } = await readKeyset<Row, Sort>(
    db,
    KEYSET,
    { columns: COLUMNS, from: LECTURES, where: conditions(input) },
    input,
    now,
  )
  return { ...page, list: rows }
})

/** Typed words: a part of the title. */
function conditions({ filter, text }: SentTo<typeof contract>): Prisma.Sql[] {
  const typed = (text ?? '').trim()
  return [
    ...(filter.state === undefined ? [] : [Prisma.sql`x."state" = ${filter.state}`]),
    ...(typed === '' ? [] : [Prisma.sql`position(${typed} IN x."title") > 0`]),
  ]
}
