import { openText } from '@hygiene/db'

/** What finance types at the tax office's site. */
export function openInvoiceWish(
  keyHex: string,
  sealed: Uint8Array,
): { businessNumber: string; email: string } {
  return JSON.parse(openText(keyHex, sealed)) as { businessNumber: string; email: string }
}
