import { describe, expectTypeOf, it } from 'vitest'
import type {
  ApplicationNo,
  CourseNo,
  EnrolmentNo,
  InPersonEnrolmentNo,
  LectureNo,
  RecordNumbers,
  SessionNo,
  VenueNo,
  WithRecordNumbers,
} from './record-numbers.ts'

type Every =
  | [SessionNo, ApplicationNo | EnrolmentNo | InPersonEnrolmentNo | CourseNo | LectureNo | VenueNo]
  | [ApplicationNo, SessionNo | EnrolmentNo | InPersonEnrolmentNo | CourseNo | LectureNo | VenueNo]
  | [EnrolmentNo, SessionNo | ApplicationNo | InPersonEnrolmentNo | CourseNo | LectureNo | VenueNo]
  | [InPersonEnrolmentNo, SessionNo | ApplicationNo | EnrolmentNo | CourseNo | LectureNo | VenueNo]
  | [CourseNo, SessionNo | ApplicationNo | EnrolmentNo | InPersonEnrolmentNo | LectureNo | VenueNo]
  | [LectureNo, SessionNo | ApplicationNo | EnrolmentNo | InPersonEnrolmentNo | CourseNo | VenueNo]
  | [VenueNo, SessionNo | ApplicationNo | EnrolmentNo | InPersonEnrolmentNo | CourseNo | LectureNo]
type Swapped<Pair> = Pair extends [infer One, infer Other] ? (Other extends One ? true : false) : never

// The type checker judges this: a number that could be swapped makes this file, and so `npm test`, fail to compile.
describe('record numbers of two tables', () => {
  it('refuses a swap of record numbers in either direction', () => {
    expectTypeOf<Swapped<Every>>().toEqualTypeOf<false>()
  })

  it('distinguishes record numbers in fields, in lists and in nullable fields', () => {
    type Shape = WithRecordNumbers<{ sessionNo: number; list: { venueNo: number | null }[]; price: number }>
    expectTypeOf<Shape['sessionNo']>().toEqualTypeOf<SessionNo>()
    expectTypeOf<Shape['list'][number]['venueNo']>().toEqualTypeOf<VenueNo | null>()
    expectTypeOf<Shape['price']>().toEqualTypeOf<number>()
  })

  it('treats record numbers as numbers and accepts a plain number', () => {
    expectTypeOf<RecordNumbers['sessionNo']>().toExtend<number>()
    expectTypeOf<number>().toExtend<SessionNo>()
  })
})
