import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'

/**
 * Returns the designation file of one enrolment as an attachment, and no other file, in the open case about its person. The log
 * is written before the file is sent.
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
