export interface VenuePlace {
  sidoCode: string
  address: string
}

export const venueDistances = ['sameDistrict', 'sameProvince', 'far'] as const
export type VenueDistance = (typeof venueDistances)[number]

export interface SubstituteVenue extends VenuePlace {
  name: string
  venueCapacity: number
}

export function venueDistance(from: VenuePlace, to: VenuePlace): VenueDistance {
  if (from.sidoCode !== to.sidoCode) return 'far'
  return districtOf(from) === districtOf(to) ? 'sameDistrict' : 'sameProvince'
}

const districtOf = ({ address }: VenuePlace) => address.trim().split(/\s+/)[1] ?? ''

/**
 * Returns the venues that are free at the time of a session and hold all its people. They are sorted by distance, then by
 * whether they keep every seat of the session, then by name.
 */
export function substituteVenues<Venue extends SubstituteVenue>(
  from: VenuePlace,
  session: { seated: number; capacity: number },
  free: readonly Venue[],
): (Venue & { distance: VenueDistance })[] {
  const rankOf = (venue: Venue & { distance: VenueDistance }) =>
    venueDistances.indexOf(venue.distance) * 2 + (venue.venueCapacity >= session.capacity ? 0 : 1)
  return free
    .filter(({ venueCapacity }) => venueCapacity >= session.seated)
    .map((venue) => ({ ...venue, distance: venueDistance(from, venue) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, 'ko'))
}

/** Proposes the best nearby venue. An employee decides whether people must travel to another province. */
export function proposedVenue<Venue extends { distance: VenueDistance }>(
  choices: readonly Venue[],
): Venue | null {
  return choices.find(({ distance }) => distance !== 'far') ?? null
}
