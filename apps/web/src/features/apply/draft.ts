import type { IndustryType } from '@hygiene/domain'

/** The application while it is being written. */
export type Draft = {
  licenseNumber: string
  businessName: string
  businessTypeName: string
  representative: string
  sidoCode: string
  zipCode: string
  address: string
  address2: string
  positionType: '' | '1' | '2'
  phone: string
  companyPhone: string
  privacyConsent: boolean
  paymentType: '' | '1' | '2' | '3' | '4'
}

export const EMPTY_DRAFT: Draft = {
  licenseNumber: '',
  businessName: '',
  businessTypeName: '',
  representative: '',
  sidoCode: '',
  zipCode: '',
  address: '',
  address2: '',
  positionType: '',
  phone: '',
  companyPhone: '',
  privacyConsent: false,
  paymentType: '',
}

/** Whose draft it is, and for which business type: another person at the same browser never sees it. */
export type DraftOwner = { userId: string; industryType: IndustryType }

const keyOf = (industryType: IndustryType) => `applyDraft.${industryType}`

/** Kept in this tab, so that an expired login or a reload loses nothing (WCAG 2.2.1). */
export function keepDraft({ userId, industryType }: DraftOwner, draft: Draft, storage: Storage) {
  storage.setItem(keyOf(industryType), JSON.stringify({ userId, draft }))
}

export function restoreDraft({ userId, industryType }: DraftOwner, storage: Storage): Draft | null {
  const kept = parsed(storage.getItem(keyOf(industryType)))
  if (kept === null || kept.userId !== userId || typeof kept.draft !== 'object') return null
  const draft: Partial<Draft> | null = kept.draft
  const names = Object.keys(EMPTY_DRAFT) as (keyof Draft)[]
  const isWhole = draft !== null && names.every((name) => typeof draft[name] === typeof EMPTY_DRAFT[name])
  return isWhole ? ({ ...EMPTY_DRAFT, ...draft } satisfies Draft) : null
}

export function forgetDraft(industryType: IndustryType, storage: Storage) {
  storage.removeItem(keyOf(industryType))
}

/** What another version of this site, or a curious hand, left there is as good as nothing. */
function parsed(text: string | null): { userId?: unknown; draft?: unknown } | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
