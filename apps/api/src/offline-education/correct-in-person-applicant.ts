import { correctInPersonApplicant as contract, issueEnrolmentSlip } from '@hygiene/contracts'
import { handOver, lockInPersonEnrolment, type Transaction } from '@hygiene/db'
import { hasInPersonEnded } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** Locked, because completion freezes these very words into the certificate. */
export const correctInPersonApplicant = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { offlineEduNo, ...corrected } = input.offlineEducationBean
  return deps.db.$transaction(async (db) => {
    const isOwn = await lockInPersonEnrolment(db, caller.memberNo, offlineEduNo)
    if (!isOwn) throw refuse('ENROLMENT_NOT_FOUND')

    const { status } = await db.offlineEnrolment.findUniqueOrThrow({ where: { offlineEduNo } })
    if (status === 'completed') throw refuse('CANNOT_CORRECT_COMPLETED')
    if (hasInPersonEnded(status)) throw refuse('ALREADY_ENDED')

    await db.offlineEnrolment.update({ where: { offlineEduNo }, data: corrected })
    await drawSlipAnew(db, offlineEduNo)
    return { offlineEduNo }
  })
})

/** A slip prints these words, too: one without its frozen fields is for no session, and is drawn again. */
async function drawSlipAnew(db: Transaction, offlineEduNo: number): Promise<void> {
  const { count } = await db.enrolmentSlip.updateMany({ where: { offlineEduNo }, data: { frozen: {} } })
  if (count > 0) await handOver(db, issueEnrolmentSlip, { offlineEduNo })
}
