import type { Association } from '../../association.ts'
import type { NeededCourse } from '../../education/course/course-needs.ts'
import type { PolicyKind } from '../../member/policy/policy-versions.ts'

/** Is the published version, or the draft if no version is published. */
export interface SetupCourse extends NeededCourse {
  courseNo: number
  name: string
  isPublished: boolean
}

export interface SetupFacts {
  headquarters: number
  association: Association
  /** Is the deployment's sender number (`SMS_SENDER`), used where the association sets none. */
  deploymentSender: string
  provinces: number
  cities: number
  registerWalks: readonly { trade: string; total: number; skipped: number }[]
  /** Lists the texts in force that an employee has written. */
  writtenPolicies: readonly PolicyKind[]
  courses: readonly SetupCourse[]
  /** Counts this year's open courses without a published counterpart for next year. */
  withoutNext: number
  surveyYears: readonly number[]
  /** Counts this year's learners who have watched everything and still have to answer the survey. */
  waitingForSurvey: number
  venues: number
  branches: number
  /** Lists the posts linked from home and menu that visitors cannot read. */
  missingPosts: readonly number[]
  hasSample: boolean
  /** Considers orders paid with a real payment method after the association's data became complete. */
  testOrder: 'none' | 'paid' | 'refunded'
  isBackupRestored: boolean
  isAlertReceived: boolean
}
