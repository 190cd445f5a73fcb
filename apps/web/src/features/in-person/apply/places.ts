import type { IndustryType } from '@hygiene/domain/text'
import { placeKey } from '@hygiene/domain/education/enrolment/licence-number'
import { EMPTY_PLACE, isBlankPlace, type Place, wrongPlace } from '../../../shared/application-form/place.ts'
import type { Wrong } from '@hygiene/client/use-fields'

export type TradePlace = Place & { industryType: IndustryType }

/** Equals the limit of one application (contract `applyInPerson`). */
export const MOST_PLACES = 10

export type Places = { places: readonly TradePlace[]; open: number }

export const emptyPlace = (industryType: IndustryType): TradePlace => ({ ...EMPTY_PLACE, industryType })

export function openPlaceOf({ places, open }: Places): TradePlace {
  const place = places[open] ?? places[0]
  if (!place) throw new Error('An application has at least one place.')
  return place
}

export function tradesOf(places: readonly TradePlace[]): readonly IndustryType[] {
  return [...new Set(places.map(({ industryType }) => industryType))]
}

export function wrongOpenPlace(all: Places): Wrong<Place> {
  const open = openPlaceOf(all)
  const wrong = wrongPlace(open)
  const isTwice = all.places.some((place) => place !== open && isSamePlace(place, open))
  const [field, sentence] = open.beforeReport
    ? (['businessName', '같은 업소명을 이미 입력하셨습니다.'] as const)
    : (['licenseNumber', '같은 영업신고번호를 이미 입력하셨습니다.'] as const)
  if (!wrong[field] && isTwice) wrong[field] = sentence
  return wrong
}

/** Uses the same key as the server; the owner is irrelevant, as all places belong to one person. */
function isSamePlace(one: TradePlace, other: TradePlace): boolean {
  return one.industryType === other.industryType && placeKey(0, one) === placeKey(0, other)
}

export function writePlace({ places, open }: Places, changed: Partial<TradePlace>): Places {
  return { places: places.map((place, at) => (at === open ? { ...place, ...changed } : place)), open }
}

export function addPlace({ places }: Places): Places {
  const trade = openPlaceOf({ places, open: 0 }).industryType
  return { places: [...places, emptyPlace(trade)], open: places.length }
}

export function removePlace({ places, open }: Places, at: number): Places {
  const left = places.filter((_, index) => index !== at)
  const first = openPlaceOf({ places, open: 0 })
  if (left.length === 0) return { places: [emptyPlace(first.industryType)], open: 0 }
  const next = at < open ? open - 1 : open
  return { places: left, open: Math.min(next, left.length - 1) }
}

export function editPlace(all: Places, at: number): Places {
  if (!isBlankPlace(openPlaceOf(all)) || all.open === at) return { ...all, open: at }
  const left = removePlace(all, all.open)
  return { ...left, open: at > all.open ? at - 1 : at }
}
