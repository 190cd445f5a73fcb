import type { Transaction } from '@hygiene/db/connect'
import type { KeptFiles } from '@hygiene/domain/platform/file/file-limits'

const DAY_MS = 24 * 3_600_000

export async function countKeptFiles(db: Transaction, memberNo: number, now: Date): Promise<KeptFiles> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const [row] = await db.$queryRaw<Record<keyof KeptFiles, bigint>[]>`
    SELECT count(*) AS "files",
           coalesce(sum("sizeBytes"), 0)::bigint AS "bytes",
           count(*) FILTER (WHERE "createdAt" > ${dayAgo}) AS "filesToday",
           coalesce(sum("sizeBytes") FILTER (WHERE "createdAt" > ${dayAgo}), 0)::bigint AS "bytesToday"
      FROM "StoredFile"
     WHERE "memberNo" = ${memberNo} AND "storageKey" LIKE 'uploads/%' AND "state" <> 'infected'`
  return {
    files: Number(row?.files ?? 0),
    bytes: Number(row?.bytes ?? 0),
    filesToday: Number(row?.filesToday ?? 0),
    bytesToday: Number(row?.bytesToday ?? 0),
  }
}
