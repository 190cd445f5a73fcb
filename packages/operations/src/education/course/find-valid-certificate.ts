import type { Queries } from '@hygiene/db/connect'
import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import type { IndustryType, SalesType } from '@hygiene/domain/text'
import { isSettled, isRecordOf } from '@hygiene/domain/education/enrolment/education-records'
import { type SeoulDay, seoulDay } from '@hygiene/domain/time/seoul-day'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'

interface Judged {
  case: string
  memberNo: number
  year: number
  salesType: SalesType
  industryType: IndustryType
  licenceKey: string
  sidoCode: string
}

export interface ValidCertificate {
  certificateNumber: string
  completedOn: SeoulDay
  enrolmentNo: EnrolmentNo | null
  inPersonEnrolmentNo: InPersonEnrolmentNo | null
}

/**
 * Returns the latest valid certificate of the applicant's own education behind a verdict. Returns null if the verdict needs none
 * or rests on another person's education, which must stay private.
 */
export async function findValidCertificate(
  db: Queries,
  { case: which, memberNo, sidoCode, ...place }: Judged,
): Promise<ValidCertificate | null> {
  if (!isSettled(which)) return null
  const provinceToday = await currentProvinceCodes(db)
  const own = {
    where: { memberNo, status: 'completed', certificate: { status: 'valid' } },
    include: { certificate: { select: { certificateNumber: true } } },
  } as const
  const [online, inPerson] = await Promise.all([
    db.onlineEnrolment.findMany(own),
    db.inPersonEnrolment.findMany(own),
  ])
  const facts = { ...place, businessTypeName: '', provinceCode: provinceToday(sidoCode) }
  const existing = [...online, ...inPerson].filter(({ salesType, industryType, ...record }) =>
    isRecordOf(
      which,
      {
        ...record,
        salesType: salesType,
        industryType: industryType,
        isApplicants: true,
        provinceCode: provinceToday(record.sidoCode),
      },
      facts,
    ),
  )
  const [latest] = existing
    .flatMap(certified)
    .toSorted((one, other) => (one.completedOn < other.completedOn ? 1 : -1))
  return latest ?? null
}

function certified(record: {
  enrolmentNo?: EnrolmentNo
  inPersonEnrolmentNo?: InPersonEnrolmentNo
  completedAt: Date | null
  certificate: { certificateNumber: string } | null
}): ValidCertificate[] {
  const { enrolmentNo = null, inPersonEnrolmentNo = null, completedAt, certificate } = record
  if (!certificate || !completedAt) return []
  const { certificateNumber } = certificate
  return [{ certificateNumber, completedOn: seoulDay(completedAt), enrolmentNo, inPersonEnrolmentNo }]
}
