import type { Association } from '../../association.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** Replaces the row that it supersedes. A row without texts withdraws that one. */
export interface AssociationVersion {
  versionNo: number
  startsAt: Date
  text: Association | null
  supersedesNo: number | null
  /** Refers to the approved request and is null for the first version. */
  approvalNo: number | null
}

type ActiveVersion = AssociationVersion & { text: Association }

/**
 * Sets the minimum time between approval and start, in ms. Every process polls every two seconds and so has read the version
 * before all of them switch at one instant.
 */
const LEAD_MS = 5_000

/** Returns the versions in force on some day, earliest first: neither superseded nor a withdrawal. */
export function activeVersions(rows: readonly AssociationVersion[]): ActiveVersion[] {
  const superseded = new Set(rows.map(({ supersedesNo }) => supersedesNo))
  return rows
    .filter((row): row is ActiveVersion => row.text !== null && !superseded.has(row.versionNo))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Returns the version in force at an instant, or undefined before the first one. */
export function versionAt(rows: readonly AssociationVersion[], at: Date): ActiveVersion | undefined {
  return activeVersions(rows).findLast(({ startsAt }) => startsAt <= at)
}

/** Returns when a version approved now starts: on a full second and never in the past. */
export function beginningOf(wanted: Date, now: Date): Date {
  const soonest = Math.ceil((now.getTime() + LEAD_MS) / 1000) * 1000
  return new Date(Math.max(wanted.getTime(), soonest))
}

type NewStart =
  | { allowed: true; supersedesNo: number | null }
  | { allowed: false; reason: 'SETTINGS_START_TAKEN' }

/**
 * Checks whether a version may start at an instant. An earlier version of the same instant must have been withdrawn; the new row
 * supersedes the withdrawal.
 */
export function mayStartAt(rows: readonly AssociationVersion[], startsAt: Date): NewStart {
  const superseded = new Set(rows.map(({ supersedesNo }) => supersedesNo))
  const last = rows.find(
    (row) => row.startsAt.getTime() === startsAt.getTime() && !superseded.has(row.versionNo),
  )
  if (last?.text) return denied('SETTINGS_START_TAKEN')
  return { allowed: true, supersedesNo: last?.versionNo ?? null }
}

/** Allows withdrawing only a version that is active and has not started. */
export function mayWithdraw(
  rows: readonly AssociationVersion[],
  versionNo: number,
  now: Date,
): Verdict<'SETTINGS_NOT_FOUND' | 'SETTINGS_BEGUN'> {
  const version = activeVersions(rows).find((row) => row.versionNo === versionNo)
  if (!version) return denied('SETTINGS_NOT_FOUND')
  return version.startsAt <= now ? denied('SETTINGS_BEGUN') : allowed()
}
