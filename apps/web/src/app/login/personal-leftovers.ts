import { browserStore, tabStore } from '@hygiene/client/browser-store'
import { clearDrafts } from '../browser-storage/kept-draft.ts'
import { clearProofs } from '../browser-storage/kept-proof.ts'
import { clearSearches } from '../browser-storage/kept-searches.ts'

/** Stores the id of the last login, to whom the searches belong. */
const OWNER = 'recentSearches.owner'

/**
 * Deletes the searched addresses and business names, the drafts and the started verifications, which must not remain on a shared
 * phone. Unsent watch records stay, because deleting them would lose minutes.
 */
export function clearLeftovers() {
  clearSearches('address')
  clearSearches('licence')
  clearDrafts(tabStore)
  clearProofs()
  browserStore.removeItem(OWNER)
}

/** Keeps everything for a person who returns after an expired login, and deletes it for another person. */
export function followOwner(userId: string) {
  const owner = browserStore.getItem(OWNER)
  if (owner !== null && owner !== userId) clearLeftovers()
  browserStore.setItem(OWNER, userId)
}
