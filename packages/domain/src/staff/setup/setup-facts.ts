import type { Association } from '../../association.ts'
import type { NeededCourse } from '../../education/course/course-needs.ts'
import type { PolicyKind } from '../../member/policy/policy-versions.ts'

/** A course of a year: its published version, or its draft where it has none. */
export interface SetupCourse extends NeededCourse {
  courseNo: number
  name: string
  isPublished: boolean
}

/** What the setup list judges: a few counts and settings of the database. */
export interface SetupFacts {
  /** Employees of headquarters who can log in. */
  headquarters: number
  association: Association
  /** The sending number of the deployment (`SMS_SENDER`), which holds where the association writes none. */
  deploymentSender: string
  provinces: number
  cities: number
  /** The last finished walk of each trade through the licence register. */
  registerWalks: readonly { trade: string; total: number; skipped: number }[]
  /** Texts in force that an employee has written. */
  writtenPolicies: readonly PolicyKind[]
  /** Courses of this year and the next. */
  courses: readonly SetupCourse[]
  /** Courses of this year that take applications, without a published counterpart in the coming year. */
  withoutNext: number
  surveyYears: readonly number[]
  /** Learners of this year who have watched everything and wait for the survey. */
  waitingForSurvey: number
  venues: number
  branches: number
  /** Numbers of the posts that home and menu open, where visitors cannot read them. */
  missingPosts: readonly number[]
  /** Whether the certificate's sample was drawn with the association's data in force. */
  hasSample: boolean
  /** Of orders paid with a real way of payment since the association's data are complete. */
  testOrder: 'none' | 'paid' | 'refunded'
  /** Whether a backup of this installation has been restored. */
  isBackupRestored: boolean
  /** Whether an employee has received a test alert. */
  isAlertReceived: boolean
}
