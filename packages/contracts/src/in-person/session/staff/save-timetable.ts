import { printedText } from '@hygiene/domain/printed-text'
import { z } from 'zod'
import { sentInstant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'

export const saveTimetable = staffWrites('/api/staff/sessions/saveTimetable', {
  label: '강의 시간표 바꾸기',
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({
    sessionNo: recordNo,
    lessons: z
      .array(
        z.object({
          instructorNo: recordNo,
          subject: z.string().overwrite(printedText).min(1, '과목을 입력해주세요.').max(60),
          startsAt: sentInstant,
          endsAt: sentInstant,
        }),
      )
      .max(20),
    reason: actionReason,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: [
    'SESSION_NOT_FOUND',
    'SESSION_CANCELLED',
    'INSTRUCTOR_NOT_FOUND',
    'INSTRUCTOR_ENDED',
    'LESSON_OUTSIDE_SESSION',
    'INSTRUCTOR_TAKEN',
    'INSTRUCTOR_TOO_FAR',
  ],
})
