import { checkImport } from '@hygiene/contracts/platform/job/check-import'
import { handOver, type PrismaClient, transaction } from '@hygiene/db'
import {
  allowed,
  denied,
  guessColumns,
  type ImportCell,
  importColumnsOf,
  type ImportKindName,
  type ImportMapping,
  unmappedColumns,
  type Verdict,
} from '@hygiene/domain'
import { headerOf } from './keep-read-file.ts'
import { lockImport } from './lock-import.ts'

interface Mapping {
  importNo: number
  mapping: ImportMapping
  /** Another header than the one found. */
  headerAt?: number | undefined
  isFinal: boolean
}

type Refusal = 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY' | 'IMPORT_COLUMNS_MISSING'

/** Keeps the mapping of a file, and has its rows judged again. Of an import that is looked at, the preview begins again. */
export async function mapImport(client: PrismaClient, wanted: Mapping, now: Date): Promise<Verdict<Refusal>> {
  return transaction<Verdict<Refusal>>(client, async (db) => {
    const { importNo, isFinal } = wanted
    const head = await lockImport(db, importNo, now)
    if (!head) return denied('IMPORT_NOT_FOUND')
    const hasWritten = (await db.staffImportRow.count({ where: { importNo, doneAt: { not: null } } })) > 0
    if (!['mapping', 'ready'].includes(head.status) || hasWritten) return denied('IMPORT_NOT_READY')
    const columns = importColumnsOf(head.kind as ImportKindName)
    const moved =
      wanted.headerAt !== undefined && wanted.headerAt !== head.headerAt
        ? await db.staffImportRow.findUnique({
            where: { importNo_rowAt: { importNo, rowAt: wanted.headerAt } },
          })
        : null
    const header = moved ? headerOf(moved.cells as ImportCell[]) : head.header
    const mapping = moved ? { columns: guessColumns(columns, header), values: {} } : wanted.mapping
    if (isFinal && unmappedColumns(columns, mapping.columns).length > 0)
      return denied('IMPORT_COLUMNS_MISSING')
    const headerAt = moved?.rowAt ?? head.headerAt
    const rowCount = await db.staffImportRow.count({ where: { importNo, rowAt: { gt: headerAt } } })
    await db.staffImportRow.updateMany({
      where: { importNo, OR: [{ rowClass: { not: null } }, { decision: { not: null } }] },
      data: { rowClass: null, rowKey: null, sentence: '', decision: null, isAgain: false },
    })
    const status = isFinal ? ('checking' as const) : ('mapping' as const)
    await db.staffImport.update({
      where: { importNo },
      data: {
        header,
        headerAt,
        rowCount,
        doneRows: 0,
        status,
        mapping: { ...mapping },
      },
    })
    if (isFinal) await handOver(db, checkImport, { importNo })
    return allowed()
  })
}
