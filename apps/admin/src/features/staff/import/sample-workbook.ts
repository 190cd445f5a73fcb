import { columnHint } from '@hygiene/domain/staff/import/column-hint'
import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import { sampleFileOf } from '@hygiene/domain/staff/import/sample-rows'
import { SHEET_END, sheetBegin, sheetRow } from '@hygiene/domain/platform/workbook/sheet-pieces'
import { workbookParts } from '@hygiene/domain/platform/workbook/workbook-parts'
import { zipOf } from '../../../shared/workbook/zip-of.ts'

const WIDTH = 20

/**
 * Returns the sample of a kind as .xlsx. Its cells are text, so that a spreadsheet keeps leading zeros. The second sheet explains
 * each column.
 */
export function sampleWorkbookOf(kind: ImportKindName): Blob {
  const { columns, rows } = sampleFileOf(kind)
  const samples = [sheetBegin(columns.map(({ label }) => ({ label, width: WIDTH }))), ...rows.map(sheetRow)]
  const hints = [
    sheetBegin([
      { label: '열', width: WIDTH },
      { label: '필수', width: 8 },
      { label: '쓰는 방법', width: 70 },
      { label: '다른 이름도 알아봅니다', width: 50 },
    ]),
    ...columns.map((column) =>
      sheetRow([
        column.label,
        column.isRequired ? '필수' : '선택',
        columnHint(column),
        column.alike.join(', '),
      ]),
    ),
  ]
  return zipOf({
    ...workbookParts(['예시', '작성 방법']),
    'xl/worksheets/sheet1.xml': `${samples.join('')}${SHEET_END}`,
    'xl/worksheets/sheet2.xml': `${hints.join('')}${SHEET_END}`,
  })
}
