import { addSeoulDays, type SeoulDay } from '../../../time/seoul-day.ts'
import { IndustryType, OnlineType, SalesType } from '../../../text.ts'
import { formatCertificateNumber, parseCertificateNumber } from '../certificate-number.ts'
import type { SignedFacts } from './signed-facts.ts'

/**
 * Counts the fixed bytes: version 1, key 4, year 1, course 1, serial 4, hours 1, birth year 1, completed 2, issued 4. Two texts
 * follow, each after its length.
 */
const HEAD_BYTES = 19
const VERSION = 1
const FIRST_YEAR = 2000
const FIRST_BIRTH_YEAR = 1900
const FIRST_DAY: SeoulDay = '2000-01-01'
const DAY_MS = 86_400_000

export type KeyedFacts = {
  keyId: string
  facts: SignedFacts
}

/** Throws RangeError for a certificate number that is not one of ours. */
export function factBytes({ keyId, facts }: KeyedFacts): Uint8Array {
  const number = parseCertificateNumber(facts.certificateNumber)
  if (!number) throw new RangeError('A certificate is signed under its number.')
  const head = new DataView(new ArrayBuffer(HEAD_BYTES))
  head.setUint8(0, VERSION)
  head.setUint32(1, Number.parseInt(keyId, 16))
  head.setUint8(5, number.year - FIRST_YEAR)
  head.setUint8(6, facts.salesType * 16 + facts.industryType * 4 + facts.onlineType)
  head.setUint32(7, number.serial)
  head.setUint8(11, facts.hours)
  head.setUint8(12, facts.birthYear - FIRST_BIRTH_YEAR)
  head.setUint16(13, daysAfter(FIRST_DAY, facts.completedOn))
  head.setUint32(15, facts.issuedAt.getTime() / 1000)
  const names = [facts.userName, facts.businessName].map(utf8)
  return Uint8Array.from([...new Uint8Array(head.buffer), ...names.flatMap((name) => [name.length, ...name])])
}

export function readFactBytes(bytes: Uint8Array): KeyedFacts | null {
  if (bytes.length < HEAD_BYTES + 2 || bytes[0] !== VERSION) return null
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const course = courseOf(head.getUint8(6))
  const names = readTexts(bytes.subarray(HEAD_BYTES))
  if (!course || !names) return null
  const number = {
    year: FIRST_YEAR + head.getUint8(5),
    salesType: course.salesType,
    serial: head.getUint32(7),
  }
  return {
    keyId: head.getUint32(1).toString(16).padStart(8, '0'),
    facts: {
      ...course,
      ...names,
      certificateNumber: formatCertificateNumber(number),
      hours: head.getUint8(11),
      birthYear: FIRST_BIRTH_YEAR + head.getUint8(12),
      completedOn: addSeoulDays(FIRST_DAY, head.getUint16(13)),
      issuedAt: new Date(head.getUint32(15) * 1000),
    },
  }
}

function courseOf(byte: number): Pick<SignedFacts, 'salesType' | 'industryType' | 'onlineType'> | null {
  const salesType = Object.values(SalesType).find((type) => type === byte >> 4)
  const industryType = Object.values(IndustryType).find((type) => type === ((byte >> 2) & 3))
  const onlineType = Object.values(OnlineType).find((type) => type === (byte & 3))
  return salesType && industryType && onlineType ? { salesType, industryType, onlineType } : null
}

function daysAfter(first: SeoulDay, day: SeoulDay): number {
  return (Date.parse(day) - Date.parse(first)) / DAY_MS
}

function readTexts(bytes: Uint8Array): Pick<SignedFacts, 'userName' | 'businessName'> | null {
  const [first = 0] = bytes
  const [second = 0] = bytes.subarray(first + 1)
  if (bytes.length !== first + second + 2) return null
  try {
    return { userName: ofUtf8(bytes.subarray(1, first + 1)), businessName: ofUtf8(bytes.subarray(first + 2)) }
  } catch {
    return null
  }
}

function utf8(text: string): number[] {
  const signs = encodeURIComponent(text).match(/%..|./g) ?? []
  return signs.map((sign) =>
    sign.length === 3 ? Number.parseInt(sign.slice(1), 16) : (sign.codePointAt(0) ?? 0),
  )
}

function ofUtf8(bytes: Uint8Array): string {
  return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
}
