import { applyOnline as contract, type RefusalOf } from '@hygiene/contracts'
import { isUniqueViolation, lockMember, type Transaction } from '@hygiene/db'
import { type EligibilityCase, licenceKey } from '@hygiene/domain'
import { endLapsedHolds } from '@hygiene/operations/in-person/end-lapsed-holds'
import { implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'
import { changeApplication } from './change-application.ts'
import { type JudgedPlace, judgePlace } from './judge-place.ts'
import { type ApplyCall, placeColumns } from './place-columns.ts'

/** Applies for a course, or changes an application nobody has paid; two at once end at the database (one live record). */
export const applyOnline = implement(contract, async (call) => {
  const { enrolmentNo, licenseNumber } = call.input.onlineApplication
  // A hold for this very licence that has run out is no record any more, whether or not the worker has said so.
  await endLapsedHolds(call.deps.db, [licenceKey(licenseNumber)], null, call.now)
  try {
    return await call.deps.db.$transaction(async (db) => {
      // The same person may be applying for a hall: one of the two sees the other.
      await lockMember(db, call.caller.memberNo)
      const judged = await admitPlace(db, call)
      return enrolmentNo === undefined
        ? makeApplication(db, call, judged)
        : changeApplication(db, call, judged, enrolmentNo)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw call.refuse('ALREADY_APPLIED')
    throw error
  }
})

const REFUSED: Record<Exclude<EligibilityCase, 'ELIGIBLE_YEARLY'>, RefusalOf<typeof contract>> = {
  ALREADY_TRAINED_THIS_YEAR: 'ALREADY_TRAINED',
  ALREADY_APPLIED: 'ALREADY_APPLIED',
  COVERED_BY_SAME_PROVINCE: 'COVERED_BY_SAME_PROVINCE',
  NEW_OPERATOR_COURSE_THIS_YEAR: 'NEW_OPERATOR_COURSE_THIS_YEAR',
  NEW_OPERATOR_NEEDS_COLLECTIVE: 'NEW_OPERATOR_NEEDS_COLLECTIVE',
  TRADE_NOT_SERVED: 'TRADE_NOT_SERVED',
  OUTSIDE_PERIOD: 'OUTSIDE_PERIOD',
}

async function admitPlace(db: Transaction, { input, caller, now, refuse }: ApplyCall): Promise<JudgedPlace> {
  const bean = input.onlineApplication
  const province = await db.region.findFirst({ where: { code: bean.sidoCode, level: 1 } })
  if (!province) throw new Breakage(400, { sidoCode: '지역을 다시 골라주세요.' })

  const wanted = { ...bean, memberNo: caller.memberNo, changes: bean.enrolmentNo }
  const judged = await judgePlace(db, wanted, now)
  if (!judged) throw refuse('COURSE_NOT_OFFERED')
  const { eligibility } = judged
  if (eligibility.case !== 'ELIGIBLE_YEARLY') throw refuse(REFUSED[eligibility.case])
  return judged
}

async function makeApplication(db: Transaction, call: ApplyCall, judged: JudgedPlace) {
  const { memberNo } = call.caller
  const member = await db.member.findUnique({ where: { memberNo, withdrawnAt: null } })
  // Somebody who withdrew in this very moment.
  if (!member) throw call.refuse('LOGIN_REQUIRED')
  const { applicationNo } = await db.application.create({ data: { memberNo, createdAt: call.now } })
  const { enrolmentNo, priceWon } = await db.onlineEnrolment.create({
    data: {
      ...placeColumns(call, judged),
      applicationNo,
      memberNo,
      year: judged.course.year,
      salesType: judged.course.salesType,
      userName: member.name,
      birth: member.birth,
      appliedAt: call.now,
    },
  })
  return { enrolmentNo, applicationNo, price: priceWon }
}
