import { extendEnrolment as contract } from '@hygiene/contracts/education/enrolment/staff/extend-enrolment'
import { transaction } from '@hygiene/db'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { extendEnrolment as extend } from '@hygiene/operations/education/enrolment/extend-enrolment'
import { implement } from '../../../http/implement.ts'
import { ownerOf } from '@hygiene/operations/education/enrolment/staff/owner-of'

export const extendEnrolment = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { enrolmentNo, untilOn, reason } = input
    const owner = await ownerOf(deps.db, { kind: 'online', number: enrolmentNo })
    if (!owner) throw refuse('ENROLMENT_NOT_FOUND')
    const verdict = await transaction(deps.db, async (db) => {
      const extended = await extend(db, { ...input, employeeNo: caller.employeeNo }, now)
      if (!extended.allowed) return extended
      const action = loggedAction.extendEnrolment(enrolmentNo, untilOn)
      await writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [owner.memberNo] })
      return extended
    })
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { enrolmentNo, untilOn }
  },
)
