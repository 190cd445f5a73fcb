import { checkEligibility as contract } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { denied } from '@hygiene/domain/verdict'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { SalesType } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { query } from '../../kit/operation.ts'
import { findValidCertificate } from '../course/find-valid-certificate.ts'
import { judgePlace } from './judge-place.ts'

export const checkEligibility = query(contract, async ({ input, actor, db, now }) => {
  const judged = await judgePlace(db, { ...input, memberNo: actor.memberNo }, now)
  if (!judged) return denied('COURSE_NOT_OFFERED')

  // Searches only own records: another person's application affects the verdict, but its number stays private.
  const existing = await db.onlineEnrolment.findFirst({
    where: {
      memberNo: actor.memberNo,
      licenceKey: licenceKey(input.licenseNumber),
      year: seoulYear(now),
      status: { in: [...LIVE_ONLINE] },
    },
    select: { enrolmentNo: true, status: true },
  })
  const { eligibility, course } = judged
  const { year, priceWon: price, hours } = course
  const certificate = await findValidCertificate(db, {
    case: eligibility.case,
    memberNo: actor.memberNo,
    year,
    salesType: SalesType.existing,
    industryType: input.industryType,
    licenceKey: licenceKey(input.licenseNumber),
    sidoCode: input.sidoCode,
  })
  return { ...eligibility, year, price, hours, existing, certificate }
})
