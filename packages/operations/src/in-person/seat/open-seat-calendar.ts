import { openSeatCalendar as contract } from '@hygiene/contracts/in-person/seat/open-seat-calendar'
import type { Queries } from '@hygiene/db/connect'
import { type CalendarSeat, seatCalendar } from '@hygiene/domain/in-person/seat/seat-calendar'
import { denied } from '@hygiene/domain/verdict'
import { readCalendarToken } from '@hygiene/gateways'
import { query } from '../../kit/operation.ts'
import { associationAt } from '../../staff/setting/read-versions.ts'

export const openSeatCalendar = query(contract, { needs: ['OFFER_SECRET', 'PUBLIC_URL'] }, async (call) => {
  const { db, input, now, OFFER_SECRET, PUBLIC_URL } = call
  const applicationNo = readCalendarToken(OFFER_SECRET, input.token)
  const seat = applicationNo && (await findSeat(db, applicationNo))
  if (!seat) return denied('CALENDAR_NOT_FOUND')
  const { service } = await associationAt(db, now)
  const file = seatCalendar(seat, { service, host: new URL(PUBLIC_URL).host }, now)
  if (file === null) return denied('CALENDAR_NOT_FOUND')
  return {
    bytes: Buffer.from(file),
    contentType: 'text/calendar; charset=utf-8',
    name: '집합교육.ics',
    isInline: false,
  }
})

async function findSeat(db: Queries, applicationNo: number): Promise<CalendarSeat | null> {
  const booking = await db.booking.findUnique({
    where: { applicationNo },
    include: { session: { include: { venue: true } }, moves: { orderBy: { moveNo: 'asc' } } },
  })
  if (!booking) return null
  const sessionNos = [booking.sessionNo, ...booking.moves.map(({ fromNo }) => fromNo)]
  const changes = await db.sessionChange.findMany({ where: { sessionNo: { in: sessionNos } } })
  return { ...booking, changes }
}
