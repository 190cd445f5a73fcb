import { call } from '@hygiene/client'
import { browserStore } from '@hygiene/client/browser-store'
import { readVerificationKit } from '@hygiene/contracts/education/certificate/read-verification-kit'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type Kit = EntityOf<typeof readVerificationKit>

const NAME = 'verificationKit'
/** A network that accepts the request but never answers must not delay the result from kept data. */
export const ANSWER_WITHIN_MS = 6000

export function keptKit(): Kit | undefined {
  const text = browserStore.getItem(NAME)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Kit
  } catch {
    // A full disk truncated the value; the next answer replaces it.
    return undefined
  }
}

export async function refreshKit(): Promise<Kit> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const kit = await call(readVerificationKit, {}, { signal, onBreakage: 'throw', isQuiet: true })
  browserStore.setItem(NAME, JSON.stringify(kit))
  return kit
}
