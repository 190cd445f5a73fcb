import { browserStore, tabStore } from '@hygiene/client/browser-store'
import { clearDrafts } from '../browser-storage/kept-draft.ts'
import { clearProofs } from '../browser-storage/kept-proof.ts'
import { clearSearches } from '../browser-storage/kept-searches.ts'

/** Whose searches are kept here: the id of the last login. */
const OWNER = 'recentSearches.owner'

/**
 * Addresses and names of businesses a person looked for, drafts, verifications they began: gone with
 * them on a shared phone. Watch records on their way stay, or minutes would be lost.
 */
export function clearLeftovers() {
  clearSearches('address')
  clearSearches('licence')
  clearDrafts(tabStore)
  clearProofs()
  browserStore.removeItem(OWNER)
}

/** A login that ran out leaves everything to the person who comes back; another person finds nothing of it. */
export function followOwner(userId: string) {
  const owner = browserStore.getItem(OWNER)
  if (owner !== null && owner !== userId) clearLeftovers()
  browserStore.setItem(OWNER, userId)
}
