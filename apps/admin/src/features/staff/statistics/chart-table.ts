import { withoutFormula } from '@hygiene/domain/staff/import/import-cell'

type Cell = string | number

/** The numbers of a chart as people read them one by one. */
export type ChartTable = {
  head: readonly string[]
  /** The first cell names the row; `links`: the list behind each cell that has one, in the order of the cells. */
  rows: readonly { cells: readonly Cell[]; links?: readonly (string | undefined)[] }[]
}

/** A word that a spreadsheet would take for a formula is told to be a word. */
const worded = (cell: Cell) => (typeof cell === 'string' ? withoutFormula(cell) : String(cell))

/** As comma-separated values with a byte order mark, by which Excel knows UTF-8. */
export function csvOf({ head, rows }: ChartTable): string {
  const lines = [head, ...rows.map(({ cells }) => cells)].map((cells) =>
    cells.map((cell) => `"${worded(cell).replaceAll('"', '""')}"`).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** Hands a file of the browser's own to the person. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
