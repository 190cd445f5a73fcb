import { judgeForm } from '@hygiene/client/judge-form'
import { placeForm } from '@hygiene/contracts/forms/place'
import {
  isLicenceNumber,
  licenceNumberSentence,
  licenceNumberText,
} from '@hygiene/domain/education/enrolment/licence-number'
import { extend, refine } from 'zod/mini'
import type { Wrong } from '@hygiene/client/use-fields'

export type Place = {
  beforeReport: boolean
  /** Is empty until the business is reported. */
  licenseNumber: string
  businessName: string
  businessTypeName: string
  representative: string
  sidoCode: string
  zipCode: string
  address: string
  address2: string
  /** Is null if the place is typed by hand. */
  taken: Taken | null
}

export type Taken = {
  /** Holds the representative as printed, possibly masked («한**»). */
  printedName: string
  asked: readonly string[]
}

export const EMPTY_PLACE: Place = {
  beforeReport: false,
  licenseNumber: '',
  businessName: '',
  businessTypeName: '',
  representative: '',
  sidoCode: '',
  zipCode: '',
  address: '',
  address2: '',
  taken: null,
}

export function isBlankPlace({ beforeReport, licenseNumber, businessName }: Place): boolean {
  return !beforeReport && licenseNumber === '' && businessName === ''
}

export function numberText({ licenseNumber }: Place): string {
  return licenseNumber === '' ? licenceNumberText(licenseNumber) : `영업신고번호 ${licenseNumber}`
}

/** The public register masks names; an application must not. */
const unmaskedPlace = extend(placeForm, {
  representative: placeForm.shape.representative.check(
    refine((name) => !name.includes('*'), '대표자명을 별표(*) 없이 모두 써주세요.'),
  ),
})

/**
 * Applies the schema of the application contracts and the rules of fields that only this screen has, in the order of the screen.
 */
export function wrongPlace(place: Place): Wrong<Place> {
  const wrong: Wrong<Place> = {}
  const wrongNumber = place.beforeReport ? undefined : wrongLicenceNumber(place.licenseNumber)
  if (wrongNumber) wrong.licenseNumber = wrongNumber
  return { ...wrong, ...judgeForm(unmaskedPlace, place, { sidoCode: '영업장이 있는 시·도를 골라주세요.' }) }
}

function wrongLicenceNumber(typed: string): string | undefined {
  if (typed.trim() === '') return '영업신고번호를 입력해주세요.'
  return isLicenceNumber(typed) ? undefined : licenceNumberSentence
}

function isPlaceRight(place: Place): boolean {
  return Object.keys(wrongPlace(place)).length === 0
}

/** Fixes the list of missing fields, so that they remain visible while they are filled in. */
export function takenOver(place: Omit<Place, 'taken'>, printedName: string): Place {
  const whole = { ...place, taken: null }
  return { ...whole, taken: { printedName, asked: Object.keys(wrongPlace(whole)) } }
}

/** Returns true immediately for a place that was taken over, and for a typed one when it is complete. */
export function isJudgeable(place: Place): boolean {
  if (!place.taken) return isPlaceRight(place)
  const { licenseNumber, sidoCode } = wrongPlace(place)
  return licenseNumber === undefined && sidoCode === undefined
}
