import { Readable } from 'node:stream'
import { type ExportPurpose, exportPurposeLabel } from '@hygiene/domain/staff/export/export'
import { chosenColumns, type ExportScreen, exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { withoutFormula } from '@hygiene/domain/staff/import/import-cell'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { ExportPlan } from '@hygiene/operations/staff/export/begin-export'
import type { Cell } from '@hygiene/operations/staff/export/export-kind'
import { writeXlsx } from './write-xlsx.ts'

/** Marks the file as UTF-8 for spreadsheets. */
const MARK = '\uFEFF'

/** Writes RFC 4180 with a UTF-8 mark. Text that begins like a formula gets a leading apostrophe. */
function writeCsv(
  labels: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Readable {
  return Readable.from(lines(labels, rows), { objectMode: false })
}

async function* lines(
  labels: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
) {
  yield Buffer.from(`${MARK}${labels.map(quoted).join(',')}\r\n`)
  let piece = ''
  for await (const row of rows) {
    piece += `${row.map(cellText).join(',')}\r\n`
    if (piece.length < 65_536) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return quoted(cell instanceof Date ? formatSeoulDateTime(cell) : withoutFormula(cell))
}

function quoted(text: string): string {
  return /["\r\n,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const COLUMN_WIDTH = 18

/** Writes an export file. The first sheet of a workbook states who exported what, when and why; a CSV has the rows only. */
export function exportFile(plan: ExportPlan, rows: AsyncIterable<readonly Cell[]>, now: Date): Readable {
  const screen = plan.screen as ExportScreen
  const columns = chosenColumns(screen, plan.columns)
  if (plan.format === 'csv')
    return writeCsv(
      columns.map(({ label }) => label),
      rows,
    )
  const cover = {
    name: '표지',
    columns: [
      { label: '내보내기', width: 16 },
      { label: String(plan.exportNo), width: 70 },
    ],
    rows: coverRows(plan, now),
  }
  const list = {
    name: exportListOf(screen).label,
    columns: columns.map(({ label }) => ({ label, width: COLUMN_WIDTH })),
    rows,
  }
  return writeXlsx([cover, list])
}

function coverRows(plan: ExportPlan, now: Date): Cell[][] {
  const { employee, found, rowCount, isUnmasked, purpose, text } = plan
  return [
    ['목록', exportListOf(plan.screen as ExportScreen).label],
    ['조건', found || '전체'],
    ['내보낸 사람', `${employee.name} (${employee.loginId})`],
    ['요청 일시', plan.orderedAt],
    ['등록 일시', now],
    ['사유', exportPurposeLabel[purpose as ExportPurpose]],
    ['설명', text],
    ['고른 행', rowCount],
    ['개인정보', isUnmasked ? '가리지 않음' : '가림'],
    ['보관', '사용한 뒤에는 삭제해주세요. 이 파일을 내보낸 일과 담긴 사람은 처리 기록에 남았습니다.'],
  ]
}
