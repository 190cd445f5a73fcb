declare const table: unique symbol

/**
 * A positive 32-bit integer that names a row of one table. Numbers of two tables are not assignable to each other; a plain
 * number, as a test or a database driver has it, may become any of them.
 */
type NumberOf<Table extends string> = number & { readonly [table]?: Table }

/** A day of education in a venue. */
export type SessionNo = NumberOf<'InPersonSession'>
/** What a person applied for in one go, and pays with one order. */
export type ApplicationNo = NumberOf<'Application'>
/** One licence in one online course. */
export type EnrolmentNo = NumberOf<'OnlineEnrolment'>
/** One licence in one session. */
export type InPersonEnrolmentNo = NumberOf<'InPersonEnrolment'>
/** The education of a year for one kind of operator and one trade. */
export type CourseNo = NumberOf<'Course'>
/** One video of a course. */
export type LectureNo = NumberOf<'Lecture'>
/** A venue. */
export type VenueNo = NumberOf<'Venue'>

/** The number that a field of this name holds, wherever it stands. */
export interface RecordNumbers {
  sessionNo: SessionNo
  applicationNo: ApplicationNo
  enrolmentNo: EnrolmentNo
  inPersonEnrolmentNo: InPersonEnrolmentNo
  courseNo: CourseNo
  lectureNo: LectureNo
  venueNo: VenueNo
  inPersonEnrolmentNos: InPersonEnrolmentNo
}

/** A shape of the wire whose fields know which table they number. */
export type WithRecordNumbers<Shape> = Shape extends (infer Item)[]
  ? WithRecordNumbers<Item>[]
  : Shape extends Date | Blob | ((...given: never[]) => unknown)
    ? Shape
    : Shape extends object
      ? {
          [Field in keyof Shape]: Field extends keyof RecordNumbers
            ? NumberedField<Shape[Field], RecordNumbers[Field]>
            : WithRecordNumbers<Shape[Field]>
        }
      : Shape

type NumberedField<Value, Numbered> = Value extends number
  ? Numbered
  : Value extends number[]
    ? Numbered[]
    : Value
