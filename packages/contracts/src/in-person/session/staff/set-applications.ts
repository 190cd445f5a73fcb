import { z } from 'zod'
import { sentInstant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'

export const setApplications = staffWrites('/api/staff/sessions/applications', {
  label: '회차 신청 기간 바꾸기',
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({
    sessionNo: recordNo,
    closesAt: sentInstant.nullable(),
    reason: actionReason,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: ['SESSION_NOT_FOUND', 'SESSION_HAS_BEGUN', 'NOTHING_CHANGES', 'APPLICATIONS_TIME_WRONG'],
})
