import { addSeoulDays, addSeoulMonths, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** A consent to advertising must be confirmed within so many months (Network Act, Art. 50⑧; Enforcement Decree, Art. 62-3). */
const CONSENT_MONTHS = 24
/** Asks for the confirmation so many days before the end; the value is ours. */
const ASK_AGAIN_DAYS = 30

export function consentSince(now: Date): Date {
  return startOfSeoulDay(addSeoulDays(addSeoulMonths(seoulDay(now), -CONSENT_MONTHS), 1))
}

export function askAgainBefore(now: Date): Date {
  const soon = startOfSeoulDay(addSeoulDays(seoulDay(now), ASK_AGAIN_DAYS))
  return consentSince(soon)
}

export interface MarketingConsent {
  marketingAgreedAt: Date | null
  marketingConfirmedAt: Date | null
}

export function consentBasis({ marketingAgreedAt, marketingConfirmedAt }: MarketingConsent): Date | null {
  if (!marketingAgreedAt || !marketingConfirmedAt) return marketingAgreedAt
  return marketingConfirmedAt > marketingAgreedAt ? marketingConfirmedAt : marketingAgreedAt
}

export function isConsentAlive(consent: MarketingConsent, now: Date): boolean {
  const basis = consentBasis(consent)
  return basis !== null && basis >= consentSince(now)
}
