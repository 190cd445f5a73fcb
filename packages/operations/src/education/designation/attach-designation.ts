import { attachDesignation as contract } from '@hygiene/contracts/education/designation/attach-designation'
import { lockEnrolment } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { putOnlyFile } from '../../platform/file/attach-files.ts'
import { correctOnline } from '../../platform/records/online-enrolments.ts'

/** Accepts the confirmation after completion too: the law requires the appointment but sets no day (Art. 41③). */
export const attachDesignation = operation(contract, async ({ db, input, actor, now }) => {
  const { enrolmentNo, fileNo } = input
  const { memberNo } = actor
  if (!(await lockEnrolment(db, memberNo, enrolmentNo))) return denied('ENROLMENT_NOT_FOUND')
  const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  const status = statusAt(enrolment, now)
  if (hasEnded(status) && status !== 'completed') return denied('ALREADY_ENDED')

  const owner = { kind: 'onlineEnrolment', no: enrolmentNo } as const
  if (!(await putOnlyFile(db, { memberNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
  await correctOnline(db, enrolmentNo, { designationFileNo: fileNo })
  return { enrolmentNo, fileNo }
})
