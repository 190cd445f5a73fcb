import { keptAssociation } from '@hygiene/contracts/staff/setting/settings-shape'
import type { Queries } from '@hygiene/db/connect'
import type { Association } from '@hygiene/domain/association'
import { type AssociationVersion, versionAt } from '@hygiene/domain/staff/setting/association-versions'

/** Every row of the settings: there are few, and the rules look at all of them. */
export async function readVersions(db: Pick<Queries, 'associationVersion'>): Promise<AssociationVersion[]> {
  const rows = await db.associationVersion.findMany({ orderBy: { versionNo: 'asc' } })
  return rows.map((row) => ({ ...row, text: row.text === null ? null : associationOf(row.text) }))
}

/** The association's own words as they hold at an instant; documents freeze them from here. */
export async function associationAt(db: Pick<Queries, 'associationVersion'>, at: Date): Promise<Association> {
  const version = versionAt(await readVersions(db), at)
  if (!version) throw new Error('No version of the association’s data holds: the migration writes the first.')
  return version.text
}

/** Words as a row keeps them. */
export function associationOf(text: unknown): Association {
  return keptAssociation.parse(text)
}
