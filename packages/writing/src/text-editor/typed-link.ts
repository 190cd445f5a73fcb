import { isSafeLink } from '@hygiene/domain/content/board/rich-text'
import { LONGEST_LINK } from './text-schema.ts'

const PHONE = /^0\d{1,3}-?\d{3,4}-?\d{4}$/
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u

/** Returns a link for a typed address or telephone number, and null for anything else, including scripts. */
export function typedLink(typed: string): string | null {
  const address = typed.trim()
  if (address.length > LONGEST_LINK) return null
  if (PHONE.test(address)) return `tel:${address}`
  const whole = HOST.test(address) ? `https://${address}` : address
  return isSafeLink(whole) ? whole : null
}
