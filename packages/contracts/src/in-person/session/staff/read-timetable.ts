import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const readTimetable = staffReads('/api/staff/sessions/timetable', {
  permission: 'readSessions',
  input: z.object({ sessionNo: recordNo }),
  entity: z.object({
    lessons: z.array(
      z.object({
        lessonNo: z.int(),
        instructorNo: z.int(),
        instructorName: z.string(),
        subject: z.string(),
        startsAt: instant,
        endsAt: instant,
      }),
    ),
    instructors: z.array(
      z.object({
        instructorNo: z.int(),
        name: z.string(),
        subjects: z.array(z.string()),
        hours: z.string(),
      }),
    ),
  }),
  refusals: ['SESSION_NOT_FOUND'],
})
