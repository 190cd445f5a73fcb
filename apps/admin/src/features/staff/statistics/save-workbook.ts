import {
  SHEET_END,
  sheetBegin,
  type SheetCell,
  sheetRow,
} from '@hygiene/domain/platform/workbook/sheet-pieces'
import { workbookParts } from '@hygiene/domain/platform/workbook/workbook-parts'
import type { ChartTable } from './chart-table.ts'
import { zipOf } from '../../../shared/workbook/zip-of.ts'

const WIDTH = 18

export type WorkbookFacts = readonly (readonly [label: string, value: SheetCell])[]

/**
 * Builds a chart's table as .xlsx from the export kit (docs/decisions/016). The browser may do this because figures name no
 * person.
 */
export function workbookOf(title: string, { head, rows }: ChartTable, facts: WorkbookFacts): Blob {
  const cover = [
    sheetBegin([
      { label: '통계', width: WIDTH },
      { label: title, width: 60 },
    ]),
    ...facts.map(sheetRow),
  ]
  const figures = [
    sheetBegin(head.map((label) => ({ label, width: WIDTH }))),
    ...rows.map(({ cells }) => sheetRow(cells)),
  ]
  return zipOf({
    ...workbookParts(['표지', '통계']),
    'xl/worksheets/sheet1.xml': `${cover.join('')}${SHEET_END}`,
    'xl/worksheets/sheet2.xml': `${figures.join('')}${SHEET_END}`,
  })
}
