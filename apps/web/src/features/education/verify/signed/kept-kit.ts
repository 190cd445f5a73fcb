import { call } from '@hygiene/client'
import { browserStore } from '@hygiene/client/browser-store'
import { readVerificationKit } from '@hygiene/contracts/education/certificate/read-verification-kit'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type Kit = EntityOf<typeof readVerificationKit>

const NAME = 'verificationKit'
/** A network that takes the call and never answers must not hold up what is known already. */
export const ANSWER_WITHIN_MS = 6000

/** Our public keys and the list of withdrawn certificates, as this browser kept them; undefined before the first time. */
export function keptKit(): Kit | undefined {
  const text = browserStore.getItem(NAME)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Kit
  } catch {
    // Cut off by a full disk: the next answer takes its place.
    return undefined
  }
}

/** Fetches them again and keeps them for the next time without a network. */
export async function refreshKit(): Promise<Kit> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const kit = await call(readVerificationKit, {}, { signal, onBreakage: 'throw', isQuiet: true })
  browserStore.setItem(NAME, JSON.stringify(kit))
  return kit
}
