import type { Implementation } from '../http/implement.ts'
import { applyOnline } from './apply-online.ts'
import { attachDesignation } from './attach-designation.ts'
import { cancelApplication } from './cancel-application.ts'
import { checkEligibility } from './check-eligibility.ts'
import { correctApplicant } from './correct-applicant.ts'
import { finishStudy } from './finish-study.ts'
import { listDesignations } from './list-designations.ts'
import { listOnlineEnrolments } from './list-online-enrolments.ts'
import { markPrinted } from './mark-printed.ts'
import { readOnlineEnrolment } from './read-online-enrolment.ts'

export const ONLINE_OPERATIONS: readonly Implementation[] = [
  applyOnline,
  attachDesignation,
  cancelApplication,
  checkEligibility,
  correctApplicant,
  finishStudy,
  listDesignations,
  listOnlineEnrolments,
  markPrinted,
  readOnlineEnrolment,
]
