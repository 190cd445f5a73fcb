/** Documents whose address a person may ask for by text message, and their names in it. */
export const linkedDocumentName = {
  certificate: '수료증',
  inPersonCertificate: '수료증',
  slip: '수강증',
  receipt: '영수증',
} as const

export type LinkedDocument = keyof typeof linkedDocumentName

/** Ours: each of them costs money, and a button is easily pressed again. */
const LINKS_PER_DAY = 5
export const SECONDS_BETWEEN_LINKS = 60
const DAY_MS = 86_400_000

/** Since when the texted addresses of a person count. */
export function linkDayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

/** May another address be texted to a person to whom these went within the last day? */
export function mayTextLink(sentAt: readonly Date[], now: Date): boolean {
  const isJustSent = sentAt.some((at) => now.getTime() - at.getTime() < SECONDS_BETWEEN_LINKS * 1000)
  return !isJustSent && sentAt.length < LINKS_PER_DAY
}
