import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'offer' | 'calendar'

/**
 * Signs `<waitingNo>.<HMAC-SHA256>`. It lets the holder of the text message answer one offer without a login and nothing else.
 */
export const signOffer = (secret: string, waitingNo: number) => sign(secret, 'offer', waitingNo)
export const readOfferToken = (secret: string, token: string) => read(secret, 'offer', token)

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

/** Includes the purpose, so a signature made for another purpose with the same secret is not accepted. */
function signatureOf(secret: string, purpose: Purpose, number: number): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${number}`).digest()
}
