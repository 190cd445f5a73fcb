import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The parts of a session's day with the persons who teach them, and those who could. */
export const readTimetable = endpoint({
  operation: 'readTimetable',
  methods: ['GET'],
  path: '/api/staff/sessions/timetable',
  access: 'staff',
  permission: 'readSessions',
  effect: 'reads',
  sends: 'query',
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
  refusals: ['SESSION_NOT_FOUND', ...STAFF_REFUSALS],
})
