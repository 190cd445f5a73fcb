import { judgeForm } from '@hygiene/client/judge-form'
import { placeForm } from '@hygiene/contracts/forms/place'
import {
  isLicenceNumber,
  licenceNumberSentence,
  licenceNumberText,
} from '@hygiene/domain/education/enrolment/licence-number'
import { extend, refine } from 'zod/mini'
import type { Wrong } from '@hygiene/client/use-fields'

/** A business place while it is being written. */
export type Place = {
  /** An operator who opens has no number yet; only asked where that may be. */
  beforeReport: boolean
  /** Empty before the business report. */
  licenseNumber: string
  businessName: string
  businessTypeName: string
  representative: string
  sidoCode: string
  zipCode: string
  address: string
  address2: string
  /** Set where the place was taken over whole; null where it is written by hand. */
  taken: Taken | null
}

/** A place of the register or of the last enrolment: a card shows it, and only what is missing is asked. */
export type Taken = {
  /** The representative as it was printed, perhaps with stars («한**»). */
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

/** Nothing was written, found or ticked. */
export function isBlankPlace({ beforeReport, licenseNumber, businessName }: Place): boolean {
  return !beforeReport && licenseNumber === '' && businessName === ''
}

export function numberText({ licenseNumber }: Place): string {
  return licenseNumber === '' ? licenceNumberText(licenseNumber) : `영업신고번호 ${licenseNumber}`
}

/** The public register masks names, which an application must not. */
const unmaskedPlace = extend(placeForm, {
  representative: placeForm.shape.representative.check(
    refine((name) => !name.includes('*'), '대표자명을 별표(*) 없이 모두 써주세요.'),
  ),
})

/** By the schema of the contracts of applying, besides fields that only this screen has. In the order of the screen. */
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

/** Takes a place over; what it lacks is asked for as long as it stays taken over. */
export function takenOver(place: Omit<Place, 'taken'>, printedName: string): Place {
  const whole = { ...place, taken: null }
  return { ...whole, taken: { printedName, asked: Object.keys(wrongPlace(whole)) } }
}

/** Whether eligibility can be asked: at once for a place that was taken over, when all is written for another. */
export function isJudgeable(place: Place): boolean {
  if (!place.taken) return isPlaceRight(place)
  const { licenseNumber, sidoCode } = wrongPlace(place)
  return licenseNumber === undefined && sidoCode === undefined
}
