import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { type AssociationVersion, versionAt } from '@hygiene/domain/staff/setting/association-versions'
import { withoutPlaceholders } from '@hygiene/domain/staff/setting/placeholders'
import { readVersionRows } from '@hygiene/operations/staff/setting/report-placeholders'
import type { ReadAssociation } from '@hygiene/operations/kit/services'
import type { Pool } from 'pg'

/**
 * Is shorter than the five seconds between an approval and the earliest start of a version, so that every process has read it by
 * then.
 */
const KEPT_MS = 2_000

/**
 * Remembers the versions in this process; concurrent calls read them once. While the database is away, the last versions read are
 * used, or the first version's text if none was read. Production answers a placeholder as empty. A remembered version takes
 * effect at its own instant.
 */
export function rememberedAssociation(
  pool: Pool,
  { hidesPlaceholders = false }: { hidesPlaceholders?: boolean } = {},
): ReadAssociation {
  let known: AssociationVersion[] = []
  let reading: { done: Promise<void>; at: number } | null = null
  async function view(): Promise<void> {
    known = await readVersionRows(pool).catch(() => known)
  }
  return async (now) => {
    if (!reading || Math.abs(now.getTime() - reading.at) >= KEPT_MS) {
      reading = { done: view(), at: now.getTime() }
    }
    await reading.done
    const { versionNo, text } = versionAt(known, now) ?? { versionNo: 0, text: FIRST_ASSOCIATION }
    return { versionNo, text: hidesPlaceholders ? withoutPlaceholders(text) : text }
  }
}
