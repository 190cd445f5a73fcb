import { z } from 'zod'
import { sentInstant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'
import { typedPeople } from './staff-session-shape.ts'

/** Changes a session's time, venue or both; an absent field stays unchanged. */
export const moveInPersonSession = staffWrites('/api/staff/moveSession', {
  label: '집합교육 회차 옮기기',
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({
    sessionNo: recordNo,
    startsAt: sentInstant.optional(),
    endsAt: sentInstant.optional(),
    venueNo: recordNo.optional(),
    reason: actionReason,
    people: typedPeople,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: [
    'SESSION_NOT_FOUND',
    'VENUE_NOT_FOUND',
    'NOTHING_CHANGES',
    'SESSION_HAS_BEGUN',
    'STARTS_IN_THE_PAST',
    'ENDS_BEFORE_IT_STARTS',
    'OTHER_YEAR',
    'APPLICATIONS_WOULD_NEVER_OPEN',
    'VENUE_TOO_SMALL',
    'VENUE_TAKEN',
    'VENUE_RETIRED',
    'VENUE_CLOSED',
    'LESSON_OUTSIDE_SESSION',
    'INSTRUCTOR_TAKEN',
    'INSTRUCTOR_TOO_FAR',
    'PEOPLE_CHANGED',
  ],
})
