import { keptAssociation } from '@hygiene/contracts/staff-settings/settings-shape'
import { type Association, type AssociationVersion, FIRST_ASSOCIATION, versionAt } from '@hygiene/domain'
import type { Pool } from 'pg'

/** A new version begins five seconds after its approval at the earliest, and each process has read it by then. */
const KEPT_MS = 2_000

interface CurrentAssociation {
  versionNo: number
  words: Association
}

/** The association's own data as it holds now; a version begins at its instant, also one that is remembered. */
export type ReadAssociation = (now: Date) => Promise<CurrentAssociation>

/**
 * The versions as this process remembers them; calls that arrive together read them once. While the database is away the last
 * ones read go on, and before any were read the words of the first version.
 */
export function rememberedAssociation(pool: Pool): ReadAssociation {
  let known: AssociationVersion[] = []
  let reading: { done: Promise<void>; at: number } | null = null
  async function look(): Promise<void> {
    known = await readRows(pool).catch(() => known)
  }
  return async (now) => {
    if (!reading || Math.abs(now.getTime() - reading.at) >= KEPT_MS) {
      reading = { done: look(), at: now.getTime() }
    }
    await reading.done
    return versionAt(known, now) ?? { versionNo: 0, words: FIRST_ASSOCIATION }
  }
}

async function readRows(pool: Pool): Promise<AssociationVersion[]> {
  const { rows } = await pool.query<AssociationVersion>({
    name: 'read-association-versions',
    text: 'SELECT "versionNo", "startsAt", "words", "supersedesNo", "approvalNo" FROM "AssociationVersion" ORDER BY "versionNo"',
  })
  return rows.map((row) => ({ ...row, words: row.words && keptAssociation.parse(row.words) }))
}
