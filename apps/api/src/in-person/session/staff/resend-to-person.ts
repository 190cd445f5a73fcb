import { resendToPerson as contract } from '@hygiene/contracts/in-person/session/staff/resend-to-person'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { resendToPerson as resend } from '@hygiene/operations/in-person/enrolment/resend-to-person'
import { implement } from '../../../http/implement.ts'
import { findOwnBooking } from './own-booking.ts'

export const resendToPerson = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { applicationNo, what } = input
  const booking = await findOwnBooking(deps.db, caller, applicationNo)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')

  const { memberNo } = booking
  const reason = what === 'slip' ? '수강증 다시 보냄' : '안내 문자 다시 보냄'
  const action = { operation: 'resendToPerson', subject: { kind: 'application', no: applicationNo } } as const
  const entry = { caller, ...action, reason, ipAddress, now }
  const verdict = await resend(
    deps.db,
    { applicationNo, what, alongside: (db) => writeAudit(db, { ...entry, memberNos: [memberNo] }) },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { applicationNo }
})
