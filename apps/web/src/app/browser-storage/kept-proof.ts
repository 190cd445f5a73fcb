import { tabStore } from '@hygiene/client/browser-store'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'

export type IdentityPurpose = SentTo<typeof beginIdentityProof>['purpose']

/** Holds a verification and the secret of the browser that began it. Every use of the verification sends both. */
export type Proof = { identityVerificationId: string; proofSecret: string }

const PREFIX = 'identityProof.'
const keyOf = (purpose: IdentityPurpose) => PREFIX + purpose

/** Keeps the proof in this tab, because on phones the provider's page replaces ours. No name and no phone number is kept. */
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
    return null
  }
}

export function clearProof(purpose: IdentityPurpose) {
  tabStore.removeItem(keyOf(purpose))
}

export function clearProofs() {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.removeItem(key)
}
