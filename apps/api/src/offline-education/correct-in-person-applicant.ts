import { correctInPersonApplicant as contract } from '@hygiene/contracts'
import { lockInPersonEnrolment } from '@hygiene/db'
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
    return { offlineEduNo }
  })
})
