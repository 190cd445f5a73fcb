import { enrolmentSubject, loggedFields } from '@hygiene/domain'
import { correctStaffEnrolment as contract } from '@hygiene/contracts/education/enrolment/staff/correct-staff-enrolment'
import { type Alongside, transaction } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { correctApplication } from '@hygiene/operations/in-person/enrolment/correct-in-person-applicant'
import { correctApplicant } from '@hygiene/operations/education/enrolment/correct-applicant'
import { implement } from '../../../http/implement.ts'
import { ownerOf } from '@hygiene/operations/education/enrolment/staff/owner-of'

export const correctStaffEnrolment = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { kind, number, reason, licenseNumber, ...text } = input
  const owner = await ownerOf(deps.db, { kind, number })
  if (!owner) throw refuse('ENROLMENT_NOT_FOUND')
  const { memberNo } = owner
  const action = {
    operation: contract.operation,
    subject: enrolmentSubject(kind, number),
    detail: loggedFields(Object.keys(text)),
  }
  const alongside: Alongside = (db) =>
    writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] })

  const verdict =
    kind === 'online'
      ? await correctApplicant(deps.db, { memberNo, enrolmentNo: number }, text, now, alongside)
      : await transaction(deps.db, async (db) => {
          const own = { memberNo, inPersonEnrolmentNo: number }
          const corrected = await correctApplication(db, { ...own, licenseNumber, text })
          if (corrected.allowed) await alongside(db)
          return corrected
        })
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { kind, number }
})
