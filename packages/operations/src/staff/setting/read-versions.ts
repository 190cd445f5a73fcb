import { keptAssociation } from '@hygiene/contracts/staff/setting/settings-shape'
import type { Queries } from '@hygiene/db/connect'
import type { Association } from '@hygiene/domain/association'
import { type AssociationVersion, versionAt } from '@hygiene/domain/staff/setting/association-versions'

export async function readVersions(db: Pick<Queries, 'associationVersion'>): Promise<AssociationVersion[]> {
  const rows = await db.associationVersion.findMany({ orderBy: { versionNo: 'asc' } })
  return rows.map((row) => ({ ...row, text: row.text === null ? null : associationOf(row.text) }))
}

/** Returns the association's data at an instant; documents freeze it from here. */
export async function associationAt(db: Pick<Queries, 'associationVersion'>, at: Date): Promise<Association> {
  const version = versionAt(await readVersions(db), at)
  if (!version) throw new Error('No version of the association’s data holds: the migration writes the first.')
  return version.text
}

export function associationOf(text: unknown): Association {
  return keptAssociation.parse(text)
}
