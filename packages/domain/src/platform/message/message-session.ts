import { formatMonthDay } from '../../in-person/session/session-text.ts'
import { postalAddress } from '../../postal-address.ts'
import { formatSeoulSentence, seoulDay, seoulTime } from '../../time/seoul-day.ts'

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

export function dayOf({ startsAt }: MessageSession): string {
  return formatMonthDay(seoulDay(startsAt))
}

export function untilText(instant: Date): string {
  return `${formatMonthDay(seoulDay(instant))} ${seoulTime(instant)}까지`
}
