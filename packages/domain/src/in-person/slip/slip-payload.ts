import type { ApplicationNo, SessionNo, VenueNo } from '../../record-numbers.ts'
import type { SeoulDay } from '../../time/seoul-day.ts'

/** Is the content of a slip's QR code: numbers and a day, no personal data. */
export type SlipFacts = {
  applicationNo: ApplicationNo
  sessionNo: SessionNo
  eduDate: SeoulDay
  venueNo: VenueNo
}

export type ParsedSlip = {
  facts: SlipFacts
  signed: string
  /** Is base64url of the 64 bytes of an ECDSA P-256 signature (IEEE P1363). */
  signature: string
}

const VERSION = 'EDU1'
const LARGEST_NO = 2_147_483_647
/** 64 bytes need 86 characters, of which the last carries two bits; the pattern accepts only one spelling of each signature. */
const PAYLOAD = /^(EDU1\.([1-9]\d{0,9})\.([1-9]\d{0,9})\.(\d{8})\.([1-9]\d{0,9}))\.([\w-]{85}[AQgw])$/

export function slipText({ applicationNo, sessionNo, eduDate, venueNo }: SlipFacts): string {
  return [VERSION, applicationNo, sessionNo, eduDate.replaceAll('-', ''), venueNo].join('.')
}

export function slipPayload(signed: string, signature: string): string {
  return `${signed}.${signature}`
}

/** Does not verify the signature; returns null for what cannot be one of our payloads. */
export function parseSlip(payload: string): ParsedSlip | null {
  const [, signed, applicationNo, sessionNo, day, venueNo, signature] = PAYLOAD.exec(payload) ?? []
  if (!signed || !day || !signature) return null
  const numbers = [applicationNo, sessionNo, venueNo].map(Number)
  const [application = 0, session = 0, venue = 0] = numbers
  const eduDate = realDay(day)
  if (eduDate === null || numbers.some((number) => number > LARGEST_NO)) return null
  return {
    facts: { applicationNo: application, sessionNo: session, eduDate, venueNo: venue },
    signed,
    signature,
  }
}

function realDay(digits: string): SeoulDay | null {
  const day = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}
