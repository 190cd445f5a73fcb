import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { auditReason } from '../../forms/reason.ts'

export const unblockRange = staffWrites('/api/staff/unblockRange', {
  label: '접속 차단 해제',
  permission: 'blockAddresses',
  audit: {},
  input: z.object({ rangeNo: recordNo, reason: auditReason }),
  entity: z.object({ rangeNo: z.int() }),
  refusals: ['RANGE_NOT_FOUND'],
})
