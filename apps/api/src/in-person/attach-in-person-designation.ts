import { attachInPersonDesignation as contract } from '@hygiene/contracts'
import { lockInPersonEnrolment } from '@hygiene/db'
import { hasInPersonEnded } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** The confirmation may follow completion: the law asks for the appointment, not for a day (Art. 41③). */
export const attachInPersonDesignation = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { inPersonEnrolmentNo, fileNo } = input
  const { memberNo } = caller
  return deps.db.$transaction(async (db) => {
    const isOwn = await lockInPersonEnrolment(db, memberNo, inPersonEnrolmentNo)
    if (!isOwn) throw refuse('ENROLMENT_NOT_FOUND')
    const { status } = await db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
    if (hasInPersonEnded(status) && status !== 'completed') throw refuse('ALREADY_ENDED')

    const file = await db.storedFile.findFirst({ where: { fileNo, memberNo } })
    if (!file) throw refuse('FILE_NOT_FOUND')

    await db.inPersonEnrolment.update({ where: { inPersonEnrolmentNo }, data: { designationFileNo: fileNo } })
    return { inPersonEnrolmentNo, fileNo }
  })
})
