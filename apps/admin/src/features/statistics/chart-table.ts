type Cell = string | number

/** The numbers of a chart as people read them one by one. */
export type ChartTable = {
  head: readonly string[]
  /** The first cell names the row; `to`: the list behind it. */
  rows: readonly { cells: readonly Cell[]; to?: string | undefined }[]
}

/** A word that a spreadsheet would take for a formula is told to be a word. */
const worded = (cell: Cell) =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)

/** As comma-separated values with a byte order mark, by which Excel knows UTF-8. */
export function csvOf({ head, rows }: ChartTable): string {
  const lines = [head, ...rows.map(({ cells }) => cells)].map((cells) =>
    cells.map((cell) => `"${worded(cell).replaceAll('"', '""')}"`).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

export function saveCsv(name: string, table: ChartTable): void {
  const address = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
