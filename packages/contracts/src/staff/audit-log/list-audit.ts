import { auditSubjectKinds } from '@hygiene/domain/staff/audit-log/audit-subject'
import { z } from 'zod'
import { day, instant, recordNo } from '../../kit/fields.ts'
import { column, listsRecords } from '../../kit/list.ts'

export const loggedSubject = z.object({
  subjectKind: z.enum(auditSubjectKinds).nullable(),
  subjectNo: z.int().nullable(),
  detail: z.string(),
})

export const auditFilter = z.object({
  employeeNo: recordNo.optional(),
  memberNo: recordNo.optional(),
  operation: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/)
    .optional(),
  fromDay: day.optional(),
  toDay: day.optional(),
})

/**
 * Returns the append-only log of staff actions with personal data. A list that was shown is one row, unless one member is
 * requested. The search matches an employee's id or name.
 */
export const listAudit = listsRecords('/api/staff/audit/list', {
  permission: 'readAuditLog',
  filter: auditFilter,
  sorts: ['at'],
  row: z.object({
    auditNo: z.string(),
    at: column(instant, { header: '일시', width: 150, isHeading: true, format: 'minute' }),
    /** Is null for an action at the server's console; `consoleUser` is then the machine's account. */
    employeeName: column(z.string().nullable(), { id: 'employee', header: '직원', width: 170 }),
    loginId: z.string().nullable(),
    consoleUser: z.string().nullable(),
    operation: column(z.string(), { id: 'action', header: '한 일', width: 250 }),
    ...loggedSubject.shape,
    /** Names the people the action concerns; for a list, the first fifty in its order. */
    memberNos: column(z.array(z.int()), { id: 'memberNo', header: '회원번호', width: 180 }),
    people: z.int(),
    reason: column(z.string(), { header: '사유', width: 260 }),
    isLinked: z.boolean(),
    ipAddress: column(z.string(), { header: 'IP', width: 130 }),
  }),
})
