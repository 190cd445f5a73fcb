/** A venue of in-person education. Every address and number is a placeholder: the road names exist nowhere. */
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
