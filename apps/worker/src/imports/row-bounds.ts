import { cellName, cellText, type ImportCell } from '@hygiene/domain/staff/import/import-cell'
import { IMPORT_MOST } from '@hygiene/domain/staff/import/import-states'
import type { FoundRow } from '@hygiene/operations/staff/import/keep-read-file'
import { READ_BOUNDS, UnreadableFile } from './unreadable.ts'

export async function* withinBounds(
  rows: AsyncIterable<FoundRow> | Iterable<FoundRow>,
): AsyncGenerator<FoundRow> {
  let count = 0
  let letters = 0
  for await (const { rowAt, cells } of rows) {
    const last = cells.findLastIndex((cell) => cellText(cell) !== '')
    if (last === -1) continue
    count += 1
    if (count > IMPORT_MOST.rows + 1)
      throw new UnreadableFile(
        `한 파일에 ${IMPORT_MOST.rows.toLocaleString('ko-KR')}행까지 담습니다. 나누어 올려주세요.`,
      )
    if (last >= READ_BOUNDS.columns)
      throw new UnreadableFile(
        `${cellName(last, rowAt)}: 열이 ${READ_BOUNDS.columns}개를 넘습니다. 쓰지 않는 열을 지워주세요.`,
      )
    const long = cells.reduce((sum, cell) => sum + cellText(cell).length, 0)
    if (long > READ_BOUNDS.row)
      throw new UnreadableFile(
        `${rowAt + 1}행: 한 행에 ${READ_BOUNDS.row.toLocaleString('ko-KR')}자까지 적습니다. 줄여주세요.`,
      )
    letters += long
    if (letters > READ_BOUNDS.letters)
      throw new UnreadableFile(`${rowAt + 1}행: 글이 너무 많은 파일입니다. 나누어 올려주세요.`)
    yield { rowAt, cells: cells.slice(0, last + 1).map((cell, at) => bounded(cell, at, rowAt)) }
  }
}

function bounded(cell: ImportCell, at: number, rowAt: number): ImportCell {
  if (cellText(cell).length > READ_BOUNDS.cell)
    throw new UnreadableFile(
      `${cellName(at, rowAt)}: 한 칸에 ${READ_BOUNDS.cell.toLocaleString('ko-KR')}자까지 적습니다. 줄여주세요.`,
    )
  return cell
}
