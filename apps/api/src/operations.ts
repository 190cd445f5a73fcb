import { ACCOUNT_OPERATIONS } from './account/operations.ts'
import { CERTIFICATE_OPERATIONS } from './certificate/operations.ts'
import { CONTENT_OPERATIONS } from './content/operations.ts'
import { EDUCATION_OPERATIONS } from './education/operations.ts'
import { EXAM_OPERATIONS } from './exam/operations.ts'
import { FILE_OPERATIONS } from './files/operations.ts'
import type { Implementation } from './http/implement.ts'
import { IDENTITY_OPERATIONS } from './identity/operations.ts'
import { LOOKUP_OPERATIONS } from './lookup/operations.ts'
import { IN_PERSON_OPERATIONS } from './in-person/operations.ts'
import { MEMBERSHIP_OPERATIONS } from './membership/operations.ts'
import { OLD_EDUCATION_OPERATIONS } from './old-education/operations.ts'
import { ONLINE_OPERATIONS } from './online/operations.ts'
import { PAYMENT_OPERATIONS } from './payment/operations.ts'
import { STAFF_DESK_OPERATIONS } from './staff-desk/operations.ts'
import { STAFF_OPERATIONS } from './staff/operations.ts'
import { STAFF_SESSION_OPERATIONS } from './staff-sessions/operations.ts'
import { STUDY_OPERATIONS } from './study/operations.ts'
import { SURVEY_OPERATIONS } from './survey/operations.ts'
import { VISITOR_OPERATIONS } from './visitor/operations.ts'

/** Everything this API answers, feature by feature. */
export const OPERATIONS: readonly Implementation[] = [
  ...ACCOUNT_OPERATIONS,
  ...MEMBERSHIP_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...EDUCATION_OPERATIONS,
  ...LOOKUP_OPERATIONS,
  ...FILE_OPERATIONS,
  ...OLD_EDUCATION_OPERATIONS,
  ...ONLINE_OPERATIONS,
  ...IN_PERSON_OPERATIONS,
  ...STUDY_OPERATIONS,
  ...SURVEY_OPERATIONS,
  ...IDENTITY_OPERATIONS,
  ...EXAM_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...CERTIFICATE_OPERATIONS,
  ...STAFF_OPERATIONS,
  ...STAFF_SESSION_OPERATIONS,
  ...STAFF_DESK_OPERATIONS,
  ...VISITOR_OPERATIONS,
]
