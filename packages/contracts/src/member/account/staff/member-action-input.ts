import { memberActionReasons } from '@hygiene/domain/staff/employee/member-action'
import { z } from 'zod'
import { actionLabel } from '../../../forms/member-action.ts'
import { recordNo } from '../../../kit/fields.ts'

export const memberActionInput = {
  memberNo: recordNo,
  reasonCode: z.enum(memberActionReasons),
  text: actionLabel,
}

export const memberActionEntity = z.object({ memberNo: z.int() })
