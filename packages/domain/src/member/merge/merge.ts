import type { KnownPerson } from '../account/same-person.ts'

/** A merge can be undone for so many days (issue «The console»). */
const MERGE_UNDO_DAYS = 7

export function mergeUndoableUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * 86_400_000)
}

type MergedAccount = KnownPerson & { memberNo: number; verifiedAt: Date | null; dormantAt: Date | null }

export type MergeObstacle =
  | 'MERGE_SAME_ACCOUNT'
  | 'MERGE_OTHER_DI'
  | 'MERGE_OTHER_NAME'
  | 'MERGE_STAY_NOT_ACTIVE'

/**
 * Returns why two accounts cannot belong to one person, or null. DI decides where both have it. Two people review the rest, so
 * the phone may differ: a changed number is the usual reason for a second account.
 */
export function mergeObstacle(stay: MergedAccount, closed: MergedAccount): MergeObstacle | null {
  if (stay.memberNo === closed.memberNo) return 'MERGE_SAME_ACCOUNT'
  const hasBoth = stay.identityKeyHash !== null && closed.identityKeyHash !== null
  if (hasBoth && stay.identityKeyHash !== closed.identityKeyHash) return 'MERGE_OTHER_DI'
  const [one, other] = [stay, closed].map(({ name, birth }) => `${name.normalize('NFC').trim()} ${birth}`)
  if (one !== other) return 'MERGE_OTHER_NAME'
  return stay.verifiedAt === null || stay.dormantAt !== null ? 'MERGE_STAY_NOT_ACTIVE' : null
}
