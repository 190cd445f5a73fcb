import type { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import type { VenueNo } from '@hygiene/domain/record-numbers'

type OfferView = EntityOf<typeof readOffer>

/** The shown fields of a venue, as its table names it. */
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

/** The same of a statement in which the venue is `v`. */
export const VENUE_COLUMNS =
  'v."venueNo", v."name", v."address", v."address2", v."mapUrl", v."phone", v."directions", v."equipment", v."accessibility"'

/** When, on the wall in Seoul. */
export function sessionDayOf({
  startsAt,
  endsAt,
}: {
  startsAt: Date
  endsAt: Date
}): OfferView['sessionDay'] {
  return { eduDate: seoulDay(startsAt), startTime: seoulTime(startsAt), endTime: seoulTime(endsAt) }
}

/** Where. */
export function venueOf(venue: VenueColumns): OfferView['venue'] {
  const { venueNo, name, address, address2, mapUrl, phone, directions, equipment, accessibility } = venue
  return { venueNo, location: name, address, address2, mapUrl, phone, directions, equipment, accessibility }
}
