import type { Queries, StaffImport } from '@hygiene/db'
import type { StaffRole } from '@hygiene/domain'
import { kindsOf } from './import-rows.ts'

type FoundImport = StaffImport & { employee: { name: string } }

/** An import of a kind that the caller may read in. */
export async function findImport(
  db: Queries,
  { role }: { role: StaffRole },
  importNo: number,
): Promise<FoundImport | null> {
  return db.staffImport.findFirst({
    where: { importNo, kind: { in: kindsOf(role) } },
    include: { employee: { select: { name: true } } },
  })
}
