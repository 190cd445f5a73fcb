import { isPhone, phoneSentence } from '@hygiene/domain'
import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { listStaffVenues } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import type { saveVenue } from '@hygiene/contracts/in-person/venue/staff/save-venue'

export type VenueRow = EntityOf<typeof listStaffVenues>['list'][number]
type Wanted = SentTo<typeof saveVenue>

/** The fields as they are typed. */
export type VenueTyped = Record<Exclude<keyof Wanted, 'venueNo' | 'reason'>, string>
export type VenueWrong = Partial<VenueTyped>

export function typedOf(venue: VenueRow | null): VenueTyped {
  return {
    venueName: venue?.name ?? '',
    sidoCode: venue?.sidoCode ?? '',
    address: venue?.address ?? '',
    address2: venue?.address2 ?? '',
    mapUrl: venue?.mapUrl ?? '',
    phone: venue?.phone ?? '',
    directions: venue?.directions ?? '',
    equipment: venue?.equipment ?? '',
    accessibility: venue?.accessibility ?? '',
    venueCapacity: venue ? String(venue.venueCapacity) : '',
  }
}

export function faultsOf({
  venueName,
  sidoCode,
  address,
  mapUrl,
  phone,
  venueCapacity,
}: VenueTyped): VenueWrong {
  return {
    ...(venueName.trim() === '' ? { venueName: '교육장 이름을 입력해주세요.' } : {}),
    ...(sidoCode === '' ? { sidoCode: '시·도를 골라주세요.' } : {}),
    ...(/^[1-9]\d{0,3}$/.test(venueCapacity) ? {} : { venueCapacity: '좌석 수를 숫자로 입력해주세요.' }),
    ...(address.trim() === '' ? { address: '주소를 입력해주세요.' } : {}),
    ...(isPhone(phone) ? {} : { phone: phoneSentence }),
    ...(mapUrl === '' || mapUrl.startsWith('https://') ? {} : { mapUrl: '지도 주소는 https로 시작합니다.' }),
  }
}

export function wantedOf({ venueCapacity, ...typed }: VenueTyped): Omit<Wanted, 'venueNo' | 'reason'> {
  return { ...typed, venueCapacity: Number(venueCapacity) }
}
