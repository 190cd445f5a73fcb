import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { column, listsRecords } from '../../../kit/list.ts'
import { courseKindFields, versionState } from './course-shape.ts'

/** Lists each course once, by the version in force, or else by the next one. */
export const listStaffCourses = listsRecords('/api/staff/courses/list', {
  permission: 'readCourses',
  filter: z.object({
    year: z.int().min(2000).max(2100).optional(),
    onlineType: z.union([z.literal(1), z.literal(2)]).optional(),
    state: versionState.optional(),
    drafts: z.literal(1).optional(),
  }),
  sorts: ['year', 'startsAt'],
  row: z.object({
    courseNo: z.int(),
    ...courseKindFields,
    year: column(courseKindFields.year, { id: 'course', header: '과정', width: 330, isHeading: true }),
    edition: column(z.int(), { header: '버전', width: 60 }),
    state: column(versionState, { header: '상태', width: 110 }),
    startsAt: column(instant.nullable(), { header: '적용 시작', width: 170 }),
    priceWon: column(z.int(), { id: 'price', header: '교육비', width: 100, align: 'end', format: 'won' }),
    hours: column(z.int(), { header: '시간', width: 70, align: 'end' }),
    passScore: column(z.int(), { header: '합격', width: 70, align: 'end' }),
    maxAttempts: z.int().nullable(),
    lectureCount: column(z.int(), {
      id: 'lectures',
      header: '강의',
      width: 70,
      align: 'end',
      format: 'count',
    }),
    hasDraft: column(z.boolean(), { id: 'draft', header: '초안', width: 80, labels: { true: '있음' } }),
  }),
})
