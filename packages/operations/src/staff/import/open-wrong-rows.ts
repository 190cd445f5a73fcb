import type { PrismaClient, StaffImport } from '@hygiene/db/generated/client'
import { csvLine, wrongLines } from '@hygiene/domain/staff/import/wrong-lines'
import { denied } from '@hygiene/domain/verdict'
import type { ImportCell } from '@hygiene/domain/staff/import/import-cell'
import { importColumnsOf, type ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportMapping } from '@hygiene/domain/staff/import/map-columns'
import type { EmployeeActor } from '../../kit/actor.ts'
import { writeAudit } from '../audit-log/write-audit.ts'
import { findImport } from './find-import.ts'

/** Rows at a time. */
const BATCH = 2_000

/** The lines by which the wrong rows of a file are corrected. They hold no cell of theirs, and stay below the size of a file. */
export async function openWrongRows(
  db: PrismaClient,
  { importNo, caller }: { importNo: number; caller: EmployeeActor },
  now: Date,
) {
  const head = await findImport(db, caller, importNo)
  if (!head) return denied('IMPORT_NOT_FOUND')
  const lines: Buffer[] = []
  for await (const piece of wrongRowsOf(db, head)) lines.push(Buffer.from(piece))
  if (lines.length === 0) return denied('IMPORT_NO_WRONG_ROWS')
  const action = { operation: 'openWrongRows', subject: { kind: 'import', no: importNo } } as const
  await writeAudit(db, { caller, ...action, reason: '', ipAddress: caller.ipAddress, now })
  return { allowed: true as const, lines }
}

async function* wrongRowsOf(db: PrismaClient, head: StaffImport): AsyncGenerator<string> {
  const { importNo } = head
  const columns = importColumnsOf(head.kind as ImportKindName)
  const mapping = head.mapping as unknown as ImportMapping
  for (let after = head.headerAt; ; ) {
    const rows = await db.staffImportRow.findMany({
      where: { importNo, rowClass: 'wrong', rowAt: { gt: after } },
      orderBy: { rowAt: 'asc' },
      take: BATCH,
      select: { rowAt: true, cells: true, sentence: true },
    })
    const last = rows.at(-1)
    if (!last) return
    after = last.rowAt
    const lines = rows.flatMap((row) =>
      wrongLines(columns, mapping, { ...row, cells: row.cells as ImportCell[] }),
    )
    yield lines.map((line) => `${csvLine(line)}\r\n`).join('')
  }
}
