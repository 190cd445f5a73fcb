import type { CancellationRefusal } from '@hygiene/domain/in-person/session/may-cancel-session'
import type { LessonRefusal } from '@hygiene/domain/in-person/timetable/may-teach'
import type { RelocationRefusal } from '@hygiene/domain/in-person/session/may-relocate'
import type { SettleRefusal } from '@hygiene/operations/in-person/check-in/staff/decide-presence'

export type Refusal =
  | CancellationRefusal
  | RelocationRefusal
  | LessonRefusal
  | SettleRefusal
  | 'SESSION_NOT_FOUND'
  | 'VENUE_NOT_FOUND'
  | 'VENUE_RETIRED'
  | 'VENUE_CLOSED'
  | 'VENUE_TAKEN'
  | 'PEOPLE_CHANGED'

/** The sentence on a refused command, for the employee at the console. */
export const REFUSAL_SENTENCES: Record<Refusal, string> = {
  SESSION_NOT_FOUND: 'there is no session of that number.',
  VENUE_NOT_FOUND: 'there is no venue of that number.',
  VENUE_RETIRED: 'the venue is not used any more.',
  VENUE_CLOSED: 'the venue cannot be used on that day.',
  VENUE_TAKEN: 'another session takes the venue at that time.',
  LESSON_OUTSIDE_SESSION: 'a part of its timetable would be outside of it.',
  INSTRUCTOR_TAKEN: 'an instructor of it teaches elsewhere at that time.',
  INSTRUCTOR_TOO_FAR: 'an instructor of it teaches for another branch within two hours.',
  PEOPLE_CHANGED: 'it has another number of people by now.',
  BOOKING_NOT_FOUND: 'there is no in-person application of that number.',
  ALREADY_CANCELLED: 'the session is cancelled already.',
  SESSION_OVER: 'the session is over.',
  SESSION_NOT_OVER: 'the session is not over yet.',
  SESSION_CANCELLED: 'the session was cancelled.',
  SESSION_HAS_BEGUN: 'the session has begun, is cancelled or closed.',
  REPLACEMENT_NOT_OPEN: 'the other session is the same one, has begun, or is cancelled or closed.',
  REPLACEMENT_OF_OTHER_COURSE: 'the other session is of another year or for other operators.',
  NOTHING_CHANGES: 'say a new start, end or venue.',
  STARTS_IN_THE_PAST: 'it would start in the past.',
  ENDS_BEFORE_IT_STARTS: 'it would end before it starts.',
  OTHER_YEAR: 'it would be in another education year; cancel it with --to instead.',
  APPLICATIONS_WOULD_NEVER_OPEN: 'its applications would close before they open.',
  VENUE_TOO_SMALL: 'more seats are taken than the venue has.',
  NOTHING_TO_SETTLE: 'the booking has no seat, or is completed, cancelled or refunded.',
  APPLIED_AGAIN: 'the licence has a newer application, which must end first.',
}
