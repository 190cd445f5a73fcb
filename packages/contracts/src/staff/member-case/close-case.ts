import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Ends the caller's case about a person; is idempotent. */
export const closeCase = staffWrites('/api/staff/cases/close', {
  label: '상담 닫기',
  isView: true,
  permission: 'unmaskMembers',
  audit: {},
  input: z.object({ memberNo: recordNo }),
  entity: z.object({ memberNo: z.int() }),
  perMinute: 60,
})
