import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'

/**
 * The designation file of one enrolment as an attachment, and no other file, in the open case about its person; the log is
 * written before it is sent.
 */
export const openSubmittedDesignation = staffWrites('/api/staff/designations/open', {
  label: '지정확인서 파일 보기',
  isView: true,
  audit: {},
  permission: 'readDesignations',
  input: z.object(enrolmentNamed),
  entity: z.never(),
  refusals: ['FILE_NOT_FOUND', 'FILE_BEING_CHECKED', 'FILE_INFECTED', 'MEMBER_CASE_REQUIRED'],
  answers: 'bytes',
  perMinute: 60,
})
