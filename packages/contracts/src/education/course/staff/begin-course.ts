import { IndustryType, OnlineType, SalesType } from '@hygiene/domain/text'
import { z } from 'zod'
import { newCourseForm } from '../../../forms/course.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Creates a course of one of the specification's kinds as a draft. Applicants do not see it before it is published. */
export const beginCourse = staffWrites('/api/staff/courses/begin', {
  label: '새 과정 초안 만들기',
  permission: 'changeCourses',
  audit: { subject: 'courseNo' },
  input: z.object({
    year: z.int().min(2000).max(2100),
    salesType: z.enum(SalesType),
    industryType: z.enum(IndustryType),
    onlineType: z.enum(OnlineType),
    ...newCourseForm.shape,
  }),
  entity: z.object({ courseNo: z.int() }),
  refusals: ['COURSE_EXISTS', 'COURSE_YEAR_OUTSIDE'],
})
