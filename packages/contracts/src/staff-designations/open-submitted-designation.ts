import { z } from 'zod'
import { endpoint, recordNo } from '../kit/index.ts'
import { auditReason } from '../forms/reason.ts'
import { recordKind } from './list-submitted-designations.ts'

/** The designation file of one enrolment as an attachment, and no other file; the audit log is written before it is sent. */
export const openSubmittedDesignation = endpoint({
  operation: 'openSubmittedDesignation',
  methods: ['POST'],
  path: '/api/staff/submittedDesignationFile',
  access: 'staff',
  permission: 'readDesignations',
  effect: 'writes',
  sends: 'json',
  input: z.object({ kind: recordKind, recordNo, reason: auditReason }),
  entity: z.never(),
  refusals: [
    'FILE_NOT_FOUND',
    'FILE_BEING_CHECKED',
    'FILE_INFECTED',
    'STAFF_FORBIDDEN',
    'STAFF_SESSION_EXPIRED',
    'STAFF_LOGIN_REQUIRED',
  ],
  answers: 'bytes',
  perMinute: 60,
})
