declare const table: unique symbol

/**
 * Is a positive 32-bit integer that names a row of one table. Numbers of two tables are not assignable to each other; a plain
 * number, as a test or a database driver has it, may become any of them.
 */
type NumberOf<Table extends string> = number & { readonly [table]?: Table }

export type SessionNo = NumberOf<'InPersonSession'>
export type ApplicationNo = NumberOf<'Application'>
export type EnrolmentNo = NumberOf<'OnlineEnrolment'>
export type InPersonEnrolmentNo = NumberOf<'InPersonEnrolment'>
export type CourseNo = NumberOf<'Course'>
export type LectureNo = NumberOf<'Lecture'>
export type VenueNo = NumberOf<'Venue'>

/** Determines the record number of a field by its name alone. */
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
