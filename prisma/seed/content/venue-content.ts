/** A hall of in-person education. Every address and number is a placeholder: the road names exist nowhere. */
export type VenueContent = {
  name: string
  sidoCode: string
  address: string
  address2: string
  phone: string
  directions: string
  hallCapacity: number
  mapUrl: string
}

type Hall = Omit<VenueContent, 'sidoCode' | 'mapUrl'> & { code: number }

export function venue({ code, ...hall }: Hall): VenueContent {
  const mapUrl = `https://map.kakao.com/link/search/${encodeURIComponent(hall.address)}`
  return { ...hall, sidoCode: `${code}00000000`, mapUrl }
}
