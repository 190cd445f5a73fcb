import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'offer' | 'calendar'

/** `<waitingNo>.<HMAC-SHA256>`: lets the holder of the text message answer one offer, signed out, and do nothing else. */
export const signOffer = (secret: string, waitingNo: number) => sign(secret, 'offer', waitingNo)
/** The waiting number of a token of ours; null for anything else. */
export const readOfferToken = (secret: string, token: string) => read(secret, 'offer', token)

/** The same for the calendar file of an application's seat. */
export const signCalendar = (secret: string, applicationNo: number) => sign(secret, 'calendar', applicationNo)
export const readCalendarToken = (secret: string, token: string) => read(secret, 'calendar', token)

function sign(secret: string, purpose: Purpose, number: number): string {
  return `${number}.${signatureOf(secret, purpose, number).toString('base64url')}`
}

function read(secret: string, purpose: Purpose, token: string): number | null {
  const [, number, signature] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  if (number === undefined || signature === undefined) return null
  const given = Buffer.from(signature, 'base64url')
  const ours = signatureOf(secret, purpose, Number(number))
  return given.length === ours.length && timingSafeEqual(given, ours) ? Number(number) : null
}

/** The purpose is signed, too: a signature made for something else by the same secret opens nothing. */
function signatureOf(secret: string, purpose: Purpose, number: number): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${number}`).digest()
}
