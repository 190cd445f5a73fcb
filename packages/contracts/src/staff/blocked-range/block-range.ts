import { z } from 'zod'
import { sentInstant, text } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { auditReason } from '../../forms/reason.ts'

/** Blocks an address or a range on every call; refuses the caller's own. */
export const blockRange = staffWrites('/api/staff/blockRange', {
  label: '접속 차단',
  permission: 'blockAddresses',
  audit: {},
  input: z.object({ cidr: text(50), reason: auditReason, endsAt: sentInstant.optional() }),
  entity: z.object({ rangeNo: z.int() }),
  refusals: ['RANGE_MALFORMED', 'RANGE_TOO_WIDE', 'RANGE_HOLDS_CALLER', 'RANGE_END_OVER'],
})
