import type { EntityOf, readOffer } from '@hygiene/contracts'
import { seoulDay, seoulTime } from '@hygiene/domain'

type OfferView = EntityOf<typeof readOffer>

/** What is shown of a venue, as its table names it. */
export interface VenueColumns {
  sceneNo: number
  name: string
  address: string
  address2: string
  mapUrl: string
  phone: string
  directions: string
}

/** The same of a statement in which the venue is `v`. */
export const VENUE_COLUMNS =
  'v."sceneNo", v."name", v."address", v."address2", v."mapUrl", v."phone", v."directions"'

/** When, on the wall in Seoul. */
export function sessionDayOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): OfferView['sche'] {
  return { eduDate: seoulDay(startsAt), startTime: seoulTime(startsAt), endTime: seoulTime(endsAt) }
}

/** Where. */
export function sceneOf(venue: VenueColumns): OfferView['scene'] {
  const { sceneNo, name, address, address2, mapUrl, phone, directions } = venue
  return { sceneNo, location: name, address, address2, mapUrl, phone, directions }
}
