import type { applyInPerson, RefusalOf } from '@hygiene/contracts'
import type { PrismaClient } from '@hygiene/db'
import { type InPersonCase, placeKey } from '@hygiene/domain'
import { judgeLicences } from '@hygiene/operations/in-person/judge-licences'
import { releaseHold } from '@hygiene/operations/in-person/release-hold'
import type { LicenceColumns } from '@hygiene/operations/seats/seat-wanted'
import type { SessionSeats } from '@hygiene/operations/seats/session-seats'
import type { Call } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'

type ApplyCall = Call<typeof applyInPerson>

const REFUSED: Record<
  Exclude<InPersonCase, 'ELIGIBLE_OPENING' | 'ELIGIBLE_YEARLY'>,
  RefusalOf<typeof applyInPerson>
> = {
  TRADE_NOT_SERVED: 'TRADE_NOT_SERVED',
  EARLIER_OPENING_COURSE: 'EARLIER_OPENING_COURSE',
  ALREADY_APPLIED: 'ALREADY_APPLIED',
  ALREADY_TRAINED_THIS_YEAR: 'ALREADY_TRAINED',
  COVERED_BY_SAME_PROVINCE: 'COVERED_BY_SAME_PROVINCE',
  NEW_OPERATOR_COURSE_THIS_YEAR: 'NEW_OPERATOR_COURSE_THIS_YEAR',
}

/** Nobody pays for nothing: every licence needs the course of this session; answers them as they are stored. */
export async function admitLicences(call: ApplyCall, session: SessionSeats): Promise<LicenceColumns[]> {
  const { input, caller, deps, now, refuse } = call
  const { licences, salesType, applicationNo, phone } = input.inPersonApplication
  const isOffered = licences.every(
    ({ industryType }) =>
      session.courses.find((course) => course.industryType === industryType)?.isOffered !== false,
  )
  if (!isOffered) throw refuse('COURSE_NOT_OFFERED')

  const { memberNo } = caller
  const wanted = { memberNo, year: session.year, salesType, licences, exceptApplicationNo: applicationNo }
  const { judged, lapsedHolds } = await judgeLicences(deps.readPast, wanted, now)
  const admitted = licences.map((licence, place) => {
    const verdict = judged[place]
    if (!verdict?.isProvince) throw new Breakage(400, { sidoCode: '지역을 다시 골라주세요.' })
    const which = verdict.eligibility.case
    if (which !== 'ELIGIBLE_OPENING' && which !== 'ELIGIBLE_YEARLY') throw refuse(REFUSED[which])
    const { licenseNumber, ...said } = licence
    const { businessTypeName } = verdict
    return {
      ...said,
      businessTypeName,
      licenceNo: licenseNumber,
      licenceKey: placeKey(memberNo, licence),
      phone,
    }
  })
  await endLapsed(deps.db, lapsedHolds, now)
  return admitted
}

/** The clock has freed the seat and the licence; the worker would write so within a minute, the new records cannot wait. */
async function endLapsed(db: PrismaClient, applicationNos: readonly number[], now: Date): Promise<void> {
  for (const applicationNo of applicationNos)
    await db.$transaction(async (tx) => releaseHold(tx, applicationNo, now))
}
