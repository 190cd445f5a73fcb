import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { courseKindFields, versionState } from '../../course/staff/course-shape.ts'
import { videoShown } from './lecture-shape.ts'

export const readStaffLecture = staffReads('/api/staff/lecture', {
  permission: 'readCourses',
  input: z.object({ lectureNo: recordNo }),
  entity: z.object({
    lectureNo: z.int(),
    title: z.string(),
    summary: z.string(),
    durationSeconds: z.int(),
    hasCaptions: z.boolean(),
    videoEdition: z.int(),
    videos: z.array(videoShown),
    courses: z.array(
      z.object({
        courseNo: z.int(),
        ...courseKindFields,
        edition: z.int(),
        state: versionState,
        title: z.string(),
      }),
    ),
    formerTitles: z.array(
      z.object({ title: z.string(), summary: z.string(), endedAt: instant, endedBy: z.string() }),
    ),
    /** Counts people who have begun the lecture but not finished it, and those whose player is open now. */
    people: z.object({ begun: z.int(), watching: z.int(), finished: z.int() }),
  }),
  refusals: ['STAFF_LECTURE_NOT_FOUND'],
  perMinute: 240,
})
