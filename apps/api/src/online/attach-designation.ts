import { attachDesignation as contract } from '@hygiene/contracts'
import { lockEnrolment } from '@hygiene/db'
import { hasEnded, statusAt } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** The confirmation may follow completion: the law asks for the appointment, not for a day (Art. 41③). */
export const attachDesignation = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, fileNo } = input
  const { memberNo } = caller
  return deps.db.$transaction(async (db) => {
    const isOwn = await lockEnrolment(db, memberNo, enrolmentNo)
    if (!isOwn) throw refuse('ENROLMENT_NOT_FOUND')
    const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    const status = statusAt(enrolment, now)
    if (hasEnded(status) && status !== 'completed') throw refuse('ALREADY_ENDED')

    const file = await db.storedFile.findFirst({ where: { fileNo, memberNo } })
    if (!file) throw refuse('FILE_NOT_FOUND')

    await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { designationFileNo: fileNo } })
    return { enrolmentNo, fileNo }
  })
})
