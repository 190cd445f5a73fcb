import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { courseKindFields, versionState } from './course-shape.ts'

/** Lists each course once, by the version in force, or else by the next one. */
export const listStaffCourses = staffReads('/api/staff/courses/list', {
  methods: ['POST'],
  permission: 'readCourses',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      year: z.int().min(2000).max(2100).optional(),
      onlineType: z.union([z.literal(1), z.literal(2)]).optional(),
      state: versionState.optional(),
      drafts: z.literal(1).optional(),
    }),
    sorts: ['year', 'startsAt'] as const,
  }),
  entity: tablePageOf(
    z.object({
      courseNo: z.int(),
      ...courseKindFields,
      edition: z.int(),
      state: versionState,
      startsAt: instant.nullable(),
      priceWon: z.int(),
      hours: z.int(),
      passScore: z.int(),
      maxAttempts: z.int().nullable(),
      lectureCount: z.int(),
      hasDraft: z.boolean(),
    }),
  ),
})
