import type { PrismaClient } from '@hygiene/db/generated/client'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { denied } from '@hygiene/domain/verdict'
import type { InPersonCase } from '@hygiene/domain/education/enrolment/in-person-eligibility'
import { type NamedPlace, placeKey } from '@hygiene/domain/education/enrolment/licence-number'
import type { SalesType } from '@hygiene/domain/text'
import type { ReadPast } from '../../education/course/read-past.ts'
import type { LicenceColumns } from '../seat/seat-wanted.ts'
import type { SessionSeats } from '../seat/session-seats.ts'
import { endHolds } from './end-lapsed-holds.ts'
import { judgeLicences } from './judge-licences.ts'

/** A licence as the applicant wrote it. */
type LicenceAsked = Omit<LicenceColumns, 'licenceKey' | 'licenceNo' | 'phone'> & NamedPlace

export interface LicencesAsked {
  memberNo: number
  /** The unpaid application that is changed. */
  applicationNo?: ApplicationNo | undefined
  salesType: SalesType
  phone: string
  licences: readonly LicenceAsked[]
}

const REFUSED = {
  TRADE_NOT_SERVED: 'TRADE_NOT_SERVED',
  EARLIER_OPENING_COURSE: 'EARLIER_OPENING_COURSE',
  ALREADY_APPLIED: 'ALREADY_APPLIED',
  ALREADY_TRAINED_THIS_YEAR: 'ALREADY_TRAINED',
  COVERED_BY_SAME_PROVINCE: 'COVERED_BY_SAME_PROVINCE',
  CLOSED_ALL_YEAR: 'CLOSED_ALL_YEAR',
  LICENSED_COOK: 'LICENSED_COOK',
  NEW_OPERATOR_COURSE_THIS_YEAR: 'NEW_OPERATOR_COURSE_THIS_YEAR',
} as const satisfies Record<Exclude<InPersonCase, 'ELIGIBLE_OPENING' | 'ELIGIBLE_YEARLY'>, string>

export type LicenceRefusal = (typeof REFUSED)[keyof typeof REFUSED] | 'COURSE_NOT_OFFERED' | 'NO_PROVINCE'
type Admitted = { allowed: true; licences: LicenceColumns[] }

/** No person pays without need: every licence needs the course of this session; answers them as they are stored. */
export async function admitLicences(
  { db, readPast }: { db: PrismaClient; readPast: ReadPast },
  session: SessionSeats,
  asked: LicencesAsked,
  now: Date,
): Promise<Admitted | { allowed: false; reason: LicenceRefusal }> {
  const { memberNo, salesType, phone, licences, applicationNo } = asked
  const isOffered = licences.every(
    ({ industryType }) =>
      session.courses.find((course) => course.industryType === industryType)?.isOffered !== false,
  )
  if (!isOffered) return denied('COURSE_NOT_OFFERED')

  const wanted = { memberNo, year: session.year, salesType, licences, exceptApplicationNo: applicationNo }
  const { judged, lapsedHolds } = await judgeLicences(readPast, wanted, now)
  const admitted: LicenceColumns[] = []
  for (const [place, licence] of licences.entries()) {
    const verdict = judged[place]
    if (!verdict?.isProvince) return denied('NO_PROVINCE')
    const which = verdict.eligibility.case
    if (which !== 'ELIGIBLE_OPENING' && which !== 'ELIGIBLE_YEARLY') return denied(REFUSED[which])
    const { licenseNumber: licenceNo, ...said } = licence
    const { businessTypeName } = verdict
    admitted.push({ ...said, businessTypeName, licenceNo, licenceKey: placeKey(memberNo, licence), phone })
  }
  await endHolds(db, lapsedHolds, now)
  return { allowed: true, licences: admitted }
}
