import { parseCertificateNumber } from '../../education/certificate/certificate-number.ts'
import { parseVerificationNumber } from '../../education/certificate/verification-number.ts'
import { parseOrderNumber } from '../../money/order/order-number.ts'

/** Holds what the typed text can match. A fact is null where the text cannot match it. */
export interface SearchFacts {
  name: string | null
  /** Matches parts of a person's and a business's name, or of a venue's name and address, in any order. */
  parts: readonly string[] | null
  userId: string | null
  phoneEnd: string | null
  phone: string | null
  /** Is the number of a person, a session, or an enrolment of either kind. */
  recordNo: number | null
  /** Is written «h12» and matches in-person enrolments only. */
  inPersonNo: number | null
  licenceKey: string | null
  certificateNumber: string | null
  /** Holds the last seven digits of a certificate number, of any year. */
  certificateSerial: string | null
  verificationNumber: string | null
  orderNumber: string | null
}

const NOTHING: SearchFacts = {
  name: null,
  parts: null,
  userId: null,
  phoneEnd: null,
  phone: null,
  recordNo: null,
  inPersonNo: null,
  licenceKey: null,
  certificateNumber: null,
  certificateSerial: null,
  verificationNumber: null,
  orderNumber: null,
}

const NAME = /^[가-힣]{2,20}$/
const NAME_WITH_PHONE_END = /^([가-힣]+)(\d{4})$/
const MOST_PARTS = 5
/** Matches a syllable that is still being composed. */
const LOOSE_LETTERS = /[\u1100-\u11FF]+/g
const USER_ID = /^[a-z][a-z0-9_.@-]{2,49}$/i
/** Keeps record numbers within a 32-bit integer. */
const MOST_DIGITS = 9
const LEAST_LICENCE_DIGITS = 8

/** Parses the text typed into the console's search. Hyphens and blanks in numbers are ignored. */
export function readSearch(typed: string): SearchFacts {
  const text = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  const digits = text.replaceAll(/[\s\-‐‑‒–—−]/g, '')
  const numbers = /^\d+$/.test(digits) ? ofDigits(digits) : ofLetters(text, digits)
  return { ...NOTHING, ...numbers, verificationNumber: parseVerificationNumber(text) }
}

export const namesNothing = (facts: SearchFacts) => Object.values(facts).every((fact) => fact === null)

function ofDigits(digits: string): Partial<SearchFacts> {
  return {
    phoneEnd: digits.length === 4 ? digits : null,
    phone: /^01\d{8,9}$/.test(digits) ? digits : null,
    recordNo: /^[1-9]/.test(digits) && digits.length <= MOST_DIGITS ? Number(digits) : null,
    licenceKey: digits.length >= LEAST_LICENCE_DIGITS && digits.length <= 30 ? digits : null,
    certificateNumber: certificateNumberOf(digits),
    certificateSerial: /^\d{5,7}$/.test(digits) ? digits.padStart(7, '0') : null,
    orderNumber: parseOrderNumber(digits),
  }
}

function certificateNumberOf(digits: string): string | null {
  const number = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  return parseCertificateNumber(number) === null ? null : number
}

function ofLetters(text: string, compact: string): Partial<SearchFacts> {
  const { parts, phoneEnd } = searchParts(text)
  const [, inPerson] = /^h([1-9]\d{0,8})$/i.exec(compact) ?? []
  return {
    name: parts.length === 1 && NAME.test(parts[0] ?? '') ? (parts[0] ?? null) : null,
    parts: parts.length > 0 ? parts : null,
    phoneEnd: parts.length > 0 ? phoneEnd : null,
    inPersonNo: inPerson === undefined ? null : Number(inPerson),
    userId: USER_ID.test(text) ? text : null,
  }
}

/** Splits a search into lower-case words and four digits that end a phone number. Returns no words if none has two letters. */
function searchParts(typed: string): { parts: string[]; phoneEnd: string | null } {
  const said = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(LOOSE_LETTERS, '')
    .trim()
    .replace(NAME_WITH_PHONE_END, '$1 $2')
    .split(/\s+/)
  const phoneEnd = said.find((word) => /^\d{4}$/.test(word)) ?? null
  const parts = [...new Set(said)].filter((word) => word !== phoneEnd && word !== '').slice(0, MOST_PARTS)
  return parts.some((part) => /[가-힣a-z]{2}/.test(part)) ? { parts, phoneEnd } : { parts: [], phoneEnd }
}

/** Returns the words that a course name must contain, such as «2026 기존» or «일반음식점». Returns none if the text has no Hangul. */
export function courseText(typed: string): string[] {
  const text = typed.normalize('NFKC').trim().split(/\s+/)
  return /[가-힣]{2}/.test(typed) ? text : []
}
