import { formatMonthDay } from '../../in-person/session/session-text.ts'
import { postalAddress } from '../../postal-address.ts'
import { formatSeoulSentence, seoulDay, seoulTime } from '../../time/seoul-day.ts'

/** Day, time and venue of a session in the words of a text message. */
export type MessageSession = {
  startsAt: Date
  endsAt: Date
  venue: { name: string; address: string; address2: string; phone: string }
}

export function placeLines({ startsAt, endsAt, venue }: MessageSession): string[] {
  return [
    `일시: ${formatSeoulSentence(startsAt)} ${seoulTime(startsAt)}~${seoulTime(endsAt)}`,
    `장소: ${venue.name}, ${postalAddress(venue.address, venue.address2)}`,
    ...(venue.phone === '' ? [] : [`전화: ${venue.phone}`]),
  ]
}

/** '12월 10일(목)' */
export function dayOf({ startsAt }: MessageSession): string {
  return formatMonthDay(seoulDay(startsAt))
}

/** '12월 1일(화) 12:30까지' */
export function untilText(instant: Date): string {
  return `${formatMonthDay(seoulDay(instant))} ${seoulTime(instant)}까지`
}
