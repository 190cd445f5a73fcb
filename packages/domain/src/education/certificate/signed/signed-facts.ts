import { maskName } from '../../../member/account/masking.ts'
import type { SeoulDay } from '../../../time/seoul-day.ts'
import { IndustryType, OnlineType, SalesType } from '../../../text.ts'
import { parseCertificateNumber } from '../certificate-number.ts'
import { courseLine } from '../certificate-wording.ts'
import type { FrozenCertificate } from '../freeze-certificate.ts'

/** Holds the content of the QR code besides the verification number, for an officer to compare with the paper. */
export type SignedFacts = {
  certificateNumber: string
  userName: string
  birthYear: number
  businessName: string
  salesType: SalesType
  industryType: IndustryType
  onlineType: OnlineType
  hours: number
  completedOn: SeoulDay
  issuedAt: Date
}

export type PrintedFacts = Pick<
  FrozenCertificate,
  'number' | 'userName' | 'birthOn' | 'businessName' | 'courseLine' | 'hours' | 'completedOn'
>

type Course = Pick<SignedFacts, 'salesType' | 'industryType' | 'onlineType'>

/** A longer name would make the QR code too fine for its printed size (decision 013). */
const LONGEST_NAME = 24

const COURSES = new Map<string, Course>(
  Object.values(SalesType).flatMap((salesType) =>
    Object.values(IndustryType).flatMap((industryType) =>
      Object.values(OnlineType).map((onlineType) => {
        const course = { salesType, industryType, onlineType }
        return [courseLine(course), course] as const
      }),
    ),
  ),
)

/** Uses frozen fields only; returns null if the code has no room for one of them. */
export function signedFactsOf(printed: PrintedFacts, issuedAt: Date): SignedFacts | null {
  const course = COURSES.get(printed.courseLine)
  if (!course || parseCertificateNumber(printed.number)?.salesType !== course.salesType) return null
  return {
    ...course,
    certificateNumber: printed.number,
    userName: shortened(maskName(printed.userName)),
    birthYear: Number(printed.birthOn.slice(0, 4)),
    businessName: shortened(printed.businessName),
    hours: printed.hours,
    completedOn: printed.completedOn,
    issuedAt: new Date(Math.floor(issuedAt.getTime() / 1000) * 1000),
  }
}

function shortened(name: string): string {
  const letters = Array.from(name)
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`
}
