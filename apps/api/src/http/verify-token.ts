import { createHmac, timingSafeEqual } from 'node:crypto'

const VALID_SECONDS = 1800

/** Proves for half an hour that its bearer gave the right password of an account that has no login yet. */
export function verifyToken(secret: string, memberNo: number, now: Date): string {
  const what = `${memberNo}.${Math.floor(now.getTime() / 1000) + VALID_SECONDS}`
  return `${what}.${sign(secret, what).toString('base64url')}`
}

export function memberOfToken(secret: string, token: string, now: Date): number | null {
  const [memberNo = '', expires = '', signature = ''] = token.split('.')
  const expected = sign(secret, `${memberNo}.${expires}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return now.getTime() < Number(expires) * 1000 ? Number(memberNo) : null
}

/** Signs the purpose too, so that no other value signed with this secret passes for a token. */
function sign(secret: string, what: string): Buffer {
  return createHmac('sha256', secret).update(`verifyAccount/${what}`).digest()
}
