import { Readable } from 'node:stream'
import { openWrongRows as contract } from '@hygiene/contracts/staff/import/open-wrong-rows'
import { csvLine, WRONG_LINES_HEADER } from '@hygiene/domain/staff/import/wrong-lines'
import { openWrongRows as open } from '@hygiene/operations/staff/import/open-wrong-rows'
import { implementBytes } from '../../http/implement.ts'

/** Spreadsheets take a .csv for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

export const openWrongRows = implementBytes(
  contract,
  async ({ input: { importNo }, caller, deps, ipAddress, now, refuse }) => {
    const opened = await open(deps.db, { importNo, caller: { ...caller, ipAddress } }, now)
    if (!opened.allowed) throw refuse(opened.reason)
    const pieces = [Buffer.from(`${BYTE_ORDER_MARK}${csvLine(WRONG_LINES_HEADER)}\r\n`), ...opened.lines]
    return {
      body: Readable.from(pieces),
      contentType: 'text/csv; charset=utf-8',
      // The headers need the size before the first byte.
      sizeBytes: pieces.reduce((sum, piece) => sum + piece.byteLength, 0),
      fileName: `가져오기 ${importNo} 틀린 행.csv`,
      isInline: false,
    }
  },
)
