export const linkedDocumentName = {
  certificate: '수료증',
  inPersonCertificate: '수료증',
  slip: '수강증',
  receipt: '영수증',
} as const

export type LinkedDocument = keyof typeof linkedDocumentName

/** Limits the links a person may request, because each costs money; the limits are ours. */
const LINKS_PER_DAY = 5
export const SECONDS_BETWEEN_LINKS = 60
const DAY_MS = 86_400_000

export function linkDayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

export function mayTextLink(sentAt: readonly Date[], now: Date): boolean {
  const isJustSent = sentAt.some((at) => now.getTime() - at.getTime() < SECONDS_BETWEEN_LINKS * 1000)
  return !isJustSent && sentAt.length < LINKS_PER_DAY
}
