import type { SignedFacts } from './signed-facts.ts'
import { type RevocationList, type Withdrawn, withdrawnBy } from './revocation-list.ts'

/** The state of a certificate whose signature is genuine. */
export type GenuineVerdict = Withdrawn | 'valid' | 'uncertain'

/** What a reader of the symbol is told: the signature is judged first, by the reader's own browser. */
export type SignedVerdict = GenuineVerdict | 'altered' | 'unknownKey'

/** A list of last week says nothing of what was revoked since. */
const LIST_DAYS = 7
const DAY_MS = 86_400_000

/**
 * After the signature, the list of withdrawn certificates. A certificate is `uncertain` where the list is missing, older than
 * its issue, or older than seven days. A genuine list never loses an entry: an old one still revokes (decision 013).
 */
export function judgeSigned(
  known: { issuedAt: SignedFacts['issuedAt']; fingerprint: string; list: RevocationList | null },
  now: Date,
): GenuineVerdict {
  const { issuedAt, fingerprint, list } = known
  const withdrawn = list && withdrawnBy(list, fingerprint)
  if (withdrawn) return withdrawn.how
  return list && isFresh(list, issuedAt, now) ? 'valid' : 'uncertain'
}

function isFresh({ madeAt }: RevocationList, issuedAt: Date, now: Date): boolean {
  return madeAt >= issuedAt && now.getTime() - madeAt.getTime() <= LIST_DAYS * DAY_MS
}
