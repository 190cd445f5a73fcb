import type { Queries } from '@hygiene/db/connect'
import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'

export interface Origin {
  importNo: number
  fileName: string
  rowAt: number
  at: string
}

export async function findOrigins(
  db: Queries,
  kind: ImportKindName,
  recordNos: readonly number[],
): Promise<Map<number, Origin>> {
  const rows = await db.importOrigin.findMany({
    where: { kind, recordNo: { in: [...recordNos] } },
    include: { import: { select: { fileName: true } } },
    orderBy: { at: 'asc' },
  })
  return new Map(
    rows.map(({ recordNo, importNo, rowAt, at, import: { fileName } }) => [
      recordNo,
      { importNo, fileName, rowAt, at: at.toISOString() },
    ]),
  )
}
