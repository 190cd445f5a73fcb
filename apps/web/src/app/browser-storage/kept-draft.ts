import type { BrowserStore, TextStore } from '@hygiene/client/browser-store'

/** Identifies the person and the form, so that another person at the same browser never sees the draft. */
export type DraftOwner = { userId: string; form: string }

const PREFIX = 'applyDraft.'
const keyOf = (form: string) => PREFIX + form

/** Keeps the draft in this tab, so that an expired login or a reload loses nothing (WCAG 2.2.1). */
export function keepDraft({ userId, form }: DraftOwner, draft: object, storage: TextStore) {
  storage.setItem(keyOf(form), JSON.stringify({ userId, draft }))
}

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

export function clearDrafts(storage: BrowserStore) {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

/** Ignores a value that another version of this site or a manual edit left behind. */
function parsed(text: string | null): { userId?: unknown; draft?: unknown } | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/**
 * Requires the same fields with the same types. Lists are compared by their first element; null in the sample allows any object
 * or null.
 */
function hasShapeOf(value: unknown, sample: unknown): boolean {
  if (sample === null) return typeof value === 'object'
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((one) => hasShapeOf(one, sample[0]))
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(sample).every(([name, part]) =>
    hasShapeOf((value as Record<string, unknown>)[name], part),
  )
}
