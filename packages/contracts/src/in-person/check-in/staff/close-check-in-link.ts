import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'

/** Closes a leaked check-in link; earlier marks made with it still count. */
export const closeCheckInLink = staffWrites('/api/staff/closeCheckInLink', {
  label: '출석 확인 주소 닫기',
  permission: 'decideSessions',
  audit: {},
  input: z.object({ checkInPassNo: recordNo, reason: actionReason }),
  entity: z.object({ checkInPassNo: z.int() }),
  refusals: ['CHECK_IN_LINK_NOT_FOUND'],
})
