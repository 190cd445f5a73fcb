/** Limits concurrent uploads per process, because each holds its bytes and a picture in memory (docs/rules/files.md). */
const AT_A_TIME = 2

let free = AT_A_TIME
const waiting: (() => void)[] = []

export async function inUploadTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}
