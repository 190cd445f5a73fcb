import { auditSubjectKinds } from '@hygiene/domain/staff/audit-log/audit-subject'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { day, instant, recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** What an action was about, and how it was done, in words. */
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
 * The actions of staff with the data of people; append-only. A list that was shown is one row, unless one member is asked for.
 * Words find an employee by id or name.
 */
export const listAudit = staffReads('/api/staff/audit/list', {
  methods: ['POST'],
  permission: 'readAuditLog',
  sends: 'json',
  input: dataTableInput({
    filter: auditFilter,
    sorts: ['at'],
  }),
  entity: tablePageOf(
    z.object({
      auditNo: z.string(),
      at: instant,
      /** Null for an act at the server's console; `consoleUser` is then the account of the machine. */
      employeeName: z.string().nullable(),
      loginId: z.string().nullable(),
      consoleUser: z.string().nullable(),
      /** Whom the action is about; of a list that was shown, the first fifty in the order of the list. */
      memberNos: z.array(z.int()),
      /** How many people the action is about. */
      people: z.int(),
      operation: z.string(),
      ...loggedSubject.shape,
      reason: z.string(),
      isLinked: z.boolean(),
      ipAddress: z.string(),
    }),
  ),
})
