import { closeBookingException as contract } from '@hygiene/contracts/in-person/check-in/staff/close-booking-exception'
import { lockApplication } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { mayCloseBookingException } from '@hygiene/domain/in-person/check-in/may-settle-presence'
import { operation } from '../../../kit/operation.ts'
import { findOwnBooking } from '../../roster/own-booking.ts'
import { rosterRows } from '../../roster/roster-rows.ts'
import { setBookingException } from '../../seat/set-booking-exception.ts'

export const closeBookingException = operation(
  contract,
  async ({ db, input: { applicationNo }, actor, now, log }) => {
    const own = await findOwnBooking(db, actor, applicationNo)
    if (!own) return denied('BOOKING_NOT_FOUND')
    await lockApplication(db, applicationNo)
    const { seat, exceptionText, session, enrolments } = await db.booking.findUniqueOrThrow({
      where: { applicationNo },
      include: { session: true, enrolments: true },
    })
    const statuses = enrolments.map(({ status }) => status)
    const verdict = mayCloseBookingException(session, { seat, statuses, exceptionText }, now)
    if (!verdict.allowed) return verdict

    await setBookingException(db, applicationNo, null)
    log({ memberNos: [own.memberNo] })
    const [row] = await rosterRows(db, own.session, now, applicationNo)
    return row ?? denied('BOOKING_NOT_FOUND')
  },
)
