import type { SignedFacts } from './signed-facts.ts'
import { type RevocationList, type Withdrawn, withdrawnBy } from './revocation-list.ts'

/** What the reader's browser found out about the signature. */
export type SignatureCheck = 'genuine' | 'altered' | 'unknownKey'

export type SignedVerdict = Exclude<SignatureCheck, 'genuine'> | Withdrawn | 'valid' | 'uncertain'

/** A list of last week says nothing of what was revoked since. */
const LIST_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Signature first, then the list of withdrawn certificates. A certificate is `uncertain` where the list is missing, older
 * than its issue, or older than seven days. A genuine list never loses an entry: an old one still revokes.
 */
export function judgeSigned(
  check: SignatureCheck,
  known: { issuedAt: SignedFacts['issuedAt']; fingerprint: string; list: RevocationList | null },
  now: Date,
): SignedVerdict {
  if (check !== 'genuine') return check
  const { issuedAt, fingerprint, list } = known
  const withdrawn = list && withdrawnBy(list, fingerprint)
  if (withdrawn) return withdrawn
  return list && isFresh(list, issuedAt, now) ? 'valid' : 'uncertain'
}

function isFresh({ madeAt }: RevocationList, issuedAt: Date, now: Date): boolean {
  return madeAt >= issuedAt && now.getTime() - madeAt.getTime() <= LIST_DAYS * DAY_MS
}
