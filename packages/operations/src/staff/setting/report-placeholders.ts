import { keptAssociation } from '@hygiene/contracts/staff/setting/settings-shape'
import { associationLabel } from '@hygiene/domain/staff/setting/association-text'
import { type AssociationVersion, versionAt } from '@hygiene/domain/staff/setting/association-versions'
import { unsetFields } from '@hygiene/domain/staff/setting/placeholders'
import type { Pool } from 'pg'

const VERSIONS = `
  SELECT "versionNo", "startsAt", "text", "supersedesNo", "approvalNo" FROM "AssociationVersion" ORDER BY "versionNo"`

/** Uses plain SQL, because a starting process has not loaded Prisma, which takes 100 MB. */
export async function readVersionRows(pool: Pool): Promise<AssociationVersion[]> {
  const { rows } = await pool.query<AssociationVersion>({ name: 'read-association-versions', text: VERSIONS })
  return rows.map((row) => ({ ...row, text: row.text && keptAssociation.parse(row.text) }))
}

/** Reports through `warn` in one sentence which of the association's data are still placeholders, which visitors do not see. */
export async function reportPlaceholders(
  pool: Pool,
  { now, warn }: { now: Date; warn: (sentence: string) => void },
): Promise<void> {
  const version = versionAt(await readVersionRows(pool), now)
  const unset = version ? unsetFields(version.text) : []
  if (unset.length === 0) return
  const names = unset.map((field) => associationLabel[field]).join(', ')
  warn(
    `The association's data are not complete, visitors see nothing in their place (console: 협회 정보): ${names}`,
  )
}
