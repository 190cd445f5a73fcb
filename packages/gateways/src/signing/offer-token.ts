import { createHmac, timingSafeEqual } from 'node:crypto'

/** `<waitingNo>.<HMAC-SHA256>`: lets the holder of the text message answer one offer, signed out, and do nothing else. */
export function signOffer(secret: string, waitingNo: number): string {
  return `${waitingNo}.${signatureOf(secret, waitingNo).toString('base64url')}`
}

/** The waiting number of a token of ours; null for anything else. */
export function readOfferToken(secret: string, token: string): number | null {
  const [, number, signature] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  if (number === undefined || signature === undefined) return null
  const given = Buffer.from(signature, 'base64url')
  const ours = signatureOf(secret, Number(number))
  return given.length === ours.length && timingSafeEqual(given, ours) ? Number(number) : null
}

/** The purpose is signed, too: a signature made for something else by the same secret opens nothing. */
function signatureOf(secret: string, waitingNo: number): Buffer {
  return createHmac('sha256', secret).update(`offer.${waitingNo}`).digest()
}
