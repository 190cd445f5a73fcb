import { type Alongside, lockApplication, type PrismaClient } from '@hygiene/db'
import { type ApplicationNo, denied, mayCloseBookingException, type Verdict } from '@hygiene/domain'
import { setBookingException } from '../../seat/set-booking-exception.ts'

export type CloseBookingExceptionRefusal =
  | 'BOOKING_NOT_FOUND'
  | 'BOOKING_EXCEPTION_CLOSED'
  | 'PRESENCE_UNDECIDED'

/** Staff have settled the matter of a booking elsewhere: it leaves their list. */
export async function closeBookingException(
  client: PrismaClient,
  { applicationNo, alongside }: { applicationNo: ApplicationNo; alongside?: Alongside },
  now: Date,
): Promise<Verdict<CloseBookingExceptionRefusal>> {
  return client.$transaction(async (db) => {
    await lockApplication(db, applicationNo)
    const booking = await db.booking.findUnique({
      where: { applicationNo },
      include: { session: true, enrolments: true },
    })
    if (!booking) return denied('BOOKING_NOT_FOUND')
    const { seat, exceptionText, session, enrolments } = booking
    const statuses = enrolments.map(({ status }) => status)
    const verdict = mayCloseBookingException(session, { seat, statuses, exceptionText }, now)
    if (!verdict.allowed) return verdict

    await setBookingException(db, applicationNo, null)
    await alongside?.(db)
    return verdict
  })
}
