/** Describes a venue. Addresses and numbers are placeholders: the road names do not exist. */
export type VenueContent = {
  name: string
  sidoCode: string
  address: string
  address2: string
  phone: string
  directions: string
  venueCapacity: number
  mapUrl: string
}

type Venue = Omit<VenueContent, 'sidoCode' | 'mapUrl'> & { code: number }

export function venue({ code, ...site }: Venue): VenueContent {
  const mapUrl = `https://map.kakao.com/link/search/${encodeURIComponent(site.address)}`
  return { ...site, sidoCode: `${code}00000000`, mapUrl }
}
