import { browserStore, tabStore } from '@hygiene/client/browser-store'
import { forgetDrafts } from '../browser-storage/kept-draft.ts'
import { forgetProofs } from '../browser-storage/kept-proof.ts'
import { forgetSearches } from '../browser-storage/kept-searches.ts'

/** Whose searches are kept here: the id of the last login. */
const OWNER = 'recentSearches.owner'

/**
 * Addresses and names of businesses a person looked for, drafts, verifications they began: gone with
 * them on a shared phone. Watch records on their way stay, or minutes would be lost.
 */
export function forgetLeftovers() {
  forgetSearches('address')
  forgetSearches('licence')
  forgetDrafts(tabStore)
  forgetProofs()
  browserStore.removeItem(OWNER)
}

/** A login that ran out leaves everything to the person who comes back; another person finds nothing of it. */
export function followOwner(userId: string) {
  const owner = browserStore.getItem(OWNER)
  if (owner !== null && owner !== userId) forgetLeftovers()
  browserStore.setItem(OWNER, userId)
}
