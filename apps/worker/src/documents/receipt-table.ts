import { hairline, ink, navy, panel } from './document-colours.ts'
import { fitText } from './line-fitting.ts'
import type { Sheet } from './sheet.ts'
import { spreadTracking } from './text-runs.ts'

export type Cell = readonly [label: string, value: string]

interface TablePlace {
  left: number
  right: number
  top: number
  rowHeight: number
}

const ROW = 25.5
const SECOND_LINE = 13
/** Is the number of second lines that fit above the strip before rows must be compressed. */
const ROOMY_LINES = 3
const USUAL_ROWS = 9
const LABEL_COLUMN = 92
const LABEL_INSET = 16
const VALUE_INSET = 12
const SECOND_CELL = 241.7

const labelStyle = { typeface: 'sansBold', size: 9.8 } as const
const valueStyle = { typeface: 'sans', size: 10.2 } as const

interface CellPlace {
  left: number
  right: number
  top: number
}

const valueRoom = (place: CellPlace): number => place.right - place.left - LABEL_COLUMN - VALUE_INSET - 8

const fitValue = (value: string, place: CellPlace): ReturnType<typeof fitText> =>
  fitText(value, valueRoom(place), valueStyle, valueStyle.size * 0.88)

function cellsOf(cells: readonly Cell[], place: CellPlace): { cell: Cell; place: CellPlace }[] {
  return cells.map((cell, at) => ({
    cell,
    place: {
      left: place.left + at * SECOND_CELL,
      right: cells.length > 1 && at === 0 ? place.left + SECOND_CELL : place.right,
      top: place.top,
    },
  }))
}

function drawCell(
  sheet: Sheet,
  row: ReturnType<Sheet['group']>,
  [label, value]: Cell,
  place: CellPlace,
  rowHeight: number,
): void {
  const baseline = place.top + rowHeight / 2 + 3.65
  const labelLeft = place.left + LABEL_INSET
  const tracking = spreadTracking(label, labelStyle, LABEL_COLUMN - 2 * LABEL_INSET)
  const labelling = { ...labelStyle, tracking, colour: navy, actual: label }
  sheet.tagged(row, 'TH', () => sheet.text(label, labelLeft, baseline, labelling), { scope: 'Row' })
  const fitted = fitValue(value, place)
  sheet.tagged(row, 'TD', () => {
    for (const [at, line] of fitted.lines.entries()) {
      const x = place.left + LABEL_COLUMN + VALUE_INSET
      const continues = at < fitted.lines.length - 1
      const lettering = { ...valueStyle, size: fitted.size, colour: ink, continues }
      sheet.text(line, x, baseline + at * SECOND_LINE, lettering)
    }
  })
}

function extraHeight(row: readonly Cell[], place: CellPlace): number {
  const lines = cellsOf(row, place).map(({ cell, place: spot }) => fitValue(cell[1], spot).lines.length)
  return (Math.max(...lines) - 1) * SECOND_LINE
}

/** Returns the height of one-line rows at which a receipt with many long values stays above the strip. */
export function rowHeightFor(rows: readonly (readonly Cell[])[], left: number, right: number): number {
  const extra = rows.reduce((sum, row) => sum + extraHeight(row, { left, right, top: 0 }), 0)
  const more = Math.max(0, rows.length - USUAL_ROWS) * ROW
  const excess = Math.max(0, extra + more - ROOMY_LINES * SECOND_LINE)
  return Math.max(18, ROW - excess / rows.length)
}

export function drawTable(sheet: Sheet, rows: readonly (readonly Cell[])[], place: TablePlace): number {
  const table = sheet.group(sheet.root, 'Table')
  let { top } = place
  for (const [at, row] of rows.entries()) {
    const cells = cellsOf(row, { ...place, top })
    const height = place.rowHeight + extraHeight(row, { ...place, top })
    const element = sheet.group(table, 'TR')
    const rowTop = top
    sheet.artifact(() => {
      for (const { place: spot } of cells) sheet.panel(spot.left, rowTop, LABEL_COLUMN, height, panel)
      if (at > 0) sheet.rule(place.left, place.right, rowTop, 0.5, hairline)
    })
    for (const { cell, place: spot } of cells) drawCell(sheet, element, cell, spot, place.rowHeight)
    top += height
  }
  sheet.artifact(() => {
    sheet.rule(place.left, place.right, place.top, 1.1, navy)
    sheet.rule(place.left, place.right, top, 1.1, navy)
  })
  return top
}
