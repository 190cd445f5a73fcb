import { z } from 'zod'
import { endpoint, instant, text } from '../../kit/index.ts'
import { auditReason } from '../../forms/reason.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Blocks an address or a range on every call; never the caller's own. */
export const blockRange = endpoint({
  operation: 'blockRange',
  methods: ['POST'],
  path: '/api/staff/blockRange',
  access: 'staff',
  permission: 'blockAddresses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ cidr: text(50), reason: auditReason, endsAt: instant.optional() }),
  entity: z.object({ rangeNo: z.int() }),
  refusals: ['RANGE_MALFORMED', 'RANGE_TOO_WIDE', 'RANGE_HOLDS_CALLER', 'RANGE_END_OVER', ...STAFF_REFUSALS],
})
