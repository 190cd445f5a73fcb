import { checkInPersonEligibility as contract } from '@hygiene/contracts'
import { inPersonStatuses, isInPersonLive, OnlineType, placeKey, seoulYear } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { judgeLicences } from './judge-licences.ts'

/** Says which case applies and why, before a seat is taken or anybody pays. */
export const checkInPersonEligibility = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { salesType, industryType } = input
  const { memberNo } = caller
  const year = seoulYear(now)
  const kind = { year, salesType, industryType, onlineType: OnlineType.collective, isOffered: true }
  const course = await deps.db.educationCode.findFirst({ where: kind })
  if (!course) throw refuse('COURSE_NOT_OFFERED')

  const {
    judged: [judged],
  } = await judgeLicences(deps.pool, { memberNo, year, salesType, licences: [input] }, now)
  if (!judged) throw new Error('A licence was not judged')

  // Only one's own: whether a stranger applied for this place is the verdict's business, not its number.
  const existing = await deps.db.offlineEnrolment.findFirst({
    where: {
      memberNo,
      year,
      salesType,
      licenceKey: placeKey(memberNo, input),
      status: { in: inPersonStatuses.filter(isInPersonLive) },
      NOT: { booking: { seat: 'held', heldUntil: { lte: now } } },
    },
    select: { offlineEduNo: true, applyEduNo: true },
  })
  const { eligible, sentence, ground } = judged.eligibility
  return { eligible, sentence, ground, price: course.priceWon, hours: course.hours, existing }
})
