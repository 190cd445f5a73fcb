import { Readable } from 'node:stream'
import { openWrongRows as contract } from '@hygiene/contracts/staff/import/open-wrong-rows'
import type { PrismaClient, StaffImport } from '@hygiene/db'
import {
  csvLine,
  type ImportCell,
  importColumnsOf,
  type ImportKindName,
  type ImportMapping,
  WRONG_LINES_HEADER,
  wrongLines,
} from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { implementBytes } from '../../http/implement.ts'
import { findImport } from '@hygiene/operations/staff/import/find-import'

/** Rows at a time. */
const BATCH = 2_000
/** Spreadsheets take a .csv for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

export const openWrongRows = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const head = await findImport(deps.db, caller, input.importNo)
    if (!head) throw refuse('IMPORT_NOT_FOUND')
    const pieces: Buffer[] = []
    for await (const piece of wrongRowsOf(deps.db, head)) pieces.push(Buffer.from(piece))
    if (pieces.length === 0) throw refuse('IMPORT_NO_WRONG_ROWS')
    const subject = { kind: 'import', no: head.importNo } as const
    await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
    const header = Buffer.from(`${BYTE_ORDER_MARK}${csvLine(WRONG_LINES_HEADER)}\r\n`)
    return {
      // Its size is told first, and what is told stays below that of a file: the lines hold no cell of theirs.
      body: Readable.from([header, ...pieces]),
      contentType: 'text/csv; charset=utf-8',
      sizeBytes: [header, ...pieces].reduce((sum, piece) => sum + piece.byteLength, 0),
      fileName: `가져오기 ${head.importNo} 틀린 행.csv`,
      isInline: false,
    }
  },
)

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
