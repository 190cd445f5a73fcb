import { correctStaffEnrolment as contract } from '@hygiene/contracts/education/enrolment/staff/correct-staff-enrolment'
import { denied } from '@hygiene/domain/verdict'
import { enrolmentSubject } from '@hygiene/domain/staff/audit-log/audit-subject'
import { loggedFields } from '@hygiene/domain/staff/audit-log/logged-fields'
import { correctApplication } from '../../../in-person/enrolment/correct-in-person-applicant.ts'
import { operation } from '../../../kit/operation.ts'
import { correctOwn } from '../correct-applicant.ts'
import { ownerOf } from './owner-of.ts'

export const correctStaffEnrolment = operation(contract, async ({ db, input, now, log }) => {
  const { kind, number, reason: _, licenseNumber, ...text } = input
  const owner = await ownerOf(db, input)
  if (!owner) return denied('ENROLMENT_NOT_FOUND')
  const { memberNo } = owner
  const verdict =
    kind === 'online'
      ? await correctOwn(db, { memberNo, enrolmentNo: number }, text, now)
      : await correctApplication(db, { memberNo, inPersonEnrolmentNo: number, licenseNumber, text })
  if (!verdict.allowed) return verdict
  log({
    subject: enrolmentSubject(kind, number),
    detail: loggedFields(Object.keys(text)),
    memberNos: [memberNo],
  })
  return { kind, number }
})
