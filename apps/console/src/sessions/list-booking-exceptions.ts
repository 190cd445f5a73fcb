import type { Queries } from '@hygiene/db/connect'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { sessionLine } from './list-sessions.ts'

/** Bookings that wait for staff, by session; each person shown is logged. */
export async function listBookingExceptions(db: Queries, reason: string, now: Date): Promise<string[]> {
  const bookings = await db.booking.findMany({
    where: { exceptionText: { not: null } },
    include: { member: true, session: { include: { venue: true } } },
    orderBy: [{ session: { startsAt: 'asc' } }, { applicationNo: 'asc' }],
  })
  if (bookings.length === 0) return ['No booking waits for staff.']
  const memberNos = [...new Set(bookings.map(({ memberNo }) => memberNo))]
  await writeConsoleAudit(db, { ...loggedAction.onConsole('readBookingExceptions'), reason, now, memberNos })
  return bookings.flatMap(({ applicationNo, member, session, exceptionText }, index) => {
    const isNext = bookings[index - 1]?.sessionNo !== session.sessionNo
    const line = `  ${applicationNo}  ${maskName(member.name)} ${maskPhone(member.phone)}  ${exceptionText}`
    return isNext ? [sessionLine(session), line] : [line]
  })
}
