import { addSeoulDays, addSeoulMonths, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** A consent to advertising is asked again within so many months (Network Act, Art. 50⑧; Enforcement Decree, Art. 62-3). */
const CONSENT_MONTHS = 24
/** Days before its end on which it is asked again. Ours. */
const ASK_AGAIN_DAYS = 30

/** Consents given or confirmed from this instant on are alive: less than two years old, in days of Seoul. */
export function consentSince(now: Date): Date {
  return startOfSeoulDay(addSeoulDays(addSeoulMonths(seoulDay(now), -CONSENT_MONTHS), 1))
}

/** Consents given or confirmed before this instant are asked again. */
export function askAgainBefore(now: Date): Date {
  const soon = startOfSeoulDay(addSeoulDays(seoulDay(now), ASK_AGAIN_DAYS))
  return consentSince(soon)
}

export interface MarketingConsent {
  marketingAgreedAt: Date | null
  /** When the person was last told of the consent and left it standing. */
  marketingConfirmedAt: Date | null
}

/** When a consent was last given or confirmed; null: there is none. */
export function consentBasis({ marketingAgreedAt, marketingConfirmedAt }: MarketingConsent): Date | null {
  if (!marketingAgreedAt || !marketingConfirmedAt) return marketingAgreedAt
  return marketingConfirmedAt > marketingAgreedAt ? marketingConfirmedAt : marketingAgreedAt
}

/** May a person be sent advertising at this instant, as far as the own consent goes? */
export function isConsentAlive(consent: MarketingConsent, now: Date): boolean {
  const basis = consentBasis(consent)
  return basis !== null && basis >= consentSince(now)
}
