import { stopImport as contract } from '@hygiene/contracts/staff/import/stop-import'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { lockImport } from './lock-import.ts'

const ENDED: ReadonlySet<string> = new Set(['done', 'stopped', 'refused'])

/** Stops an import after the current batch. Written rows stay. */
export const stopImport = operation(contract, async ({ db, input: { importNo }, actor, now }) => {
  const head = await lockImport(db, actor, importNo, now)
  if (!head) return denied('IMPORT_NOT_FOUND')
  if (ENDED.has(head.status)) return denied('IMPORT_NOT_READY')
  await db.staffImport.update({ where: { importNo }, data: { status: 'stopped', endedAt: now } })
  return { importNo }
})
