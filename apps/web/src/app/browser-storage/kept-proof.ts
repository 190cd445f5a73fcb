import { tabStore } from '@hygiene/client/browser-store'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'

export type IdentityPurpose = SentTo<typeof beginIdentityProof>['purpose']

/** A verification and the secret of the browser that began it: every use of it sends both. */
export type Proof = { identityVerificationId: string; proofSecret: string }

const PREFIX = 'identityProof.'
const keyOf = (purpose: IdentityPurpose) => PREFIX + purpose

/** Kept in this tab: on phones the page is gone while the provider has it. No name and no number is kept. */
export function keepProof(purpose: IdentityPurpose, { identityVerificationId, proofSecret }: Proof) {
  tabStore.setItem(keyOf(purpose), JSON.stringify({ identityVerificationId, proofSecret }))
}

export function keptProof(purpose: IdentityPurpose): Proof | null {
  try {
    const kept = JSON.parse(tabStore.getItem(keyOf(purpose)) ?? 'null') as Partial<Proof> | null
    const { identityVerificationId, proofSecret } = kept ?? {}
    if (typeof identityVerificationId !== 'string' || typeof proofSecret !== 'string') return null
    return { identityVerificationId, proofSecret }
  } catch {
    // A value of another version of this site counts as nothing.
    return null
  }
}

export function clearProof(purpose: IdentityPurpose) {
  tabStore.removeItem(keyOf(purpose))
}

export function clearProofs() {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.removeItem(key)
}
