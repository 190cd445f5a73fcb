import { listStaffCourses as contract } from '@hygiene/contracts/education/course/staff/list-staff-courses'
import { Prisma } from '@hygiene/db/generated/client'
import { derived, type ScalarsOf, table, typed } from '@hygiene/db/table'
import type { CourseVersionState } from '@hygiene/domain/education/course/course-version'
import { list } from '../../../kit/list.ts'
import type { Sight } from '../../../kit/list-plan.ts'

type Course = ScalarsOf<'Course'> & { begins: Date; state: CourseVersionState; hasDraft: boolean }

const v = table('Course', 'v')
const d = table('Course', 'd')
const l = table('CourseLecture', 'l')
const x = derived<Course>(Prisma.empty, 'x')

/** Lists each course once: by its version in force, else the next one, else its draft. */
const coursesAt = ({ now }: Sight) =>
  derived<Course>(
    Prisma.sql`
  SELECT DISTINCT ON (${v.year}, ${v.salesType}, ${v.industryType}, ${v.onlineType}) v.*, COALESCE(${v.startsAt}, '2199-12-31') AS "begins",
         CASE WHEN ${v.startsAt} IS NULL THEN 'draft' WHEN ${v.startsAt} > ${now} THEN 'planned' ELSE 'running' END AS "state",
         EXISTS (SELECT 1 FROM ${d.$from} WHERE ${d.startsAt} IS NULL AND (${d.year}, ${d.salesType}, ${d.industryType}, ${d.onlineType}) =
                   (${v.year}, ${v.salesType}, ${v.industryType}, ${v.onlineType})) AS "hasDraft"
    FROM ${v.$from}
   ORDER BY ${v.year}, ${v.salesType}, ${v.industryType}, ${v.onlineType}, (${v.startsAt} <= ${now}) DESC NULLS LAST,
            CASE WHEN ${v.startsAt} <= ${now} THEN ${v.startsAt} END DESC, ${v.startsAt} ASC`,
    'x',
  )

export const listStaffCourses = list(contract, {
  of: coursesAt,
  key: x.courseNo,
  columns: {
    lectureCount: typed<number>`(SELECT count(*)::int FROM ${l.$from} WHERE ${l.courseNo} = ${x.courseNo})`,
  },
  sorts: { startsAt: { sql: x.begins, type: 'timestamptz' } },
  filters: { year: x.year, onlineType: x.onlineType, state: x.state, drafts: () => x.hasDraft },
  search: (text) => Prisma.sql`position(${text} IN ${x.name}) > 0`,
})
