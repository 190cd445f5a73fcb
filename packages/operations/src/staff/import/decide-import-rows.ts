import { type PrismaClient, transaction } from '@hygiene/db'
import {
  denied,
  type ImportClass,
  type ImportDecision,
  type ImportKindName,
  importKindOf,
  mayDecide,
} from '@hygiene/domain'
import { lockImport } from './lock-import.ts'

interface Deciding {
  importNo: number
  rows: { rowAts: readonly number[] } | { rowClass: ImportClass }
  decision: ImportDecision | null
}

type Decided =
  | { allowed: true; rows: number }
  | { allowed: false; reason: 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY' | 'IMPORT_DECISION_REFUSED' }

/** Says what becomes of rows that are left, while the file is looked at. */
export async function decideImportRows(
  client: PrismaClient,
  { importNo, rows, decision }: Deciding,
  now: Date,
): Promise<Decided> {
  return transaction<Decided>(client, async (db) => {
    const head = await lockImport(db, importNo, now)
    if (!head) return denied('IMPORT_NOT_FOUND')
    if (head.status !== 'ready') return denied('IMPORT_NOT_READY')
    const among = 'rowAts' in rows ? { rowAt: { in: [...rows.rowAts] } } : { rowClass: rows.rowClass }
    const where = { importNo, doneAt: null, rowClass: { not: null }, ...among }
    const classes = await db.staffImportRow.groupBy({ by: ['rowClass'], where })
    const kind = importKindOf(head.kind as ImportKindName)
    if (classes.some(({ rowClass }) => rowClass && !mayDecide(kind, rowClass, decision)))
      return denied('IMPORT_DECISION_REFUSED')
    const { count } = await db.staffImportRow.updateMany({ where, data: { decision } })
    return { allowed: true, rows: count }
  })
}
