export function groupWrites<Row>(
  write: (rows: readonly Row[]) => Promise<void>,
): (row: Row) => Promise<void> {
  let waiting: { row: Row; resolve: () => void; reject: (cause: unknown) => void }[] = []
  let isWriting = false

  async function drain(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        await write(group.map(({ row }) => row))
        for (const { resolve } of group) resolve()
      } catch (cause) {
        for (const { reject } of group) reject(cause)
      }
    }
    isWriting = false
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject })
      if (!isWriting) void drain()
    })
}
