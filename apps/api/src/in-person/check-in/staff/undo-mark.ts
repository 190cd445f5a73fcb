import { undoMark as contract } from '@hygiene/contracts/in-person/check-in/staff/undo-mark'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { undoMark as undo } from '@hygiene/operations/in-person/check-in/attendance/undo-mark'
import { implement } from '../../../http/implement.ts'
import { findOwnBooking } from '../../session/staff/own-booking.ts'
import { rosterRows } from '../../session/staff/roster-rows.ts'

export const undoMark = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { markNo } = input
  const mark = await deps.db.handMark.findUnique({ where: { markNo } })
  const booking = mark && (await findOwnBooking(deps.db, caller, mark.applicationNo))
  if (!booking) throw refuse('BOOKING_NOT_FOUND')

  const { applicationNo, memberNo, session } = booking
  const { employeeNo } = caller
  const action = { operation: 'undoMark', subject: { kind: 'application', no: applicationNo } } as const
  const entry = { caller, ...action, reason: '되돌리기', ipAddress, now }
  const verdict = await undo(
    deps.db,
    { markNo, employeeNo, alongside: (db) => writeAudit(db, { ...entry, memberNos: [memberNo] }) },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  const [row] = await rosterRows(deps.db, session, now, applicationNo)
  if (!row) throw refuse('BOOKING_NOT_FOUND')
  return row
})
