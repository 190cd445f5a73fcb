import { z } from 'zod'
import { endpoint, instant, pageOf, pagingInput, recordNo } from '../kit/index.ts'

/** The acts of staff with the data of people; append-only. */
export const listAudit = endpoint({
  operation: 'listAudit',
  methods: ['GET'],
  path: '/api/staff/audit',
  access: 'staff',
  permission: 'readAuditLog',
  effect: 'reads',
  sends: 'query',
  input: z.object({ ...pagingInput, employeeNo: recordNo.optional(), memberNo: recordNo.optional() }),
  entity: pageOf(
    z.object({
      auditNo: z.string(),
      at: instant,
      /** Null for an act at the server's console; `consoleUser` is then the account of the machine. */
      employeeName: z.string().nullable(),
      loginId: z.string().nullable(),
      consoleUser: z.string().nullable(),
      memberNo: z.int().nullable(),
      action: z.string(),
      reason: z.string(),
      isLinked: z.boolean(),
      ipAddress: z.string(),
    }),
  ),
  refusals: ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
})
