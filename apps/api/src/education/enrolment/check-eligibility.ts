import { checkEligibility as contract } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { LIVE_ONLINE, licenceKey, SalesType, seoulYear } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'
import { findStandingCertificate } from '@hygiene/operations/education/course/find-standing-certificate'
import { judgePlace } from '@hygiene/operations/education/enrolment/judge-place'

/** Says which case applies and why, before the payment. */
export const checkEligibility = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const judged = await judgePlace(deps.db, { ...input, memberNo: caller.memberNo }, now)
  if (!judged) throw refuse('COURSE_NOT_OFFERED')

  // Only one's own: whether a stranger applied for this place is the verdict's business, not its number.
  const existing = await deps.db.onlineEnrolment.findFirst({
    where: {
      memberNo: caller.memberNo,
      licenceKey: licenceKey(input.licenseNumber),
      year: seoulYear(now),
      status: { in: [...LIVE_ONLINE] },
    },
    select: { enrolmentNo: true, status: true },
  })
  const { eligibility, course } = judged
  const { year, priceWon: price, hours } = course
  const certificate = await findStandingCertificate(deps.db, {
    case: eligibility.case,
    memberNo: caller.memberNo,
    year,
    salesType: SalesType.existing,
    industryType: input.industryType,
    licenceKey: licenceKey(input.licenseNumber),
    sidoCode: input.sidoCode,
  })
  return { ...eligibility, year, price, hours, existing, certificate }
})
