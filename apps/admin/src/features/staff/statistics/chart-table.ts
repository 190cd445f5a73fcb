import { withoutFormula } from '@hygiene/domain/staff/import/import-cell'

type Cell = string | number

export type ChartTable = {
  head: readonly string[]
  /**
   * Holds the rows. The first cell names the row; `links` gives the list behind each cell that has one, in the order of the
   * cells.
   */
  rows: readonly { cells: readonly Cell[]; links?: readonly (string | undefined)[] }[]
}

/** Prevents a spreadsheet from reading a text as a formula. */
const worded = (cell: Cell) => (typeof cell === 'string' ? withoutFormula(cell) : String(cell))

/** Returns comma-separated values with a byte order mark, by which Excel recognises UTF-8. */
export function csvOf({ head, rows }: ChartTable): string {
  const lines = [head, ...rows.map(({ cells }) => cells)].map((cells) =>
    cells.map((cell) => `"${worded(cell).replaceAll('"', '""')}"`).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
