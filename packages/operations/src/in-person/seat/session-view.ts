import type { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import type { VenueNo } from '@hygiene/domain/record-numbers'

type OfferView = EntityOf<typeof readOffer>

export interface VenueColumns {
  venueNo: VenueNo
  name: string
  address: string
  address2: string
  mapUrl: string
  phone: string
  directions: string
  equipment: string
  accessibility: string
}

export const VENUE_COLUMNS =
  'v."venueNo", v."name", v."address", v."address2", v."mapUrl", v."phone", v."directions", v."equipment", v."accessibility"'

export function sessionDayOf({
  startsAt,
  endsAt,
}: {
  startsAt: Date
  endsAt: Date
}): OfferView['sessionDay'] {
  return { eduDate: seoulDay(startsAt), startTime: seoulTime(startsAt), endTime: seoulTime(endsAt) }
}

export function venueOf(venue: VenueColumns): OfferView['venue'] {
  const { venueNo, name, address, address2, mapUrl, phone, directions, equipment, accessibility } = venue
  return { venueNo, location: name, address, address2, mapUrl, phone, directions, equipment, accessibility }
}
