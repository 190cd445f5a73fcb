import { Readable } from 'node:stream'
import { openSeatCalendar as contract } from '@hygiene/contracts/in-person/seat/open-seat-calendar'
import { seatCalendar } from '@hygiene/domain/in-person/seat/seat-calendar'
import { readCalendarToken } from '@hygiene/gateways'
import { findSeatCalendar } from '@hygiene/operations/in-person/seat/find-seat-calendar'
import { associationAt } from '@hygiene/operations/staff/setting/read-versions'
import { implementBytes } from '../../http/implement.ts'

export const openSeatCalendar = implementBytes(contract, async ({ input, deps, now, refuse }) => {
  const applicationNo = readCalendarToken(deps.config.OFFER_SECRET, input.token)
  const seat = applicationNo && (await findSeatCalendar(deps.db, applicationNo))
  if (!seat) throw refuse('CALENDAR_NOT_FOUND')
  const { service } = await associationAt(deps.db, now)
  const file = seatCalendar(seat, { service, host: new URL(deps.config.PUBLIC_URL).host }, now)
  if (file === null) throw refuse('CALENDAR_NOT_FOUND')
  const bytes = Buffer.from(file)
  return {
    body: Readable.from(bytes),
    contentType: 'text/calendar; charset=utf-8',
    sizeBytes: bytes.byteLength,
    fileName: '집합교육.ics',
    isInline: false,
  }
})
