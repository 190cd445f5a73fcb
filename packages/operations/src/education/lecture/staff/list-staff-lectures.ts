import { listStaffLectures as contract } from '@hygiene/contracts/education/lecture/staff/list-staff-lectures'
import { Prisma } from '@hygiene/db/generated/client'
import { derived, type ScalarsOf, table, typed } from '@hygiene/db/table'
import type { VideoState } from '@hygiene/domain/education/video/video-state'
import { list } from '../../../kit/list.ts'

type Lecture = ScalarsOf<'Lecture'> & {
  state: VideoState | null
  percent: number
  isWaiting: boolean
  changedAt: Date | null
  orderedAt: Date
}

const l = table('Lecture', 'l')
const f = table('LectureVideo', 'f')
const c = table('CourseLecture', 'c')
const k = table('Course', 'k')

/**
 * Joins each lecture with its newest video that was not abandoned. A manually provided video has no row and counts as published.
 */
const x = derived<Lecture>(
  Prisma.sql`
  SELECT l.*, coalesce(${f.state}::text, CASE WHEN ${l.videoEdition} > 0 THEN 'published' END) AS "state",
         CASE ${f.state} WHEN 'uploading' THEN floor(${f.receivedBytes}::float8 / ${f.sizeBytes} * 100)::int
                         WHEN 'converting' THEN ${f.percent} ELSE 0 END AS "percent",
         coalesce(${f.isWaiting}, false) AS "isWaiting",
         coalesce(${f.publishedAt}, ${f.convertedAt}, ${f.createdAt}) AS "changedAt",
         coalesce(${f.publishedAt}, ${f.convertedAt}, ${f.createdAt}, '2000-01-01') AS "orderedAt"
    FROM ${l.$from}
    LEFT JOIN LATERAL (SELECT * FROM ${f.$from}
                        WHERE ${f.lectureNo} = ${l.lectureNo} AND ${f.state} <> 'stopped' AND ${f.sizeBytes} > 0
                        ORDER BY ${f.edition} DESC LIMIT 1) f ON true`,
  'x',
)

export const listStaffLectures = list(contract, {
  of: x,
  key: x.lectureNo,
  columns: {
    courseCount: typed<number>`
      (SELECT count(DISTINCT (${k.year}, ${k.salesType}, ${k.industryType}, ${k.onlineType}))::int
         FROM ${c.$from} JOIN ${k.$from} USING ("courseNo") WHERE ${c.lectureNo} = ${x.lectureNo})`,
  },
  sorts: { changedAt: { sql: x.orderedAt, type: 'timestamptz' } },
  filters: { state: x.state },
  search: (text) => Prisma.sql`position(${text} IN ${x.title}) > 0`,
})
