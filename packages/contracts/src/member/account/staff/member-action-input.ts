import { memberActionReasons } from '@hygiene/domain'
import { z } from 'zod'
import { actionLabel } from '../../../forms/member-action.ts'
import { recordNo } from '../../../kit/index.ts'

/** An action of staff that changes a member's account. */
export const memberActionInput = {
  memberNo: recordNo,
  reasonCode: z.enum(memberActionReasons),
  text: actionLabel,
}

export const memberActionEntity = z.object({ memberNo: z.int() })
