import type { SignedFacts } from './signed-facts.ts'
import { type RevocationList, type Withdrawn, withdrawnBy } from './revocation-list.ts'

export type GenuineVerdict = Withdrawn | 'valid' | 'uncertain'

/** The reader's own browser checks the signature first. */
export type SignedVerdict = GenuineVerdict | 'altered' | 'unknownKey'

const LIST_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Checks the list of withdrawn certificates after the signature. A certificate is `uncertain` if the list is missing, older than
 * its issue, or older than seven days. A genuine list never loses an entry, so an old one still revokes (decision 013).
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
