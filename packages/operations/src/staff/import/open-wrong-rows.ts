import { openWrongRows as contract } from '@hygiene/contracts/staff/import/open-wrong-rows'
import type { Transaction } from '@hygiene/db/connect'
import type { StaffImport } from '@hygiene/db/generated/client'
import { csvLine, WRONG_LINES_HEADER, wrongLines } from '@hygiene/domain/staff/import/wrong-lines'
import { denied } from '@hygiene/domain/verdict'
import type { ImportCell } from '@hygiene/domain/staff/import/import-cell'
import { importColumnsOf, type ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportMapping } from '@hygiene/domain/staff/import/map-columns'
import { operation } from '../../kit/operation.ts'
import { findImport } from './find-import.ts'

const BATCH = 2_000
/** Makes spreadsheets read a .csv as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes the corrections for a file's wrong rows. They contain no cell values and stay below the file size limit. */
export const openWrongRows = operation(contract, async ({ db, input: { importNo }, actor }) => {
  const head = await findImport(db, actor, importNo)
  if (!head) return denied('IMPORT_NOT_FOUND')
  const lines: Buffer[] = []
  for await (const piece of wrongRowsOf(db, head)) lines.push(Buffer.from(piece))
  if (lines.length === 0) return denied('IMPORT_NO_WRONG_ROWS')
  return {
    bytes: [Buffer.from(`${BYTE_ORDER_MARK}${csvLine(WRONG_LINES_HEADER)}\r\n`), ...lines],
    contentType: 'text/csv; charset=utf-8',
    name: `가져오기 ${importNo} 틀린 행.csv`,
    isInline: false,
  }
})

async function* wrongRowsOf(db: Transaction, head: StaffImport): AsyncGenerator<string> {
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
