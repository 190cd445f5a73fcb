import { correctApplicant as contract } from '@hygiene/contracts'
import { lockEnrolment } from '@hygiene/db'
import { hasEnded, statusAt } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** Locked, because completion freezes these very words into the certificate. */
export const correctApplicant = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, ...corrected } = input.onlineApplication
  return deps.db.$transaction(async (db) => {
    const isOwn = await lockEnrolment(db, caller.memberNo, enrolmentNo)
    if (!isOwn) throw refuse('ENROLMENT_NOT_FOUND')

    const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    const status = statusAt(enrolment, now)
    if (status === 'completed') throw refuse('CANNOT_CORRECT_COMPLETED')
    if (hasEnded(status)) throw refuse('ALREADY_ENDED')

    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: corrected })
    return { enrolmentNo }
  })
})
