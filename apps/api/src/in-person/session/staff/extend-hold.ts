import { extendHold as contract } from '@hygiene/contracts/in-person/session/staff/extend-hold'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { extendHold as extend } from '@hygiene/operations/in-person/seat/extend-hold'
import { implement } from '../../../http/implement.ts'
import { loggedReason, seatReasonLabel } from './logged-reason.ts'
import { findOwnBooking } from './own-booking.ts'
import { rosterRows } from './roster-rows.ts'

export const extendHold = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { applicationNo, hours, reasonCode, text } = input
  const booking = await findOwnBooking(deps.db, caller, applicationNo)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')

  const { memberNo, session } = booking
  const action = { operation: 'extendHold', subject: { kind: 'application', no: applicationNo } } as const
  const reason = loggedReason(seatReasonLabel[reasonCode], text)
  const verdict = await extend(
    deps.db,
    {
      applicationNo,
      hours,
      alongside: (db) =>
        writeAudit(db, {
          caller,
          ...action,
          detail: `${hours}시간`,
          reason,
          ipAddress,
          now,
          memberNos: [memberNo],
        }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  const [row] = await rosterRows(deps.db, session, now, applicationNo)
  if (!row) throw refuse('BOOKING_NOT_FOUND')
  return row
})
