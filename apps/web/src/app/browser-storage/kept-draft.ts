import type { BrowserStore, TextStore } from '@hygiene/client/browser-store'

/** Whose draft it is, and of which form: another person at the same browser never sees it. */
export type DraftOwner = { userId: string; form: string }

const PREFIX = 'applyDraft.'
const keyOf = (form: string) => PREFIX + form

/** Kept in this tab, so that an expired login or a reload loses nothing (WCAG 2.2.1). */
export function keepDraft({ userId, form }: DraftOwner, draft: object, storage: TextStore) {
  storage.setItem(keyOf(form), JSON.stringify({ userId, draft }))
}

/** The kept draft; null where there is none of the shape of `sample`. */
export function restoreDraft<Draft extends object>(
  { userId, form }: DraftOwner,
  sample: Draft,
  storage: TextStore,
): Draft | null {
  const kept = parsed(storage.getItem(keyOf(form)))
  if (kept === null || kept.userId !== userId) return null
  return hasShapeOf(kept.draft, sample) ? (kept.draft as Draft) : null
}

export function clearDraft(form: string, storage: TextStore) {
  storage.removeItem(keyOf(form))
}

/** Deletes the drafts of every form once the person who wrote them has left. */
export function clearDrafts(storage: BrowserStore) {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

/** A value of another version of this site, or of a curious hand, counts as nothing. */
function parsed(text: string | null): { userId?: unknown; draft?: unknown } | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** The same fields of the same kinds; lists by their first element, and null stands for any object or none. */
function hasShapeOf(value: unknown, sample: unknown): boolean {
  if (sample === null) return typeof value === 'object'
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((one) => hasShapeOf(one, sample[0]))
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(sample).every(([name, part]) =>
    hasShapeOf((value as Record<string, unknown>)[name], part),
  )
}
