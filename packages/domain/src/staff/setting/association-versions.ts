import type { Association } from '../../association.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** A row of the settings. It takes the place of the one it supersedes; without words it withdraws that one. */
export interface AssociationVersion {
  versionNo: number
  startsAt: Date
  text: Association | null
  supersedesNo: number | null
  /** The request by which two people made it; null for the first. */
  approvalNo: number | null
}

type ActiveVersion = AssociationVersion & { text: Association }

/**
 * Between approval and beginning at least, in ms: every process has read the new version by then (they look every two seconds),
 * so that all of them change over at one instant.
 */
const LEAD_MS = 5_000

/** The versions that hold one day, the earliest first: neither superseded nor a withdrawal. */
export function activeVersions(rows: readonly AssociationVersion[]): ActiveVersion[] {
  const superseded = new Set(rows.map(({ supersedesNo }) => supersedesNo))
  return rows
    .filter((row): row is ActiveVersion => row.text !== null && !superseded.has(row.versionNo))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** The version that holds at an instant, from its own instant on until the next one begins; undefined before the first. */
export function versionAt(rows: readonly AssociationVersion[], at: Date): ActiveVersion | undefined {
  return activeVersions(rows).findLast(({ startsAt }) => startsAt <= at)
}

/** When a version begins that was wanted for an instant and is approved now: never in the past, on a full second. */
export function beginningOf(wanted: Date, now: Date): Date {
  const soonest = Math.ceil((now.getTime() + LEAD_MS) / 1000) * 1000
  return new Date(Math.max(wanted.getTime(), soonest))
}

type NewStart =
  | { allowed: true; supersedesNo: number | null }
  | { allowed: false; reason: 'SETTINGS_START_TAKEN' }

/** May a version begin at this instant? One of the same instant must have been withdrawn; the new row supersedes that. */
export function mayStartAt(rows: readonly AssociationVersion[], startsAt: Date): NewStart {
  const superseded = new Set(rows.map(({ supersedesNo }) => supersedesNo))
  const last = rows.find(
    (row) => row.startsAt.getTime() === startsAt.getTime() && !superseded.has(row.versionNo),
  )
  if (last?.text) return denied('SETTINGS_START_TAKEN')
  return { allowed: true, supersedesNo: last?.versionNo ?? null }
}

/** May a version be withdrawn? Only one that stands and has not begun. */
export function mayWithdraw(
  rows: readonly AssociationVersion[],
  versionNo: number,
  now: Date,
): Verdict<'SETTINGS_NOT_FOUND' | 'SETTINGS_BEGUN'> {
  const version = activeVersions(rows).find((row) => row.versionNo === versionNo)
  if (!version) return denied('SETTINGS_NOT_FOUND')
  return version.startsAt <= now ? denied('SETTINGS_BEGUN') : allowed()
}
