import { decideImportRows as contract } from '@hygiene/contracts/staff/import/decide-import-rows'
import { denied } from '@hygiene/domain/verdict'
import { type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { mayDecide } from '@hygiene/domain/staff/import/import-states'
import { operation } from '../../kit/operation.ts'
import { lockImport } from './lock-import.ts'

export const decideImportRows = operation(contract, async ({ db, input, actor, now }) => {
  const { importNo, rows, decision } = input
  const head = await lockImport(db, actor, importNo, now)
  if (!head) return denied('IMPORT_NOT_FOUND')
  if (head.status !== 'ready') return denied('IMPORT_NOT_READY')
  const among = 'rowAts' in rows ? { rowAt: { in: [...rows.rowAts] } } : { rowClass: rows.rowClass }
  const where = { importNo, doneAt: null, rowClass: { not: null }, ...among }
  const classes = await db.staffImportRow.groupBy({ by: ['rowClass'], where })
  const kind = importKindOf(head.kind as ImportKindName)
  if (classes.some(({ rowClass }) => rowClass && !mayDecide(kind, rowClass, decision)))
    return denied('IMPORT_DECISION_REFUSED')
  const { count } = await db.staffImportRow.updateMany({ where, data: { decision } })
  return { rows: count }
})
