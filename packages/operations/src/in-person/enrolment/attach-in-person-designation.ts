import { attachInPersonDesignation as contract } from '@hygiene/contracts/in-person/enrolment/attach-in-person-designation'
import { lockInPersonEnrolment } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { hasInPersonEnded } from '@hygiene/domain/in-person/enrolment/record-status'
import { operation } from '../../kit/operation.ts'
import { putOnlyFile } from '../../platform/file/attach-files.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'

/** Accepts the confirmation after completion too: the law requires the appointment but sets no day (Art. 41③). */
export const attachInPersonDesignation = operation(contract, async ({ db, input, actor: { memberNo } }) => {
  const { inPersonEnrolmentNo, fileNo } = input
  const isOwn = await lockInPersonEnrolment(db, memberNo, inPersonEnrolmentNo)
  if (!isOwn) return denied('ENROLMENT_NOT_FOUND')
  const { status } = await db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
  if (hasInPersonEnded(status) && status !== 'completed') return denied('ALREADY_ENDED')

  const owner = { kind: 'inPersonEnrolment', no: inPersonEnrolmentNo } as const
  if (!(await putOnlyFile(db, { memberNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
  await writeInPerson(db, { inPersonEnrolmentNo }, { designationFileNo: fileNo })
  return { inPersonEnrolmentNo, fileNo }
})
